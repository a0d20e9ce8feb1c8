import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** A page as the site sends it, for others to send as well. */
export interface ReferencePage {
  name: string;
  gzip: Buffer;
  identity: Buffer;
}

export interface ReferenceServer {
  pid: number;
  getUrl(name: string): string;
  stop(): Promise<void>;
}

/** Asks twice, so that a page that is kept in memory is there, and takes the bytes as they come over the wire. */
export async function fetchReferencePage(name: string, url: string): Promise<ReferencePage> {
  await askFor(url);
  const gzip = await askFor(url);
  return { name, gzip, identity: gunzipSync(gzip) };
}

function askFor(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'Accept-Encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode === 200) buffer(answer).then(resolve, reject);
      else reject(new Error(`${url} answers ${answer.statusCode}.`));
    });
    asked.on('error', reject);
    asked.end();
  });
}

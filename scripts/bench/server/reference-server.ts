import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** The bytes of a page, for reference servers. */
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

/** Fetches the compressed bytes of a page. The first request fills the cache. */
export async function fetchReferencePage(name: string, url: string): Promise<ReferencePage> {
  await fetchGzip(url);
  const gzip = await fetchGzip(url);
  return { name, gzip, identity: gunzipSync(gzip) };
}

function fetchGzip(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject);
      else reject(new Error(`${url} responds with ${response.statusCode}.`));
    });
    sent.on('error', reject);
    sent.end();
  });
}

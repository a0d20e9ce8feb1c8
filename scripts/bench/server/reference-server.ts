import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** The bytes of a page, for reference servers. */
export interface ReferencePage {
  name: string;
  gzip: Buffer;
  identity: Buffer;
  /** Name, value, name, value …: all headers except those that Node adds to each response. */
  headers: string[];
}

export interface ReferenceServer {
  pid: number;
  getUrl(name: string): string;
  stop(): Promise<void>;
}

/** Headers that Node adds to each response. */
const NODE_HEADERS = ['date', 'connection', 'keep-alive'];

interface FetchedPage {
  gzip: Buffer;
  headers: string[];
}

/** Fetches the compressed bytes of a page. The first request fills the cache. */
export async function fetchReferencePage(name: string, url: string): Promise<ReferencePage> {
  await fetchGzip(url);
  const { gzip, headers } = await fetchGzip(url);
  return { name, gzip, headers, identity: gunzipSync(gzip) };
}

function removeNodeHeaders(rawHeaders: readonly string[]): string[] {
  const isOwn = (name: string | undefined) =>
    name !== undefined && !NODE_HEADERS.includes(name.toLowerCase());
  return rawHeaders.filter((_, index) => isOwn(rawHeaders[index - (index % 2)]));
}

function fetchGzip(url: string): Promise<FetchedPage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      const { statusCode, rawHeaders } = response;
      if (statusCode !== 200) reject(new Error(`${url} responds with ${statusCode}.`));
      else buffer(response).then((gzip) => resolve({ gzip, headers: removeNodeHeaders(rawHeaders) }), reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

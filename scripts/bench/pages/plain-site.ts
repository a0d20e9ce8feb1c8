import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

export interface PlainSite {
  url: string;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Serves plain pages by path, and the fonts and pictures of the site. */
export async function servePlainPages(
  pages: ReadonlyMap<string, string>,
  siteUrl: string,
): Promise<PlainSite> {
  const files = new Map<string, Buffer>();
  const fetchFile = async (path: string) => {
    const fetched = files.get(path);
    if (fetched) return fetched;
    const file = Buffer.from(await (await fetch(siteUrl + path)).arrayBuffer());
    files.set(path, file);
    return file;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const html = pages.get(url);
    if (html !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      response.end(brotliCompressSync(html));
      return;
    }
    const type = types[url.split('.').at(-1) ?? ''];
    response.writeHead(
      type ? 200 : 404,
      type ? { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' } : {},
    );
    response.end(type && (await fetchFile(url)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://localhost:${port}`, stop };
}

import { sendRequest } from './send-request';

/** Whether a path is served from memory. Only then does a conditional request get 304. A rendered page is sent whole. */
export async function isCached(siteUrl: string, path: string): Promise<boolean> {
  const { headers } = await sendRequest(siteUrl, { path });
  if (headers.etag === undefined) return false;
  const { status } = await sendRequest(siteUrl, { path, headers: { 'If-None-Match': headers.etag } });
  return status === 304;
}

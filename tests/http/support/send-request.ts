import { once } from 'node:events';
import { type ClientRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface TestRequest {
  method?: string;
  /** Sent unchanged: dots, slashes and escapes are not normalised. */
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The received bytes, with their content encoding. */
  body: Buffer;
  /** The decoded body. */
  text: string;
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}

const CHUNK_BYTES = 64 * 1024;

/** Sends a large body like a browser: on a keep-alive connection, and only until the response arrives. */
async function writeUntilResponse(sent: ClientRequest, body: Buffer): Promise<void> {
  let hasResponse = false;
  const responded = once(sent, 'response').then(() => {
    hasResponse = true;
  });
  sent.setHeader('Connection', 'keep-alive');
  if (!sent.hasHeader('Transfer-Encoding')) sent.setHeader('Content-Length', body.length);
  for (let at = 0; at < body.length && !hasResponse; at += CHUNK_BYTES) {
    const canContinue = sent.write(body.subarray(at, at + CHUNK_BYTES));
    await (canContinue ? nextTurn() : Promise.race([once(sent, 'drain'), responded]));
  }
  if (!hasResponse) sent.end();
}

/** Sends one request on a new connection. Unlike `fetch`, it does not change or refuse invalid requests. */
export function sendRequest(
  siteUrl: string,
  { method = 'GET', path = '/', headers, body }: TestRequest,
): Promise<TestResponse> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, async (response) => {
      try {
        const received = await buffer(response);
        const encoding = response.headers['content-encoding'];
        const text = decode(received, encoding);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received, text });
        sent.destroy();
      } catch (error) {
        reject(error);
      }
    });
    sent.on('error', reject);
    if (body === undefined || body.length <= CHUNK_BYTES) sent.end(body);
    else writeUntilResponse(sent, Buffer.from(body)).catch(reject);
  });
}

/** The cookies of a response as a Cookie header. */
export const toCookieHeader = ({ headers }: TestResponse): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

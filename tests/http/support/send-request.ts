import { once } from 'node:events';
import { type ClientRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setImmediate as soon } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface TestRequest {
  method?: string;
  /** Sent as it is written here: no dot, slash or escape is tidied up. */
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  body: Buffer;
  /** The body without its encoding. */
  text: string;
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}

const PIECE = 64 * 1024;

/** As browsers send much: on a line that stays open, and no more once the answer is there. */
async function writeUntilAnswered(sent: ClientRequest, body: Buffer): Promise<void> {
  let isAnswered = false;
  const answered = once(sent, 'response').then(() => {
    isAnswered = true;
  });
  sent.setHeader('Connection', 'keep-alive');
  if (!sent.hasHeader('Transfer-Encoding')) sent.setHeader('Content-Length', body.length);
  for (let at = 0; at < body.length && !isAnswered; at += PIECE) {
    const isTaken = sent.write(body.subarray(at, at + PIECE));
    await (isTaken ? soon() : Promise.race([once(sent, 'drain'), answered]));
  }
  if (!isAnswered) sent.end();
}

/** One request on a connection of its own, without a browser's or fetch's own ideas of what a request may be. */
export function sendRequest(
  siteUrl: string,
  { method = 'GET', path = '/', headers, body }: TestRequest,
): Promise<TestResponse> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, async (answer) => {
      try {
        const received = await buffer(answer);
        const encoding = answer.headers['content-encoding'];
        const text = decode(received, encoding);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: received, text });
        sent.destroy();
      } catch (error) {
        reject(error);
      }
    });
    sent.on('error', reject);
    if (body === undefined || body.length <= PIECE) sent.end(body);
    else writeUntilAnswered(sent, Buffer.from(body)).catch(reject);
  });
}

/** The cookies that an answer sets, as the next request sends them. */
export const toCookieHeader = ({ headers }: TestResponse): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

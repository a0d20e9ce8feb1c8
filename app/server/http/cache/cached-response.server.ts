import { createHash } from 'node:crypto';
import { REQUEST_ID_HEADER } from '../request-log.server';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

export interface Representation {
  body: Buffer;
  /**
   * Name, value, name, value …: the fastest form for `response.writeHead`. The last value is the request id. It is set
   * in place for every response, because copying the array would cost more than the rest of the response.
   */
  headers: string[];
  /** The headers for a browser that already has the body. */
  notModifiedHeaders: string[];
  etag: string;
}

/** A response that is sent many times. Its headers and entity tags are computed once. */
export interface CachedResponse {
  status: number;
  representations: Readonly<Record<ContentEncoding, Representation>>;
}

/** A function compresses when the first request asks for the encoding. */
export type Body = Buffer | (() => Buffer);

interface ResponseContent {
  status?: number;
  /** For a missing encoding, the identity body is sent. */
  bodies: { identity: Buffer; br?: Body; gzip?: Body };
  headers: Readonly<Record<string, string>>;
}

/** Headers that describe the body. A 304 response does not have them. */
const bodyHeaders = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

const withRequestId = (headers: [string, string][]): string[] => [...headers.flat(), REQUEST_ID_HEADER, ''];

/** Entity tags depend only on the content, so that all web processes send the same ones. */
export function createCachedResponse({ status = 200, bodies, headers }: ResponseContent): CachedResponse {
  const digest = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 20);
  const isCompressed = bodies.br !== undefined || bodies.gzip !== undefined;
  const represent = (encoding: ContentEncoding, body: Buffer): Representation => {
    const etag = `"${digest}-${encoding}"`;
    const allHeaders: Record<string, string> = {
      'Content-Length': String(body.length),
      ETag: etag,
      ...(isCompressed && { Vary: 'Accept-Encoding' }),
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    const entries = Object.entries(allHeaders);
    const notModified = entries.filter(([name]) => !bodyHeaders.has(name));
    return {
      body,
      etag,
      headers: withRequestId(entries),
      notModifiedHeaders: withRequestId(notModified),
    };
  };
  const identity = represent('identity', bodies.identity);
  const representLater = (encoding: 'br' | 'gzip') => {
    const body = bodies[encoding];
    let made: Representation | undefined;
    return () => {
      if (!body) return identity;
      made ??= represent(encoding, typeof body === 'function' ? body() : body);
      return made;
    };
  };
  const getBr = representLater('br');
  const getGzip = representLater('gzip');
  return {
    status,
    representations: {
      identity,
      get br() {
        return getBr();
      },
      get gzip() {
        return getGzip();
      },
    },
  };
}

import { createHash } from 'node:crypto';
import { type WirePacket, wirePacket } from './wire-packet.server';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

export interface Representation {
  body: Buffer;
  /** Name, value, name, value …, as `response.writeHead` takes them fastest. */
  headers: string[];
  /** The same for a browser that already has the body. */
  notModifiedHeaders: string[];
  /** The whole answer; `body` is a view of it. */
  packet: WirePacket;
  notModifiedPacket: WirePacket;
  etag: string;
}

/** An answer ready to be sent again and again: headers and entity tags are worked out once. */
export interface KeptAnswer {
  status: number;
  representations: Record<ContentEncoding, Representation>;
}

interface FinishedBodies {
  status?: number;
  /** An encoding that is missing is answered with the body as it is. */
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  headers: Readonly<Record<string, string>>;
}

const ofBody = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

const flat = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat();

/** Entity tags are made from the content alone, so that all web processes give the same. */
export function keptAnswerFrom({ status = 200, bodies, headers }: FinishedBodies): KeptAnswer {
  const digest = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 20);
  const isCompressed = bodies.br !== undefined || bodies.gzip !== undefined;
  const represent = (encoding: ContentEncoding, body: Buffer): Representation => {
    const etag = `"${digest}-${encoding}"`;
    const all: Record<string, string> = {
      'Content-Length': String(body.length),
      ETag: etag,
      ...(isCompressed && { Vary: 'Accept-Encoding' }),
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    const withoutBody = Object.fromEntries(Object.entries(all).filter(([name]) => !ofBody.has(name)));
    return {
      ...wirePacket(status, all, body),
      etag,
      headers: flat(all),
      notModifiedHeaders: flat(withoutBody),
      notModifiedPacket: wirePacket(304, withoutBody).packet,
    };
  };
  const identity = represent('identity', bodies.identity);
  return {
    status,
    representations: {
      identity,
      br: bodies.br ? represent('br', bodies.br) : identity,
      gzip: bodies.gzip ? represent('gzip', bodies.gzip) : identity,
    },
  };
}

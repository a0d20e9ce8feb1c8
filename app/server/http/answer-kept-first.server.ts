import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { KeptAnswer } from './kept-answer.server';
import { readPlainGet } from './plain-get.server';
import { acceptedEncoding } from './send-kept-answer.server';
import { KEEP_ALIVE_SECONDS, stamped } from './wire-packet.server';

type FindKept = (address: string) => KeptAnswer | undefined;

/** In bytes. Browsers send less than a tenth; the parser has its own limit for whoever sends more. */
const LONGEST_HEAD = 8 * 1024;
/** A request that was sent in the last moment is still on its way. */
const TRANSIT_MS = 1000;

/**
 * Answers plain requests for what is in memory before Node's HTTP parser sees them, which costs more than the answer
 * itself. The first request on a connection that is anything else hands the connection over to the parser for good,
 * with all that has arrived: there is one place that understands HTTP, and this is not it.
 * Returns what closes the connections that nobody is using, for a server that stops.
 */
export function answerKeptFirst(server: Server, findKept: FindKept): () => void {
  const parsers = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  const waiting = new Set<Socket>();

  /** The answer to a request that is plain, for something that is in memory. */
  function answerTo(received: Buffer): Buffer | undefined {
    if (received.length > LONGEST_HEAD) return undefined;
    const asked = readPlainGet(received.toString('latin1'));
    const kept = asked && findKept(asked.address);
    if (!kept) return undefined;
    const { etag, packet, notModifiedPacket } = kept.representations[acceptedEncoding(asked.acceptEncoding)];
    return stamped(asked.ifNoneMatch?.includes(etag) ? notModifiedPacket : packet);
  }

  function handOver(socket: Socket, received: Buffer): void {
    for (const parse of parsers) parse.call(server, socket);
    socket.unshift(received);
  }

  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const leave = () => {
      waiting.delete(socket);
      socket.setTimeout(0);
      socket.off('data', receive).off('error', leave).off('end', finish).off('timeout', finish);
    };
    const finish = () => {
      leave();
      socket.destroySoon();
    };
    const receive = (received: Buffer) => {
      const answer = answerTo(received);
      if (answer) {
        socket.write(answer);
        return;
      }
      leave();
      handOver(socket, received);
    };
    waiting.add(socket);
    socket.setNoDelay(true);
    socket.setTimeout(KEEP_ALIVE_SECONDS * 1000 + TRANSIT_MS);
    socket.on('data', receive).on('error', leave).on('end', finish).on('timeout', finish);
  });

  return () => {
    for (const socket of waiting) socket.destroySoon();
  };
}

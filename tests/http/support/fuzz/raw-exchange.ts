import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../send-request';
import { checkResponse } from './find-failures';
import type { RawShape } from './raw-shapes';

/** In milliseconds. A connection that is open for longer is never closed. */
const HANG = 30_000;

async function openSocket(siteUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, 'connect');
  // A server that refuses a request may close the connection before everything is written.
  socket.on('error', () => socket.destroy());
  return socket.setNoDelay(true);
}

/** Resolves at the first of these events. Unlike `once`, it does not reject at an error: a reset also ends a connection. */
const waitForAny = (socket: Socket, ...events: readonly string[]): Promise<true> =>
  new Promise((resolve) => {
    for (const event of events) socket.once(event, () => resolve(true));
  });

async function writeAll(socket: Socket, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    if (!socket.writable) return;
    socket.write(piece);
    await nextTurn();
  }
}

/** Everything that the server sends until it closes the connection; `undefined` if it does not close it. */
async function readToEnd(socket: Socket): Promise<string | undefined> {
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  const stopWaiting = new AbortController();
  const isClosed = await Promise.race([
    waitForAny(socket, 'end', 'close'),
    pause(HANG, false, { signal: stopWaiting.signal }).catch(() => false),
  ]);
  stopWaiting.abort();
  socket.destroy();
  return isClosed ? Buffer.concat(received).toString('latin1') : undefined;
}

const STATUS_LINE = /HTTP\/1\.1 (\d{3}) /g;

/** Checks all responses in what was received. Each response starts with a status line. */
function checkResponses(received: string, maxResponses: number): string[] {
  const starts = [...received.matchAll(STATUS_LINE)].map(({ index }) => index);
  const responses = starts.map((start, index) => received.slice(start, starts[index + 1]));
  const final = responses.filter((response) => !response.startsWith('HTTP/1.1 1'));
  const failures = final.flatMap((response) => {
    const [head = '', ...body] = response.split('\r\n\r\n');
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ', 2))
        .map(([name = '', value = '']) => [name.toLowerCase(), value]),
    );
    return checkResponse({ status: Number(response.slice(9, 12)), headers, text: body.join('\r\n\r\n') });
  });
  return final.length > maxResponses ? [...failures, `responds ${final.length} times`] : failures;
}

/** Writes a shape, half-closes the connection, and checks what the server sends. */
export async function checkShape(
  siteUrl: string,
  { label, pieces, maxResponses }: RawShape,
): Promise<string[]> {
  const socket = await openSocket(siteUrl);
  const reading = readToEnd(socket);
  await writeAll(socket, pieces);
  socket.end();
  const received = await reading;
  const failures = received === undefined ? ['is never closed'] : checkResponses(received, maxResponses);
  const sent = JSON.stringify(Buffer.concat(pieces).toString('latin1').slice(0, 200));
  return failures.map((failure) => `${label}: ${failure}, sent ${sent}`);
}

/** The ways in which a client can end a connection during a request. */
export const DISCONNECTS = ['reset', 'close', 'half-close and then reset'] as const;
export type Disconnect = (typeof DISCONNECTS)[number];

interface DisconnectOptions {
  connections: number;
  /** What each connection sends, one after the other. */
  requests: readonly string[];
  disconnect: Disconnect;
  /** Whether the client waits until the server has read a request before it sends the next one. */
  waitsForServer: boolean;
}

/** Opens connections that send requests and read nothing, so that responses queue up, and ends all of them together. */
export async function sendAndDisconnect(siteUrl: string, options: DisconnectOptions): Promise<void> {
  const { connections, requests, disconnect, waitsForServer } = options;
  // When this request has a response, the server has read what was written before it.
  const wait = () => (waitsForServer ? sendRequest(siteUrl, { path: '/healthz' }) : nextTurn());
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(siteUrl)));
  for (const socket of sockets) socket.pause();
  for (const request of requests) {
    for (const socket of sockets) if (socket.writable) socket.write(request, 'latin1');
    await wait();
  }
  if (disconnect === 'half-close and then reset') {
    for (const socket of sockets) socket.end();
    await wait();
  }
  for (const socket of sockets) {
    if (disconnect === 'close') socket.destroy();
    else socket.resetAndDestroy();
  }
}

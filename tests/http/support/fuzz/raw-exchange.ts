import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as soon } from 'node:timers/promises';
import { sendRequest } from '../send-request';
import { faultsOf } from './find-faults';
import type { RawShape } from './raw-shapes';

/** In milliseconds: a connection that is still open then is never closed. */
const HANG = 30_000;

async function openSocket(siteUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, 'connect');
  // A server that refuses may close before all was written.
  socket.on('error', () => socket.destroy());
  return socket.setNoDelay(true);
}

/** Unlike `once`, it waits through errors: a reset is an end like any other. */
const happened = (socket: Socket, ...events: readonly string[]): Promise<true> =>
  new Promise((resolve) => {
    for (const event of events) socket.once(event, () => resolve(true));
  });

async function writeAll(socket: Socket, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    if (!socket.writable) return;
    socket.write(piece);
    await soon();
  }
}

/** All that comes back until the server closes the connection; `undefined` when it does not. */
async function readToEnd(socket: Socket): Promise<string | undefined> {
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  const stopWaiting = new AbortController();
  const isClosed = await Promise.race([
    happened(socket, 'end', 'close'),
    pause(HANG, false, { signal: stopWaiting.signal }).catch(() => false),
  ]);
  stopWaiting.abort();
  socket.destroy();
  return isClosed ? Buffer.concat(received).toString('latin1') : undefined;
}

const STATUS_LINE = /HTTP\/1\.1 (\d{3}) /g;

/** The answers in what came back: where each begins, a status line stands. */
function faultsOfAnswers(received: string, most: number): string[] {
  const starts = [...received.matchAll(STATUS_LINE)].map(({ index }) => index);
  const answers = starts.map((start, index) => received.slice(start, starts[index + 1]));
  const final = answers.filter((answer) => !answer.startsWith('HTTP/1.1 1'));
  const faults = final.flatMap((answer) => {
    const [first = '', ...body] = answer.split('\r\n\r\n');
    const headers = Object.fromEntries(
      first
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ', 2))
        .map(([name = '', value = '']) => [name.toLowerCase(), value]),
    );
    return faultsOf({ status: Number(answer.slice(9, 12)), headers, text: body.join('\r\n\r\n') });
  });
  return final.length > most ? [...faults, `answers ${final.length} times`] : faults;
}

/** Writes a shape, says that nothing more will come, and reads what comes back. */
export async function faultsOfShape(siteUrl: string, { label, pieces, most }: RawShape): Promise<string[]> {
  const socket = await openSocket(siteUrl);
  const reading = readToEnd(socket);
  await writeAll(socket, pieces);
  socket.end();
  const received = await reading;
  const faults = received === undefined ? ['is never closed'] : faultsOfAnswers(received, most);
  const sent = JSON.stringify(Buffer.concat(pieces).toString('latin1').slice(0, 200));
  return faults.map((fault) => `${label}: ${fault}, sent ${sent}`);
}

/** How visitors go away in the middle of something. */
export const deletion_requests = ['reset', 'close', 'take leave, then reset'] as const;
export type Departure = (typeof departures)[number];

interface Leaving {
  connections: number;
  /** What each connection asks, one after the other. */
  requests: readonly string[];
  departure: Departure;
  /** Whether they wait until the site has heard each request; else everything is written at once. */
  areHeard: boolean;
}

/** Opens connections that ask and read nothing, so that answers pile up behind them, and go away together. */
export async function leave(siteUrl: string, leaving: Leaving): Promise<void> {
  const { connections, requests, departure, areHeard } = leaving;
  // Once this is answered, the site has heard what was written before.
  const wait = () => (areHeard ? sendRequest(siteUrl, { path: '/healthz' }) : soon());
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(siteUrl)));
  for (const socket of sockets) socket.pause();
  for (const request of requests) {
    for (const socket of sockets) if (socket.writable) socket.write(request, 'latin1');
    await wait();
  }
  if (departure === 'take leave, then reset') {
    for (const socket of sockets) socket.end();
    await wait();
  }
  for (const socket of sockets) {
    if (departure === 'close') socket.destroy();
    else socket.resetAndDestroy();
  }
}

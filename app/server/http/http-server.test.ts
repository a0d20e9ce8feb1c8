import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectionLimits, createHttpServer, type HttpServer } from './http-server.server';

const logger = { info: vi.fn(), warn: vi.fn() };
const shortLimits = { headers: 100, request: 200, inactivity: 100, keepAlive: 100, checkInterval: 20 };
const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

let http: HttpServer;
const open: Socket[] = [];

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await http.close(1000);
});

async function start(handle: RequestListener, limits = {}): Promise<void> {
  http = createHttpServer({ handle, logger, limits: { ...connectionLimits, ...limits } });
  await once(http.server.listen(0, '127.0.0.1'), 'listening');
}

async function openConnection(): Promise<Socket> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  open.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes and returns what the server sends until it closes the connection. */
async function exchange(sent: string): Promise<string> {
  const socket = await openConnection();
  socket.write(sent);
  return text(socket);
}

const respondOk: RequestListener = (_, response) => void response.end('ok');
/** Reads the whole body, as an action does. */
const readBody: RequestListener = async (incoming, response) => {
  await text(incoming).catch(() => undefined);
  response.end('ok');
};
const neverRespond: RequestListener = () => undefined;
const respondWithMuch: RequestListener = (_, response) => void response.end(Buffer.alloc(50 * 1024 * 1024));

describe('a connection is closed', () => {
  it.each([
    ['without a response when no byte is sent', respondOk, '', /^$/],
    ['with 408 when the headers do not end', respondOk, 'GET / HTTP/1.1\r\nHost: a', /^HTTP\/1\.1 408 /],
    ['when no request follows the last response', respondOk, request, /ok$/],
    ['when there is no activity before the response', neverRespond, request, /^$/],
    [
      'when the body stops arriving',
      readBody,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na',
      /^$|^HTTP\/1\.1 408 /,
    ],
  ])('%s', async (_, handle, sent, received) => {
    await start(handle, shortLimits);
    expect(await exchange(sent)).toMatch(received);
  });

  it('when its response is not read', async () => {
    await start(respondWithMuch, shortLimits);
    const accepted = once(http.server, 'connection');
    const socket = await openConnection();
    const [serverSide] = (await accepted) as [Socket];
    const closed = once(serverSide, 'close');
    socket.pause().write(request);
    await closed;
    expect(serverSide.destroyed).toBe(true);
  });
});

it('idle connections are closed when there are too many connections', async () => {
  await start(respondOk, { connections: 2 });
  const idle = await Promise.all([openConnection(), openConnection()]);
  for (const socket of idle) {
    socket.write(request);
    await once(socket, 'data');
  }
  const closed = Promise.all(idle.map((socket) => once(socket.resume(), 'close')));
  await openConnection();
  await closed;
  expect(await exchange(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toMatch(/ok$/);
});

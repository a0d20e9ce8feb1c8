import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectionLimits, createHttpServer, type HttpServer } from './http-server.server';

const logger = { info: vi.fn(), warn: vi.fn() };
const short = { headers: 100, request: 200, silence: 100, keepAlive: 100, checkEvery: 20 };
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

async function connected(): Promise<Socket> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  open.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  return socket;
}

/** What the server sends until it closes the connection by itself. */
async function answerTo(sent: string): Promise<string> {
  const socket = await connected();
  socket.write(sent);
  return text(socket);
}

const answerOk: RequestListener = (_, response) => void response.end('ok');
/** Reads the whole form, as an action does. */
const answerForm: RequestListener = async (incoming, response) => {
  await text(incoming).catch(() => undefined);
  response.end('ok');
};
const answerNever: RequestListener = () => undefined;
const answerLarge: RequestListener = (_, response) => void response.end(Buffer.alloc(50 * 1024 * 1024));

describe('a connection is closed', () => {
  it.each([
    ['without a word when nothing is sent on it', answerOk, '', /^$/],
    ['with 408 when headers do not end', answerOk, 'GET / HTTP/1.1\r\nHost: a', /^HTTP\/1\.1 408 /],
    ['when nothing follows the last answer', answerOk, request, /ok$/],
    ['when it stands still while the answer is made', answerNever, request, /^$/],
    [
      'when the body stands still',
      answerForm,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na',
      /^$|^HTTP\/1\.1 408 /,
    ],
  ])('%s', async (_, handle, sent, answer) => {
    await start(handle, short);
    expect(await answerTo(sent)).toMatch(answer);
  });

  it('when its answer is not read', async () => {
    await start(answerLarge, short);
    const accepted = once(http.server, 'connection');
    const socket = await connected();
    const [serverSide] = (await accepted) as [Socket];
    const closed = once(serverSide, 'close');
    socket.pause().write(request);
    await closed;
    expect(serverSide.destroyed).toBe(true);
  });
});

it('idle connections make room when there are too many', async () => {
  await start(answerOk, { connections: 2 });
  const idle = await Promise.all([connected(), connected()]);
  for (const socket of idle) {
    socket.write(request);
    await once(socket, 'data');
  }
  const closed = Promise.all(idle.map((socket) => once(socket.resume(), 'close')));
  await connected();
  await closed;
  expect(await answerTo(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toMatch(/ok$/);
});

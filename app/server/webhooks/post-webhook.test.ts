import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { postWebhook } from './post-webhook.server';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** The URL of a server that answers everything with this text. */
async function listen(answer: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => socket.write(answer));
  }).listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const post = (url: string, allowsPrivate = true) =>
  postWebhook({ url, headers: {}, body: '{}', allowsPrivate });

it('a response that changes the protocol is no answer, and ends the attempt', async () => {
  const url = await listen(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n',
  );
  expect(await post(url)).toEqual({ failure: 'no-response' });
});

it('only the status of a response is read, also when the rest never comes', async () => {
  expect(await post(await listen('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'))).toEqual({
    status: 200,
  });
});

it('a URL of the time when private networks were allowed gets nothing by http', async () => {
  const connected = vi.fn();
  const server = createServer(connected).listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await post(url.replace('127.0.0.1', 'www.example.com'), false)).toEqual({ failure: 'no-https' });
  expect(await post(url, false)).toEqual({ failure: 'no-https' });
  expect(connected).not.toHaveBeenCalled();
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createCachedResponse } from './cache/cached-response.server';
import type { Logger } from './logger.server';
import { createRequestHandler, type Responder } from './request-handler.server';

const logger = { error: vi.fn(), info: vi.fn(), isLevelEnabled: () => true };
const countVisit = vi.fn();
let server: Server;

afterEach(() => {
  server.close();
  logger.error.mockClear();
  countVisit.mockClear();
});

async function request(path: string, responder: Responder): Promise<Response> {
  const page = createCachedResponse({ bodies: { identity: Buffer.from('cached') }, headers: {} });
  const handle = createRequestHandler({
    logger: logger as unknown as Logger,
    findCached: (url) => (url === '/cached' ? page : undefined),
    getResponder: () => responder,
    countVisit,
  });
  server = createServer(handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { Connection: 'close' },
  });
}

it('a cached page is sent without calling a responder, and every response has a request id', async () => {
  const responder = vi.fn<Responder>((_, response) => void response.end('rendered'));
  const rendered = await request('/', responder);
  expect(await rendered.text()).toBe('rendered');
  server.close();
  const cached = await request('/cached', responder);
  expect(await cached.text()).toBe('cached');
  expect(responder).toHaveBeenCalledOnce();
  expect(rendered.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(cached.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

it('R-MEASURE-2: pages from memory and rendered ones are counted once, with their status', async () => {
  await request('/cached', () => undefined);
  expect(countVisit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: '/cached' }), 200);
  server.close();
  await request('/no-page', (_, response) => void response.writeHead(404).end('none'));
  await vi.waitFor(() =>
    expect(countVisit).toHaveBeenLastCalledWith(expect.objectContaining({ url: '/no-page' }), 404),
  );
  expect(countVisit).toHaveBeenCalledTimes(2);
});

it.each<[string, Responder]>([
  [
    'throws',
    () => {
      throw new Error('on purpose');
    },
  ],
  ['rejects', () => Promise.reject(new Error('on purpose'))],
])('a responder that %s ends one response with 500, and is logged', async (_, responder) => {
  const response = await request('/', responder);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('on purpose');
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    { requestId: response.headers.get('x-request-id'), path: '/', error: new Error('on purpose') },
    'a request failed',
  );
});

it('a responder that writes after the end of the response does not change it', async () => {
  const response = await request('/', (_, sent) => {
    sent.end('first');
    sent.end('second');
    sent.write('third');
  });
  expect(await response.text()).toBe('first');
});

it('a responder that fails in the middle of its response ends the connection', async () => {
  const response = await request('/', async (_, sent) => {
    sent.write('the beginning');
    throw new Error('on purpose');
  });
  await expect(response.text()).rejects.toThrow('terminated');
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createCachedResponse } from './cache/cached-response.server';
import type { Logger } from './logger.server';
import { createRequestHandler, type Responder } from './request-handler.server';

const logger = { error: vi.fn(), info: vi.fn(), isLevelEnabled: () => true };
let server: Server;

afterEach(() => {
  server.close();
  logger.error.mockClear();
});

async function ask(path: string, responder: Responder): Promise<Response> {
  const page = createCachedResponse({ bodies: { identity: Buffer.from('cached') }, headers: {} });
  const handle = createRequestHandler({
    logger: logger as unknown as Logger,
    findCached: (url) => (url === '/cached' ? page : undefined),
    responderFor: () => responder,
  });
  server = createServer(handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { Connection: 'close' },
  });
}

it('what is in memory is answered without asking anybody, and every answer names its request', async () => {
  const responder = vi.fn<Responder>((_, response) => void response.end('made'));
  const made = await ask('/', responder);
  expect(await made.text()).toBe('made');
  server.close();
  const cached = await ask('/cached', responder);
  expect(await cached.text()).toBe('cached');
  expect(responder).toHaveBeenCalledOnce();
  expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(cached.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

it.each<[string, Responder]>([
  [
    'throws',
    () => {
      throw new Error('wrapText');
    },
  ],
  ['rejects', () => Promise.reject(new Error('wrapText'))],
])('a responder that %s ends one response with 500, and is logged', async (_, responder) => {
  const response = await ask('/', responder);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('wrapText');
  expect(logger.error).toHaveBeenCalledExactlyOnceWith({
    requestId: response.headers.get('x-request-id'),
    path: '/',
    fault: new Error('wrapText'),
  });
});

it('a responder that writes after the end harms nobody', async () => {
  const response = await ask('/', (_, answer) => {
    answer.end('first');
    answer.end('second');
    answer.write('third');
  });
  expect(await response.text()).toBe('first');
});

it('a responder that fails in the middle of its response ends the connection', async () => {
  const response = await ask('/', async (_, answer) => {
    answer.write('the beginning');
    throw new Error('wrapText');
  });
  await expect(response.text()).rejects.toThrow();
});

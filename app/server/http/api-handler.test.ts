import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Api } from '../api/api.server';
import { generateApiKey, hashApiKey } from '../api/api-key-format.server';
import { createApiApp } from './api-handler.server';
import type { AppEnvironment } from './app-environment.server';
import type { Logger } from './logger.server';

const REFUSED_PER_MINUTE = 60;

/** The API with one key, for requests from one address. */
function openApi(listOrders: () => Promise<unknown>) {
  const valid = generateApiKey();
  const findCaller = vi.fn(async (key: string) =>
    key === valid ? { keyId: 'a key', scopes: ['orders'] as const } : undefined,
  );
  const listKeyHashes = vi.fn(async () => [hashApiKey(valid)]);
  const error = vi.fn();
  const api = createApiApp({
    api: { findCaller, listKeyHashes, listOrders } as unknown as Api,
    siteUrl: 'https://www.example.com',
    logger: { error } as unknown as Logger,
  });
  const app = new Hono<AppEnvironment>()
    .use(async (c, next) => {
      c.set('client', '192.0.2.1');
      await next();
    })
    .route('/', api);
  const read = (key: string, path = '/orders') =>
    app.request(path, { headers: { Authorization: `Bearer ${key}` } });
  return { valid, findCaller, listKeyHashes, error, read };
}

const readNothing = async () => ({ data: [], next: null });

it('R-API-2: wrong keys of a network are not looked up without end, and lock out no valid one', async () => {
  const { valid, findCaller, listKeyHashes, read } = openApi(readNothing);
  for (let count = 0; count < REFUSED_PER_MINUTE; count++)
    expect((await read(generateApiKey())).status).toBe(401);
  findCaller.mockClear();
  for (let count = 0; count < 100; count++) {
    const response = await read(generateApiKey());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  }
  expect(findCaller).not.toHaveBeenCalled();
  // The list is a second old at most, and the loop may take longer.
  expect(listKeyHashes.mock.calls.length).toBeLessThan(10);
  expect((await read(valid)).status).toBe(200);
});

it('R-API-4: only what is wrong with the request is answered with 400', async () => {
  const { valid, error, read } = openApi(async () => z.string().parse(1));
  expect((await read(valid, '/orders?limit=0')).status).toBe(400);
  expect(error).not.toHaveBeenCalled();
  const response = await read(valid);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ title: 'Failed', status: 500 });
  expect(error).toHaveBeenCalledOnce();
});

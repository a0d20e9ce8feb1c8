import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it, test } from 'vitest';
import type { z } from 'zod';
import { API_ENDPOINTS, API_ROOT, API_SCHEMAS } from '../../app/domain/api/api-endpoints';
import { apiProblemSchema } from '../../app/domain/api/api-schemas';
import { ORDER_STATUSES } from '../../app/domain/orders/order-status';
import { markPaid, placeOrder } from './support/paid-orders';
import { postForm } from './support/post-form';
import { sendRequest } from './support/send-request';
import { getSharedSession } from './support/sign-in-as';

const LIST = '/admin/api-keys';
const NEW = '/admin/api-keys/new';

const siteUrl = inject('siteUrl');

let cookie: string;
let key: string;
let orderNumber: string;

/** No two keys have one name, also when a test runs again. */
const createName = (program: string) => `${program} ${randomUUID()}`;
const addKey = async (name: string, scopes: readonly string[]) => {
  const fields = [['name', name], ...scopes.map((scope) => ['scopes', scope]), ['lifetimeDays', '30']];
  return postForm(siteUrl, { path: NEW, fields: fields as [string, string][], cookie });
};
const findKey = (html: string) => /shop_[\w-]{43}/.exec(html)?.[0] ?? '';
const read = (path: string, apiKey = key, method = 'GET') =>
  sendRequest(siteUrl, {
    method,
    path: API_ROOT + path,
    headers: { ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
  });

beforeAll(async () => {
  cookie = await getSharedSession('admin');
  const { number } = await placeOrder(siteUrl);
  orderNumber = number;
  await markPaid(siteUrl, cookie, [number]);
  key = findKey(
    (await addKey(createName('Everything'), ['orders', 'invoices', 'products', 'contacts'])).text,
  );
});

it('R-API-1: an admin adds a key, sees it once, and deletes it', async () => {
  const name = createName('Stock display');
  const refused = await addKey(name, ['contacts']);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Please choose orders, invoices or products.');
  expect(refused.text).toContain(`value="${name}"`);

  const created = await addKey(name, ['products']);
  expect(created.status).toBe(200);
  expect(created.headers['cache-control']).toContain('no-store');
  const added = findKey(created.text);
  expect((await read('/products?limit=1', added)).status).toBe(200);
  expect((await read('/orders', added)).status).toBe(403);

  const again = await addKey(name, ['products']);
  expect(again.status).toBe(409);
  expect(again.text).toContain('Another key has this name.');

  const list = (await sendRequest(siteUrl, { path: LIST, headers: { cookie } })).text;
  expect(list).toContain(name);
  expect(list).not.toContain(added);
  const [, tile = ''] = list.split(`>${name}<`);
  const id = /name="id" value="([^"]+)"/.exec(tile)?.[1] ?? '';
  const deleted = await postForm(siteUrl, { path: LIST, fields: { intent: 'delete', id }, cookie });
  expect(deleted.headers.location).toBe(`${LIST}?done=deleted`);
  expect((await read('/products', added)).status).toBe(401);
});

it('R-API-3: every path of the description answers as its schema says, without a cookie', async () => {
  const description = await sendRequest(siteUrl, { path: `${API_ROOT}/openapi.json` });
  expect(description.status).toBe(200);
  const { paths, components, servers } = JSON.parse(description.text);
  expect(Object.keys(paths)).toEqual(API_ENDPOINTS.map(({ path }) => path));
  expect(Object.keys(components.schemas)).toEqual(Object.keys(API_SCHEMAS));
  expect(servers[0].url).toMatch(/\/api\/v1$/);
  // Programs that are generated from it accept members that come later.
  expect(description.text).not.toContain('"additionalProperties":false');
  const { parameters: ofOrders } = paths['/orders'].get;
  expect(Object.fromEntries(ofOrders.map((each: { name: string }) => [each.name, each]))).toMatchObject({
    limit: { schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } },
    status: { schema: { type: 'string', enum: ORDER_STATUSES } },
    placedFrom: { schema: { type: 'string', format: 'date-time' } },
    cursor: { schema: { type: 'string' } },
  });

  const { data: invoices } = JSON.parse((await read('/invoices')).text);
  const parameters: Record<string, string> = {
    number: orderNumber,
    name: invoices[0].number.replaceAll('/', '-'),
    id: 'mosaic-mug',
  };
  for (const endpoint of API_ENDPOINTS) {
    const path = endpoint.path.replace(/\{(\w+)\}/, (_, name) => parameters[name] ?? '');
    const response = await read(path);
    expect(response.status, path).toBe(200);
    expect(response.headers['set-cookie'], path).toBeUndefined();
    expect(response.headers['cache-control'], path).toBe('no-store');
    if (!('answer' in endpoint)) {
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.body.subarray(0, 5).toString()).toBe('%PDF-');
      continue;
    }
    const schema: z.ZodType = API_SCHEMAS[endpoint.answer];
    const answer = JSON.parse(response.text);
    const items = 'query' in endpoint ? answer.data : [answer];
    // Events are listed ten seconds after they happened.
    if (endpoint.answer !== 'OrderEvent') expect(items.length, path).toBeGreaterThan(0);
    for (const item of items) expect(schema.safeParse(item).error, path).toBeUndefined();
  }
});

test.each([
  ['/orders?limit=0', 400, 'limit is a number from 1 to 100.'],
  ['/orders?limit=101', 400, 'limit'],
  ['/orders?limit=5&limit=6', 400, 'limit'],
  ['/orders?status=lost', 400, 'status is one of placed, paid'],
  ['/orders?placedFrom=yesterday', 400, 'placedFrom is a time like'],
  ['/orders?placedFrom=0000-01-01T00:00:00Z', 400, 'placedFrom is a time like'],
  ['/orders?placedBefore=9999-12-31T23:59:59-05:00', 400, 'placedBefore is a time like'],
  ['/orders?colour=blue', 400, 'colour'],
  ['/orders?cursor=x', 400, 'cursor is not one that this list gave.'],
  ['/orders?cursor=%00', 400, 'cursor'],
  ['/order-events?from=2026-02-30T00:00:00Z', 400, 'from is a time like'],
  ['/invoices?issuedFrom=2026-02-30', 400, 'issuedFrom is a day like'],
  ['/invoices?issuedFrom=0000-01-01', 400, 'issuedFrom is a day like'],
  ['/invoices?cursor=2026-02-30.INV/2627/000001', 400, 'cursor is not one'],
  ['/orders/TS-2627-999999', 404, 'nothing'],
  ['/invoices/INV-2627-999999/pdf', 404, 'nothing'],
  ['/products/%FF', 404, 'nothing'],
  ['/nothing', 404, 'nothing'],
])('R-API-4: %s is answered with status %i', async (path, status, detail) => {
  const response = await read(path);
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toBe('application/problem+json');
  const problem = apiProblemSchema.parse(JSON.parse(response.text));
  expect(problem.status).toBe(status);
  expect(problem.detail).toContain(detail);
});

it('R-API-2: without a valid key nothing is answered, and a session is none', async () => {
  for (const wrong of ['', 'shop_x', `shop_${'A'.repeat(43)}`]) {
    const response = await read('/orders', wrong);
    expect(response.status).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  }
  const withSession = await sendRequest(siteUrl, { path: `${API_ROOT}/orders`, headers: { cookie } });
  expect(withSession.status).toBe(401);
});

it('the API only reads', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await read('/orders', key, method);
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  }
  expect((await read('/orders', key, 'HEAD')).status).toBe(200);
});

it('R-API-2: a key and a network have limits', async () => {
  const limited = findKey((await addKey(createName('Limited'), ['products'])).text);
  const statuses = new Set<number>();
  for (let count = 0; count < 301; count++)
    statuses.add((await read('/products/mosaic-mug', limited)).status);
  expect([...statuses]).toEqual([200, 429]);
  const refused = await read('/products/mosaic-mug', limited);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read('/products/mosaic-mug')).status).toBe(200);

  const withoutKey = new Set<number>();
  for (let count = 0; count < 61; count++) withoutKey.add((await read('/orders', 'shop_x')).status);
  expect([...withoutKey]).toEqual([401, 429]);
  expect((await read('/products/mosaic-mug')).status).toBe(200);
});

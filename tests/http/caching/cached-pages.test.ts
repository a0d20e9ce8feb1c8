import { describe, expect, inject, it } from 'vitest';
import { sendRequest, type TestRequest, type TestResponse } from '../support/send-request';

const get = (path: string, encoding = 'identity', more: TestRequest = {}): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), {
    path,
    ...more,
    headers: { 'Accept-Encoding': encoding, ...more.headers },
  });

const kinds = [
  ['prerendered by the build', '/company'],
  ['with data', '/shop/index'],
  ['of one product', '/shop/single/mosaic-mug'],
  ['whose path ends with a slash', '/blog/'],
] as const;

describe.each(kinds)('a page %s', (_, path) => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('requested with "%s" is sent as %s, with the same content', async (accepted, encoding) => {
    const plain = await get(path);
    const response = await get(path, accepted);
    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-length']).toBe(String(response.body.length));
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.text).toBe(plain.text);
  });

  it('has its own entity tag in every encoding', async () => {
    const responses = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => get(path, encoding)));
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await get(path, 'br');
    const again = await get(path, 'br', { headers: { 'If-None-Match': `W/"other", ${headers.etag}` } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: 'Accept-Encoding',
      'cache-control': headers['cache-control'],
      'content-security-policy': headers['content-security-policy'],
    });
    expect(again.headers['content-length']).toBeUndefined();
  });

  it('is sent to a browser that has another version or another encoding', async () => {
    const { headers } = await get(path, 'gzip');
    const other = await get(path, 'br', { headers: { 'If-None-Match': '"other"' } });
    const encoded = await get(path, 'br', { headers: { 'If-None-Match': headers.etag } });
    expect([other.status, encoded.status]).toEqual([200, 200]);
  });

  it('has the same headers for HEAD, without a body', async () => {
    const read = await get(path, 'br');
    const head = await get(path, 'br', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    const { date: _, 'x-request-id': __, ...expected } = read.headers;
    expect(head.headers).toMatchObject(expected);
  });

  it('is the same for all visitors: no nonce, no cookie', async () => {
    const first = await get(path);
    const second = await get(path, 'identity', { headers: { Cookie: 'a=b' } });
    expect(second.text).toBe(first.text);
    expect(first.text).not.toMatch(/nonce/i);
    expect(first.headers['set-cookie']).toBeUndefined();
  });
});

it('a proxy may cache a prerendered page, but must revalidate a page with data', async () => {
  expect((await get('/company')).headers['cache-control']).toMatch(/^public, .*s-maxage/);
  expect((await get('/shop/index')).headers['cache-control']).toBe('no-cache');
});

it('a prerendered page is the same with campaign parameters', async () => {
  const plain = await get('/company');
  const campaign = await get('/company?utm_source=newsletter');
  expect(campaign.headers.etag).toBe(plain.headers.etag);
});

it('a POST is never served from the cache', async () => {
  for (const [, path] of kinds) {
    const response = await get(path, 'identity', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.headers.etag).toBeUndefined();
    expect(response.headers['cache-control']).toBe('private, no-store');
  }
});

it.each(['/shop/checkout?buy=mosaic-mug', '/no/such/page'])('%s is never cached', async (path) => {
  const response = await get(path);
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.headers.etag).toBeUndefined();
});

import { describe, expect, inject, it } from 'vitest';
import { sendRequest, type TestRequest, type TestResponse } from '../support/send-request';

const ask = (path: string, encoding = 'identity', more: TestRequest = {}): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), {
    path,
    ...more,
    headers: { 'Accept-Encoding': encoding, ...more.headers },
  });

const kinds = [
  ['made with the build', '/company'],
  ['made from data', '/shop/index'],
  ['of one product', '/shop/single/mosaic-mug'],
] as const;

describe.each(kinds)('a page %s', (_, path) => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('asked for with "%s" comes as %s, and is the same page', async (accepted, encoding) => {
    const plain = await ask(path);
    const answer = await ask(path, accepted);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.text).toBe(plain.text);
  });

  it('has another entity tag in every encoding', async () => {
    const answers = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => ask(path, encoding)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await ask(path, 'br');
    const again = await ask(path, 'br', { headers: { 'If-None-Match': `W/"other", ${headers.etag}` } });
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

  it('is sent to a browser that has another one, or another encoding of it', async () => {
    const { headers } = await ask(path, 'gzip');
    const other = await ask(path, 'br', { headers: { 'If-None-Match': '"other"' } });
    const encoded = await ask(path, 'br', { headers: { 'If-None-Match': headers.etag } });
    expect([other.status, encoded.status]).toEqual([200, 200]);
  });

  it('has the same headers without its body', async () => {
    const read = await ask(path, 'br');
    const head = await ask(path, 'br', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    const { date: _, 'x-request-id': __, ...expected } = read.headers;
    expect(head.headers).toMatchObject(expected);
  });

  it('is the same for everybody: no nonce, no cookie', async () => {
    const [first, second] = [await ask(path), await ask(path, 'identity', { headers: { Cookie: 'a=b' } })];
    expect(second.text).toBe(first.text);
    expect(first.text).not.toMatch(/nonce/i);
    expect(first.headers['set-cookie']).toBeUndefined();
  });
});

it('a page made with the build may be held by a proxy, one made from data is asked for each time', async () => {
  expect((await ask('/company')).headers['cache-control']).toMatch(/^public, .*s-maxage/);
  expect((await ask('/shop/index')).headers['cache-control']).toBe('no-cache');
});

it("a page made with the build is the same under a campaign's parameters", async () => {
  const [plain, campaign] = [await ask('/company'), await ask('/company?utm_source=letter')];
  expect(campaign.headers.etag).toBe(plain.headers.etag);
});

it('a post to a kept page is not answered with it', async () => {
  for (const [, path] of kinds) {
    const answer = await ask(path, 'identity', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
});

it.each(['/shop/checkout?buy=mosaic-mug', '/no/such/page'])('%s is kept by nobody', async (path) => {
  const answer = await ask(path);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers.etag).toBeUndefined();
});

import { describe, expect, inject, it } from 'vitest';
import { sendRequest, type TestResponse } from '../support/send-request';

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Posts a form to a page without an action. A form that passes the guards gets 405. */
const post = (headers: Record<string, string>, body: string | Buffer = 'a=b'): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path: '/company',
    headers: { ...formType, ...headers },
    body,
  });

const PASSED = 405;

describe('a form of this site passes', () => {
  it('with Sec-Fetch-Site: same-origin', async () => {
    expect((await post({ 'Sec-Fetch-Site': 'same-origin', Origin: inject('siteUrl') })).status).toBe(PASSED);
  });

  it('from a page without a referrer', async () => {
    expect((await post({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).status).toBe(PASSED);
  });

  it('with the Origin header of this site', async () => {
    expect((await post({ Origin: inject('siteUrl') })).status).toBe(PASSED);
  });
});

describe('another form is refused', () => {
  it.each<[string, Record<string, string>]>([
    ['from another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['from another site, with the Origin header', { Origin: 'https://evil.example' }],
    ['with the origin null', { Origin: 'null' }],
    ['without these headers', {}],
  ])('%s', async (_, headers) => {
    const { status, text } = await post(headers);
    expect(status).toBe(403);
    expect(text).toContain('This form came from another site');
  });
});

describe('a body of more than 1 MB', () => {
  const largeBody = Buffer.alloc(1024 * 1024 + 1, 'a');
  const own = { 'Sec-Fetch-Site': 'same-origin' };

  it('is refused with its Content-Length', async () => {
    const { status, text } = await post(own, largeBody);
    expect(status).toBe(413);
    expect(text).toContain('larger than 1 MB');
  });

  it('is refused without a Content-Length', async () => {
    const { status } = await post({ ...own, 'Transfer-Encoding': 'chunked' }, largeBody);
    expect(status).toBe(413);
  });

  it('passes with a little less', async () => {
    expect((await post(own, largeBody.subarray(0, 1024 * 1024 - 100))).status).toBe(PASSED);
  });

  it('a form without a Content-Length is read like any other', async () => {
    const { status, text } = await sendRequest(inject('siteUrl'), {
      method: 'POST',
      path: '/auth/sign-in',
      headers: { ...formType, ...own, 'Transfer-Encoding': 'chunked' },
      body: 'email=nobody%40example.in&password=any+words',
    });
    expect(status).toBe(401);
    expect(text).toContain('value="nobody@example.in"');
  });

  it('a GET request with a body of unknown length gets its page', async () => {
    const headers = { 'Transfer-Encoding': 'chunked' };
    for (const path of ['/shop/cart', '/shop/checkout?buy=mosaic-mug']) {
      const { status } = await sendRequest(inject('siteUrl'), { path, headers, body: 'a=b' });
      expect(status, path).toBe(200);
    }
  });
});

describe('a form with a file', () => {
  const MB = 1024 * 1024;
  const sendFile = (path: string, size: number, type = 'multipart/form-data; boundary=x') =>
    sendRequest(inject('siteUrl'), {
      method: 'POST',
      path,
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type },
      body: Buffer.alloc(size, 'a'),
    });

  it('passes with a file of 5 MB', async () => {
    expect((await sendFile('/career/read', 5 * MB + 10_000)).status).not.toBe(413);
  });

  it('is refused with a larger file, with the limit in the message', async () => {
    const { status, text } = await sendFile('/career/read', 6 * MB + 1);
    expect(status).toBe(413);
    expect(text).toContain('A file can have 5 MB at most');
  });

  it.each([
    ['on a page without files', '/company', 'multipart/form-data; boundary=x'],
    ['when it has no file', '/career/read', 'application/x-www-form-urlencoded'],
  ])('has the smaller limit %s', async (_, path, type) => {
    expect((await sendFile(path, 2 * MB, type)).status).toBe(413);
  });
});

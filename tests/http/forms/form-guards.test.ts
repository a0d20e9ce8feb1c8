import { describe, expect, inject, it } from 'vitest';
import { sendRequest, type TestResponse } from '../support/send-request';

const field = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** A form that does nothing: what matters is whether it is let in. */
const post = (headers: Record<string, string>, body: string | Buffer = 'a=b'): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path: '/company',
    headers: { ...field, ...headers },
    body,
  });

const letIn = 405;

describe('a form of this site is let in', () => {
  it('when the browser says so', async () => {
    expect((await post({ 'Sec-Fetch-Site': 'same-origin', Origin: inject('siteUrl') })).status).toBe(letIn);
  });

  it('when its page hides where it is', async () => {
    expect((await post({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).status).toBe(letIn);
  });

  it('by its origin, from a browser that says no more', async () => {
    expect((await post({ Origin: inject('siteUrl') })).status).toBe(letIn);
  });
});

describe('a form from elsewhere is refused', () => {
  it.each<[string, Record<string, string>]>([
    ['from another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['from another site, without saying so', { Origin: 'https://evil.example' }],
    ['from nowhere in particular', { Origin: 'null' }],
    ['with no word of where from', {}],
  ])('%s', async (_, headers) => {
    const { status, text } = await post(headers);
    expect(status).toBe(403);
    expect(text).toContain('This form came from another site');
  });
});

describe('what is larger than 1 MB', () => {
  const tooMuch = Buffer.alloc(1024 * 1024 + 1, 'a');
  const own = { 'Sec-Fetch-Site': 'same-origin' };

  it('is refused by its length', async () => {
    const { status, text } = await post(own, tooMuch);
    expect(status).toBe(413);
    expect(text).toContain('larger than 1 MB');
  });

  it('is refused when it says nothing of its length', async () => {
    const { status } = await post({ ...own, 'Transfer-Encoding': 'chunked' }, tooMuch);
    expect(status).toBe(413);
  });

  it('a little less is let in', async () => {
    expect((await post(own, tooMuch.subarray(0, 1024 * 1024 - 100))).status).toBe(letIn);
  });

  it('a form that says nothing of its length is read like any other', async () => {
    const { status, text } = await sendRequest(inject('siteUrl'), {
      method: 'POST',
      path: '/auth/sign-in',
      headers: { ...field, ...own, 'Transfer-Encoding': 'chunked' },
      body: 'email=nobody%40example.in&password=any+words',
    });
    expect(status).toBe(401);
    expect(text).toContain('value="nobody@example.in"');
  });

  it('a page that is asked for with a body of unknown length is shown', async () => {
    const headers = { 'Transfer-Encoding': 'chunked' };
    const { status } = await sendRequest(inject('siteUrl'), { path: '/shop/cart', headers, body: 'a=b' });
    expect(status).toBe(200);
  });
});

describe('a form that takes a file', () => {
  const MB = 1024 * 1024;
  const sendFile = (path: string, size: number, type = 'multipart/form-data; boundary=x') =>
    sendRequest(inject('siteUrl'), {
      method: 'POST',
      path,
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type },
      body: Buffer.alloc(size, 'a'),
    });

  it('is let in with 5 MB and what stands around them', async () => {
    expect((await sendFile('/career/read', 5 * MB + 10_000)).status).not.toBe(413);
  });

  it('is refused with more, and told what is allowed', async () => {
    const { status, text } = await sendFile('/career/read', 6 * MB + 1);
    expect(status).toBe(413);
    expect(text).toContain('A file can have 5 MB at most');
  });

  it.each([
    ['on a page that takes none', '/company', 'multipart/form-data; boundary=x'],
    ['when it carries none', '/career/read', 'application/x-www-form-urlencoded'],
  ])('has the small limit %s', async (_, path, type) => {
    expect((await sendFile(path, 2 * MB, type)).status).toBe(413);
  });
});

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { formatSeconds } from '~/server/http/errors/request-error.server';
import { hashSource } from '~/server/http/pages/content-security-policy.server';
import type { RunningSite } from '../../scripts/site/production-site';
import { createPictureFile } from '../fixtures/picture-files';
import { findPostForms } from './support/find-post-forms';
import { postForm } from './support/post-form';
import { startSeededSite } from './support/seeded-site';
import { sendRequest, type TestResponse } from './support/send-request';

const MB = 1024 * 1024;
const MARKUP = '"><script>alert(1)</script>';

/** The response is a page in the layout of the site, and is not cached. */
function expectErrorPage({ text, headers }: TestResponse): void {
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(text).toMatch(/<header\b[\s\S]*<main\b[\s\S]*<footer\b/);
  expect(text).toMatch(/<title>[^<@]+ · /);
  expect(text).not.toContain('@@');
  expect(text).not.toContain('<script>alert');
}

const readResentForm = (response: TestResponse, path: string) => {
  const [form] = findPostForms(response.text, path).filter(({ action }) => action === path);
  return { ...form, values: Object.fromEntries(form?.fields ?? []) };
};

describe('too many forms', () => {
  let site: RunningSite;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-refused-'));
    site = await startSeededSite({
      dataFolder: folder,
      settings: { FORMS_PER_MINUTE: '8', TRUSTED_PROXIES: '1' },
    });
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Reaches the limit for an IP address and returns the response to the next form. */
  async function postOverLimit(
    ipAddress: string,
    post: (headers: Record<string, string>) => Promise<TestResponse>,
  ) {
    const headers = { 'X-Forwarded-For': ipAddress };
    for (let sent = 0; sent < 8; sent += 1)
      expect((await postForm(site.url, { path: '/company', fields: {}, headers })).status).toBe(405);
    return post(headers);
  }

  it('get a page with the form and the typed values, to send it again', async () => {
    const fields = {
      name: `Asha ${MARKUP}`,
      message: 'Two\r\nlines & "more"',
      topic: 'other',
      email: 'a@b.in',
    };
    const response = await postOverLimit('203.0.113.1', (headers) =>
      postForm(site.url, { path: '/contact?topic=other', fields, headers }),
    );
    expect(response.status).toBe(429);
    expectErrorPage(response);
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(response.text).toContain(`Please wait ${seconds} second`);
    const { values, isMultipart } = readResentForm(response, '/contact?topic=other');
    expect({ ...values, message: values.message?.replace(/\r/g, '') }).toEqual({
      ...fields,
      message: 'Two\nlines & "more"',
    });
    expect(isMultipart).toBe(false);
  });

  it('get a page without the password', async () => {
    const fields = { email: 'a@b.in', password: 'a very long secret', redirectTo: '/account/projects' };
    const response = await postOverLimit('203.0.113.2', (headers) =>
      postForm(site.url, { path: '/auth/sign-in', fields, headers }),
    );
    expect(response.status).toBe(429);
    expect(response.text).not.toContain('a very long secret');
    expect(readResentForm(response, '/auth/sign-in').values).toEqual({
      email: 'a@b.in',
      redirectTo: '/account/projects',
    });
  });

  it('get a page that asks for the file again', async () => {
    const form = new FormData();
    form.set('intent', 'picture');
    form.set('picture', new File([await createPictureFile()], 'me.png'));
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const response = await postOverLimit('203.0.113.3', (headers) =>
      sendRequest(site.url, {
        method: 'POST',
        path: '/account/profile',
        headers: {
          ...headers,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': encoded.headers.get('content-type') ?? '',
        },
        body,
      }),
    );
    const again = readResentForm(response, '/account/profile');
    expect(again.isMultipart).toBe(true);
    expect(again.values).toEqual({ intent: 'picture', picture: '' });
  });

  it('get JSON when they are JSON or sent by a script', async () => {
    const token = '0123456789012345678901';
    const json = await postOverLimit('203.0.113.4', (headers) =>
      sendRequest(site.url, {
        method: 'POST',
        path: '/login',
        headers: {
          ...headers,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/json',
          Cookie: `${CSRF_COOKIE}=${token}`,
          [CSRF_HEADER]: token,
        },
        body: '{}',
      }),
    );
    expect(json.status).toBe(429);
    const { error, retryAfterSeconds } = JSON.parse(json.text);
    expect(error).toContain('Please wait');
    expect(String(retryAfterSeconds)).toBe(json.headers['retry-after']);
    const headers = { 'X-Forwarded-For': '203.0.113.4' };
    const scriptCall = await postForm(site.url, {
      path: '/shop/checkout.data',
      fields: { key: 'x' },
      headers,
    });
    expect(JSON.parse(scriptCall.text)).toHaveProperty('retryAfterSeconds');
  });

  it('from a flood get a short page with its own style and the time to wait', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.5' };
    const post = () => postForm(site.url, { path: '/contact', fields: { name: 'Asha' }, headers });
    const responses: TestResponse[] = [];
    for (let sent = 0; sent < 17; sent += 1) responses.push(await post());
    const last = responses.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.body.length).toBeLessThan(1_000);
    const seconds = Number(last?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(last?.text).toContain(`Please wait ${formatSeconds(seconds)}, then try again.`);
    expect(last?.text).toContain('what you typed is still there');
    const style = /<style>(.*)<\/style>/.exec(last?.text ?? '')?.[1] ?? '';
    expect(style).toContain('font:');
    expect(last?.headers['content-security-policy']).toContain(hashSource(style));
  });
});

describe('a body that is too large', () => {
  const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };
  const createPart = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const createApplication = (size: number) =>
    Buffer.concat([
      Buffer.from(createPart('name', `Asha ${MARKUP}`) + createPart('answer', 'Forty years of cards')),
      Buffer.from(
        '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
      ),
      Buffer.alloc(size),
      Buffer.from('\r\n--x--\r\n'),
    ]);
  const multipart = { ...sameOrigin, 'Content-Type': 'multipart/form-data; boundary=x' };

  it.each<[string, Record<string, string>]>([
    ['with a Content-Length', {}],
    ['without a Content-Length', { 'Transfer-Encoding': 'chunked' }],
  ])('sent %s: the response has the form with the typed values', async (_, headers) => {
    const path = '/career/read?role=full-stack-engineer-kochi';
    const response = await sendRequest(inject('siteUrl'), {
      method: 'POST',
      path,
      headers: { ...multipart, ...headers },
      body: createApplication(8 * MB),
    });
    expect(response.status).toBe(413);
    expectErrorPage(response);
    expect(response.text).toContain('A file can have 5 MB at most');
    const again = readResentForm(response, path);
    expect(again.isMultipart).toBe(true);
    expect(again.values).toEqual({ name: `Asha ${MARKUP}`, answer: 'Forty years of cards', cv: '' });
  });

  it('on a page without files: the response is an error page', async () => {
    const headers = { ...sameOrigin, 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = Buffer.alloc(2 * MB, 'a');
    const response = await sendRequest(inject('siteUrl'), {
      method: 'POST',
      path: '/contact',
      headers,
      body,
    });
    expect(response.status).toBe(413);
    expectErrorPage(response);
    expect(response.text).toContain('larger than 1 MB');
  });

  it('gets its response after the whole body has arrived, so that the connection is not reset before', async () => {
    const { hostname, port } = new URL(inject('siteUrl'));
    const body = createApplication(20 * MB);
    const head = [
      'POST /career/read HTTP/1.1',
      'Host: site.example',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const received: string[] = [];
    socket.on('data', (text: string) => received.push(text));
    const write = (bytes: string | Buffer) => new Promise((resolve) => socket.write(bytes, resolve));
    await write(`${head.join('\r\n')}\r\n\r\n`);
    await write(body.subarray(0, 10 * MB));
    // After these requests, the server has read the headers and the length in them.
    for (let count = 0; count < 3; count += 1)
      await sendRequest(inject('siteUrl'), { path: '/no/such/page' });
    expect(received).toEqual([]);
    const ended = once(socket, 'end');
    await write(body.subarray(10 * MB));
    await ended;
    expect(received.join('')).toMatch(/^HTTP\/1\.1 413 [\s\S]*A file can have 5 MB at most[\s\S]*<\/html>/);
  });
});

describe('other refused requests get a page of the site', () => {
  it.each<[number, string, Record<string, string>, string]>([
    [400, 'GET', {}, '/shop/single/%00'],
    [405, 'PUT', {}, '/contact'],
    [403, 'POST', { 'Sec-Fetch-Site': 'cross-site' }, '/contact'],
  ])('%i to %s', async (status, method, headers, path) => {
    const response = await sendRequest(inject('siteUrl'), { method, path, headers });
    expect(response.status).toBe(status);
    expectErrorPage(response);
  });

  it.each<[number, string, Record<string, string>, string]>([
    [405, 'PUT', {}, '/admin/orders?view=to-pack'],
    [403, 'POST', { 'Sec-Fetch-Site': 'cross-site' }, '/admin/orders?view=to-pack'],
    [413, 'POST', { 'Sec-Fetch-Site': 'same-origin' }, '/admin/orders?view=to-pack'],
  ])('R-ADMIN-12: %i in the back office leads back to the page', async (status, method, headers, path) => {
    const body = status === 413 ? Buffer.alloc(2 * MB, 'a') : undefined;
    const response = await sendRequest(inject('siteUrl'), { method, path, headers, ...(body && { body }) });
    expect(response.status).toBe(status);
    expect(response.text).toContain('data-admin=""');
    expect(response.text).toContain(`href="${path}"`);
    expect(response.text).not.toContain('Go to the shop');
  });

  it('which has no public path', async () => {
    for (const path of ['/request-error/words', '/request-error/back-office/words'])
      expect((await sendRequest(inject('siteUrl'), { path })).status).toBe(404);
  });
});

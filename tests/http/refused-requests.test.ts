import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import type { RunningSite } from '../../scripts/site/production-site';
import { createPictureFile } from '../fixtures/picture-files';
import { formsOfPage } from './support/forms-of-page';
import { postForm } from './support/post-form';
import { startSeededSite } from './support/seeded-site';
import { sendRequest, type TestResponse } from './support/send-request';

const MB = 1024 * 1024;
const evil = '"><script>alert(1)</script>';

/** It looks like every page, and cannot be mistaken for one that was found. */
function expectPage({ text, headers }: TestResponse): void {
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(text).toMatch(/<header\b[\s\S]*<main\b[\s\S]*<footer\b/);
  expect(text).toMatch(/<title>[^<@]+ · /);
  expect(text).not.toContain('@@');
  expect(text).not.toContain('<script>alert');
}

const sentAgain = (answer: TestResponse, path: string) => {
  const [form] = formsOfPage(answer.text, path).filter(({ action }) => action === path);
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

  /** The answer to the first that was too much; each from a network of its own. */
  async function oneTooMany(
    network: string,
    post: (headers: Record<string, string>) => Promise<TestResponse>,
  ) {
    const headers = { 'X-Forwarded-For': network };
    for (let sent = 0; sent < 8; sent += 1)
      expect((await postForm(site.url, { path: '/company', fields: {}, headers })).status).toBe(405);
    return post(headers);
  }

  it('are answered by a page with the form and what was typed, which goes through later', async () => {
    const fields = {
      name: `Asha ${evil}`,
      message: 'Two\r\nlines & "more"',
      topic: 'other',
      email: 'a@b.in',
    };
    const answer = await oneTooMany('203.0.113.1', (headers) =>
      postForm(site.url, { path: '/contact?topic=other', fields, headers }),
    );
    expect(answer.status).toBe(429);
    expectPage(answer);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(answer.text).toContain(`Please wait ${seconds} second`);
    const { values, isMultipart } = sentAgain(answer, '/contact?topic=other');
    expect({ ...values, message: values.message?.replace(/\r/g, '') }).toEqual({
      ...fields,
      message: 'Two\nlines & "more"',
    });
    expect(isMultipart).toBe(false);
  });

  it('never repeat a password', async () => {
    const fields = { email: 'a@b.in', password: 'a very long secret', redirectTo: '/account/projects' };
    const answer = await oneTooMany('203.0.113.2', (headers) =>
      postForm(site.url, { path: '/auth/sign-in', fields, headers }),
    );
    expect(answer.status).toBe(429);
    expect(answer.text).not.toContain('a very long secret');
    expect(sentAgain(answer, '/auth/sign-in').values).toEqual({
      email: 'a@b.in',
      redirectTo: '/account/projects',
    });
  });

  it('ask for a file again', async () => {
    const form = new FormData();
    form.set('intent', 'picture');
    form.set('picture', new File([await createPictureFile()], 'me.png'));
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const answer = await oneTooMany('203.0.113.3', (headers) =>
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
    const again = sentAgain(answer, '/account/profile');
    expect(again.isMultipart).toBe(true);
    expect(again.values).toEqual({ intent: 'picture', picture: '' });
  });

  it('are answered in JSON when JSON was sent, and to the script of a page', async () => {
    const token = '0123456789012345678901';
    const json = await oneTooMany('203.0.113.4', (headers) =>
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
    const call = await postForm(site.url, { path: '/shop/checkout.data', fields: { key: 'x' }, headers });
    expect(JSON.parse(call.text)).toHaveProperty('retryAfterSeconds');
  });

  it('from a flood are answered in a few words', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.5' };
    const post = () => postForm(site.url, { path: '/contact', fields: { name: 'Asha' }, headers });
    const answers: TestResponse[] = [];
    for (let sent = 0; sent < 17; sent += 1) answers.push(await post());
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.body.length).toBeLessThan(1_000);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('too much at once', () => {
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const application = (size: number) =>
    Buffer.concat([
      Buffer.from(part('name', `Asha ${evil}`) + part('answer', 'Forty years of cards')),
      Buffer.from(
        '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
      ),
      Buffer.alloc(size),
      Buffer.from('\r\n--x--\r\n'),
    ]);
  const multipart = { ...own, 'Content-Type': 'multipart/form-data; boundary=x' };

  it.each<[string, Record<string, string>]>([
    ['with its length', {}],
    ['without its length', { 'Transfer-Encoding': 'chunked' }],
  ])('is answered by the form and what was typed, sent %s', async (_, headers) => {
    const path = '/career/read?role=full-stack-engineer-kochi';
    const answer = await sendRequest(inject('siteUrl'), {
      method: 'POST',
      path,
      headers: { ...multipart, ...headers },
      body: application(8 * MB),
    });
    expect(answer.status).toBe(413);
    expectPage(answer);
    expect(answer.text).toContain('A file can have 5 MB at most');
    const again = sentAgain(answer, path);
    expect(again.isMultipart).toBe(true);
    expect(again.values).toEqual({ name: `Asha ${evil}`, answer: 'Forty years of cards', cv: '' });
  });

  it('is answered by a page where no file is taken', async () => {
    const headers = { ...own, 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = Buffer.alloc(2 * MB, 'a');
    const answer = await sendRequest(inject('siteUrl'), { method: 'POST', path: '/contact', headers, body });
    expect(answer.status).toBe(413);
    expectPage(answer);
    expect(answer.text).toContain('larger than 1 MB');
  });

  it('is answered when all of it was sent, so that the line is not cut off under the answer', async () => {
    const { hostname, port } = new URL(inject('siteUrl'));
    const body = application(20 * MB);
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
    // By then the server has seen the head, and the length in it.
    for (let asked = 0; asked < 3; asked += 1)
      await sendRequest(inject('siteUrl'), { path: '/no/such/page' });
    expect(received).toEqual([]);
    const ended = once(socket, 'end');
    await write(body.subarray(10 * MB));
    await ended;
    expect(received.join('')).toMatch(/^HTTP\/1\.1 413 [\s\S]*A file can have 5 MB at most[\s\S]*<\/html>/);
  });
});

describe('other refusals are pages of the site', () => {
  it.each<[number, string, Record<string, string>, string]>([
    [400, 'GET', {}, '/shop/single/%00'],
    [405, 'PUT', {}, '/contact'],
    [403, 'POST', { 'Sec-Fetch-Site': 'cross-site' }, '/contact'],
  ])('%i to %s', async (status, method, headers, path) => {
    const answer = await sendRequest(inject('siteUrl'), { method, path, headers });
    expect(answer.status).toBe(status);
    expectPage(answer);
  });

  it('which nobody can open by its address', async () => {
    expect((await sendRequest(inject('siteUrl'), { path: '/request-error/words' })).status).toBe(404);
  });
});

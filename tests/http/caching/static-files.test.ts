import { globSync, readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const built = (pattern: string): string => {
  const [file] = globSync(pattern, { cwd: 'build/client' });
  if (file === undefined) throw new Error(`The build has no ${pattern}.`);
  return `/${file}`;
};

const ask = (path: string, headers = {}, method = 'GET') =>
  sendRequest(inject('siteUrl'), { path, headers, method });

describe.each([
  ['a script', 'assets/*.js', 'text/javascript; charset=utf-8'],
  ['a font', 'assets/*.woff2', 'font/woff2'],
  ['a picture', 'pictures/*.avif', 'image/avif'],
])('%s', (_, pattern, type) => {
  const path = built(pattern);

  it('is named by its content, so that it may be kept for a year', async () => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('carries the headers that keep it from being taken for something else', async () => {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('is not sent again to a browser that has it, nor its body to one that asks for the headers', async () => {
    const { headers } = await ask(path);
    const again = await ask(path, { 'If-None-Match': headers.etag });
    const head = await ask(path, {}, 'HEAD');
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });
});

it('a script comes compressed, a picture as it is', async () => {
  const accepting = { 'Accept-Encoding': 'gzip, br' };
  expect((await ask(built('assets/*.js'), accepting)).headers['content-encoding']).toBe('br');
  expect((await ask(built('pictures/*.avif'), accepting)).headers['content-encoding']).toBeUndefined();
});

it('a file that keeps its name is asked for again within the hour', async () => {
  const { status, headers } = await ask('/favicon.ico?v=1');
  expect(status).toBe(200);
  expect(headers['cache-control']).toMatch(/max-age=3600/);
});

it.each(['bytes=10-5', 'bytes=0-0', 'bytes=-1', 'bytes=99999999-', 'bytes=0-1,3-4', 'bytes=a-b', ''])(
  'a range "%s" harms nothing: the whole file is sent',
  async (range) => {
    const whole = await ask('/favicon.ico');
    const answer = await ask('/favicon.ico', { Range: range });
    expect(answer.status).toBe(200);
    expect(answer.body.equals(whole.body)).toBe(true);
  },
);

it.each([
  '/assets/no-such-file.js',
  '/pictures/no-such-picture.avif',
  '/assets/',
  '/assets',
  '/.vite/manifest.json',
  '/assets/../.vite/manifest.json',
  '/.env',
  '/assets/..%2f..%2fserver%2fmain.js',
  '/assets/../../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/%2e%2e/%2e%2e/server/main.js',
  '/pages/pages.json',
  '/server/main.js',
])('%s is not there', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain('"dependencies"');
  expect(answer.headers['cache-control']).toMatch(/no-store/);
});

it('nothing of the in-browser mock is built or sent', async () => {
  const holding = globSync('build/{client,server}/**/*.{js,json,html}').filter((file) =>
    /mockServiceWorker|setupWorker|\bmsw\b/.test(readFileSync(file, 'utf8')),
  );
  expect(holding).toEqual([]);
  for (const path of ['/mockServiceWorker.js', '/mockserviceworker.js'])
    expect((await ask(path)).status, path).not.toBe(200);
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const findBuiltFile = (pattern: string): string => {
  const [file] = globSync(pattern, { cwd: 'build/client' });
  if (file === undefined) throw new Error(`The build has no ${pattern}.`);
  return `/${file}`;
};

const request = (path: string, headers = {}, method = 'GET') =>
  sendRequest(inject('siteUrl'), { path, headers, method });

describe.each([
  ['a script', 'assets/*.js', 'text/javascript; charset=utf-8'],
  ['a font', 'assets/*.woff2', 'font/woff2'],
  ['a picture', 'pictures/*.avif', 'image/avif'],
])('%s', (_, pattern, type) => {
  const path = findBuiltFile(pattern);

  it('has a hash in its name and is cached for a year', async () => {
    const { status, headers } = await request(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('has security headers', async () => {
    const { headers } = await request(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('is sent without a body for a 304 response and for HEAD', async () => {
    const { headers } = await request(path);
    const again = await request(path, { 'If-None-Match': headers.etag });
    const head = await request(path, {}, 'HEAD');
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });
});

it('a script is compressed, a picture is not', async () => {
  const accepting = { 'Accept-Encoding': 'gzip, br' };
  expect((await request(findBuiltFile('assets/*.js'), accepting)).headers['content-encoding']).toBe('br');
  expect(
    (await request(findBuiltFile('pictures/*.avif'), accepting)).headers['content-encoding'],
  ).toBeUndefined();
});

it('a file without a hash in its name is cached for an hour', async () => {
  const { status, headers } = await request('/favicon.ico?v=1');
  expect(status).toBe(200);
  expect(headers['cache-control']).toMatch(/max-age=3600/);
});

it.each(['bytes=10-5', 'bytes=0-0', 'bytes=-1', 'bytes=99999999-', 'bytes=0-1,3-4', 'bytes=a-b', ''])(
  'a request for the range "%s" gets the whole file',
  async (range) => {
    const whole = await request('/favicon.ico');
    const response = await request('/favicon.ico', { Range: range });
    expect(response.status).toBe(200);
    expect(response.body.equals(whole.body)).toBe(true);
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
])('%s does not exist', async (path) => {
  const first = await request(path);
  const { location } = first.headers;
  // Escapes in lower case are redirected to their canonical form first.
  const response = location === undefined ? first : await request(location);
  expect(response.status).toBe(404);
  expect(response.text).not.toContain('"dependencies"');
  expect(response.headers['cache-control']).toMatch(/no-store/);
});

it('the build contains nothing of the in-browser mock', async () => {
  const files = globSync('build/{client,server}/**/*.{js,json,html}').filter((file) =>
    /mockServiceWorker|setupWorker|\bmsw\b/.test(readFileSync(file, 'utf8')),
  );
  expect(files).toEqual([]);
  for (const path of ['/mockServiceWorker.js', '/mockserviceworker.js'])
    expect((await request(path)).status, path).not.toBe(200);
});

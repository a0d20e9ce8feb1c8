import { describe, expect, inject, it } from 'vitest';
import { exchange, get } from '../support/connection';
import { sendRequest } from '../support/send-request';

const ALLOWED = 'GET, HEAD, POST, OPTIONS';

describe.each(['/', '/company', '/favicon.ico', '/shop/grid', '/no/such/page'])('at %s', (path) => {
  it.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
    const { status, headers } = await sendRequest(inject('siteUrl'), { path, method });
    expect(status).toBe(405);
    expect(headers.allow).toBe(ALLOWED);
  });

  it('OPTIONS returns the allowed methods', async () => {
    const { status, headers, body } = await sendRequest(inject('siteUrl'), { path, method: 'OPTIONS' });
    expect([status, headers.allow, body.length]).toEqual([204, ALLOWED, 0]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('HEAD has the status of GET and no body', async () => {
    const get = await sendRequest(inject('siteUrl'), { path });
    const head = await sendRequest(inject('siteUrl'), { path, method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  });
});

it('TRACE does not return the request', async () => {
  const { text } = await sendRequest(inject('siteUrl'), {
    path: '/',
    method: 'TRACE',
    headers: { Cookie: 'secret=1' },
  });
  expect(text).not.toContain('secret');
});

describe.each(['/company', '/shop/single/mosaic-mug', '/favicon.svg', '/no/such/page', '/idp/jwks'])(
  'a request for %s is refused',
  (path) => {
    const refusal = /^HTTP\/1\.1 400 [\s\S]*\r\nConnection: close\r\n/i;

    it.each([
      ['without a host', []],
      ['with two hosts', ['Host: a.example', 'Host: b.example']],
      ['with the same host twice', ['Host: a.example', 'host: a.example']],
      ['with two hosts in one header', ['Host: a.example, b.example']],
      ['with an invalid host', ['Host: a@b/c']],
    ])('%s', async (_, headers) => {
      const lines = [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n');
      expect(await exchange(inject('siteUrl'), lines)).toMatch(refusal);
    });
  },
);

it('an HTTP/1.0 request needs no host', async () => {
  expect(await exchange(inject('siteUrl'), 'GET /company HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

describe('a malformed request', () => {
  it.each([
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['an invalid version', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', 400],
    ['an unknown method', 'EAT / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('because of %s is refused, and its connection closed', async (_, lines, status) => {
    const response = await exchange(inject('siteUrl'), lines);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\r\\nConnection: close\\r\\n`));
    expect(response.split('HTTP/1.1')).toHaveLength(2);
  });

  it('gets no response before the earlier request has one', async () => {
    const slow = get('/shop/checkout?buy=mosaic-mug');
    expect(await exchange(inject('siteUrl'), `${slow}EAT / HTTP/1.1\r\n\r\n`)).not.toContain(
      '400 Bad Request',
    );
  });
});

it.each([
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', /^$/],
  [
    'another site through this server as a proxy',
    'GET http://evil.example/x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 4/,
  ],
])('a request for %s is refused', async (_, lines, response) => {
  expect(await exchange(inject('siteUrl'), lines)).toMatch(response);
});

it('pipelined requests get their responses in order, from all parts of the server', async () => {
  const paths = ['/healthz', '/company', '/no/such/page', '/favicon.svg', '/healthz'];
  const requests = paths.map((path, index) =>
    get(path, ...(index === paths.length - 1 ? ['Connection: close'] : [])),
  );
  const response = await exchange(inject('siteUrl'), requests.join(''));
  const statuses = [...response.matchAll(/HTTP\/1\.1 (\d+) [\s\S]*?\r\nContent-Type: ([^\r]*)/gi)];
  expect(statuses.map(([, status, type]) => `${status} ${type?.replace(' ', '').toLowerCase()}`)).toEqual([
    '200 text/plain;charset=utf-8',
    '200 text/html;charset=utf-8',
    '404 text/html;charset=utf-8',
    '200 image/svg+xml;charset=utf-8',
    '200 text/plain;charset=utf-8',
  ]);
});

it('every response names its request', async () => {
  const ids = await Promise.all(
    [
      '/company',
      '/company',
      '/favicon.svg',
      '/no/such/page',
      '/shop/checkout?buy=mosaic-mug',
      '/SHOP',
      '/idp/jwks',
    ].map(async (path) => (await sendRequest(inject('siteUrl'), { path })).headers['x-request-id']),
  );
  expect(new Set(ids).size).toBe(7);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

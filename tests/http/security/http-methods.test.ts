import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const allowed = 'GET, HEAD, POST, OPTIONS';

/** Sends exactly this, and gives the first line of the answer. */
async function say(lines: string): Promise<string> {
  const { hostname, port } = new URL(inject('siteUrl'));
  const socket = connect(Number(port), hostname);
  socket.write(lines);
  return (await text(socket)).split('\r\n', 1)[0] ?? '';
}

describe.each(['/', '/company', '/favicon.ico', '/shop/grid', '/no/such/page'])('at %s', (path) => {
  it.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('%s is not done', async (method) => {
    const { status, headers } = await sendRequest(inject('siteUrl'), { path, method });
    expect(status).toBe(405);
    expect(headers.allow).toBe(allowed);
  });

  it('OPTIONS says what can be done', async () => {
    const { status, headers, body } = await sendRequest(inject('siteUrl'), { path, method: 'OPTIONS' });
    expect([status, headers.allow, body.length]).toEqual([204, allowed, 0]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('HEAD has the status of GET, and no body', async () => {
    const get = await sendRequest(inject('siteUrl'), { path });
    const head = await sendRequest(inject('siteUrl'), { path, method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  });
});

it('what was sent is not sent back', async () => {
  const { text: shown } = await sendRequest(inject('siteUrl'), {
    path: '/',
    method: 'TRACE',
    headers: { Cookie: 'secret=1' },
  });
  expect(shown).not.toContain('secret');
});

it.each([
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400/],
  ['two hosts in one', 'GET /x HTTP/1.1\r\nHost: a@b/c\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400/],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', /^$|^HTTP\/1\.1 4/],
  [
    'another site, as if this were a proxy',
    'GET http://evil.example/x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 4/,
  ],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400/,
  ],
])('a request with %s is refused', async (_, lines, answer) => {
  expect(await say(lines)).toMatch(answer);
});

it('every answer that was made for a request names it', async () => {
  const ids = await Promise.all(
    ['/no/such/page', '/no/such/page', '/shop/checkout?buy=mosaic-mug', '/SHOP'].map(
      async (path) => (await sendRequest(inject('siteUrl'), { path })).headers['x-request-id'],
    ),
  );
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

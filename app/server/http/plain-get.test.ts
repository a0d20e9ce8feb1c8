import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainGet } from './plain-get.server';

const request = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

it('reads what a browser sends', () => {
  const sent = request(
    'GET /shop/grid?q=mug&page=2 HTTP/1.1',
    'Host: localhost:3000',
    'Connection: keep-alive',
    'Upgrade-Insecure-Requests: 1',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
    'Accept: text/html,application/xhtml+xml;q=0.9',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'if-none-match: "abc-br"',
    'Cookie: a=b',
  );
  expect(readPlainGet(sent)).toEqual({
    address: '/shop/grid?q=mug&page=2',
    acceptEncoding: 'gzip, deflate, br, zstd',
    ifNoneMatch: '"abc-br"',
  });
});

it('an empty header is no header of the next line', () => {
  const read = readPlainGet(request('GET / HTTP/1.1', 'Host: a', 'Accept-Encoding:', 'Accept: gzip'));
  expect(read).toEqual({ address: '/', acceptEncoding: '', ifNoneMatch: undefined });
});

describe('is not read here, but by the parser:', () => {
  const plain = ['GET /company HTTP/1.1', 'Host: a'] as const;

  it.each([
    ['nothing', ''],
    ['half a request', 'GET /company HTTP/1.1\r\nHost: a\r\n'],
    ['a request and the beginning of another', `${request(...plain)}GET`],
    ['two requests', request(...plain).repeat(2)],
    ['a post', request('POST /company HTTP/1.1', 'Host: a')],
    ['a look at the headers', request('HEAD /company HTTP/1.1', 'Host: a')],
    ['an older protocol', request('GET /company HTTP/1.0', 'Host: a')],
    ['no host', request('GET /company HTTP/1.1', 'Accept: */*')],
    ['two hosts', request(...plain, 'host: b')],
    ['a body', request(...plain, 'Content-Length: 5')],
    ['a body in pieces', request(...plain, 'Transfer-Encoding: chunked')],
    ['a body in pieces, written oddly', request(...plain, 'transfer-ENCODING:\tchunked')],
    ['a space before the colon', request(...plain, 'Content-Length : 5')],
    ['a value of two lines', request(...plain, 'Accept: a', ' b')],
    ['bare line feeds', request(...plain).replaceAll('\r\n', '\n')],
    ['a bare line feed in a value', request(...plain, 'Accept: a\nContent-Length: 5')],
    ['a bare carriage return in a value', request(...plain, 'Accept: a\rContent-Length: 5')],
    ['a null byte', request(...plain, 'Accept: \0')],
    ['a connection that is to be closed', request(...plain, 'Connection: close')],
    ['a connection header with more in it', request(...plain, 'Connection: keep-alive, Upgrade')],
    ['another protocol', request(...plain, 'Upgrade: websocket')],
    ['an expectation', request(...plain, 'Expect: 100-continue')],
    ['an encoding said twice', request(...plain, 'Accept-Encoding: br', 'Accept-Encoding: gzip')],
    ['a whole address', request('GET http://a/company HTTP/1.1', 'Host: a')],
    ['a space in the address', request('GET /com pany HTTP/1.1', 'Host: a')],
    ['an address in other letters', request('GET /ü HTTP/1.1', 'Host: a')],
  ])('%s', (_, sent) => {
    expect(readPlainGet(sent)).toBeUndefined();
  });
});

it('never throws and never takes long, whatever arrives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (noise) => {
      readPlainGet(noise);
      readPlainGet(request('GET / HTTP/1.1', 'Host: a', noise));
    }),
  );
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it } from 'vitest';

const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

async function connected(): Promise<Socket> {
  const { hostname, port } = new URL(inject('siteUrl'));
  const socket = connect(Number(port), hostname);
  open.push(socket);
  await once(socket, 'connect');
  return socket.setNoDelay(true);
}

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;

interface Received {
  head: string;
  body: string;
}

/** Reads one answer with a known length from a connection. */
async function answer(socket: Socket): Promise<Received> {
  let received = '';
  for (;;) {
    const [head = '', ...rest] = received.split('\r\n\r\n');
    const body = rest.join('\r\n\r\n');
    const length = head.startsWith('HTTP/1.1 304') ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (rest.length > 0 && body.length >= length) return { head, body };
    const [chunk] = await once(socket, 'data');
    received += chunk.toString('latin1');
  }
}

const ask = async (socket: Socket, request: string) => {
  socket.write(request, 'latin1');
  return answer(socket);
};

/** Two pieces are not plain: the same request goes to Node's own parser. */
async function askInPieces(socket: Socket, request: string): Promise<Received> {
  socket.write(request.slice(0, 10), 'latin1');
  await soon();
  await new Promise((resolve) => socket.write('', resolve));
  socket.write(request.slice(10), 'latin1');
  return answer(socket);
}

const headersOf = ({ head }: Received) =>
  head
    .split('\r\n')
    .filter((line) => !line.startsWith('Date:'))
    .sort();

describe('what is answered before the parser is what the parser would have answered', () => {
  it.each([
    ['a page', get('/company')],
    ['a page, compressed', get('/company', 'Accept-Encoding: gzip')],
    ['a page with parameters', get('/company?utm_source=letter', 'accept-encoding: br')],
    ['a page made from data', get('/shop/single/mosaic-mug', 'Accept-Encoding: br')],
    ['a file', get('/favicon.svg')],
  ])('%s', async (_, request) => {
    await ask(await connected(), request);
    const [plain, inPieces] = [
      await ask(await connected(), request),
      await askInPieces(await connected(), request),
    ];
    expect(plain.body).toBe(inPieces.body);
    expect(headersOf(plain)).toEqual(headersOf(inPieces));
    const etag = /etag: (.*)/i.exec(plain.head)?.[1] ?? '';
    const again = request.replace('\r\n\r\n', `\r\nIf-None-Match: ${etag}\r\n\r\n`);
    const [known, knownInPieces] = [
      await ask(await connected(), again),
      await askInPieces(await connected(), again),
    ];
    expect(known.head).toMatch(/^HTTP\/1\.1 304 Not Modified/);
    expect(headersOf(known)).toEqual(headersOf(knownInPieces));
  });
});

it('one connection may ask for one thing after another, whoever answers', async () => {
  const socket = await connected();
  const first = await ask(socket, get('/company'));
  const second = await ask(socket, get('/company'));
  const fresh = await ask(socket, get('/healthz'));
  const third = await ask(socket, get('/company'));
  expect(second.body).toBe(first.body);
  expect(fresh.body).toBe('ok');
  expect(third.body).toBe(first.body);
});

it('requests sent at once are answered in their order', async () => {
  const socket = await connected();
  socket.write(get('/healthz') + get('/company', 'Accept-Encoding: identity', 'Connection: close'));
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece);
  const received = Buffer.concat(pieces).toString();
  expect(received).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\n\r\nokHTTP\/1\.1 200 OK[\s\S]*<\/html>\s*$/);
});

it('a visitor who hangs up after asking still gets the page', async () => {
  const socket = await connected();
  socket.end(get('/company'));
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toMatch(/<\/html>\s*$/);
});

it.each([
  ['no host', 'GET /company HTTP/1.1\r\n\r\n'],
  ['two lengths', get('/company', 'Content-Length: 1', 'Content-Length: 2')],
  ['a head that is too long', get('/company', `X-Long: ${'x'.repeat(20_000)}`)],
])('%s is refused as ever', async (_, request) => {
  const socket = await connected();
  socket.write(request);
  const [chunk] = await once(socket, 'data');
  expect(chunk.toString()).toMatch(/^HTTP\/1\.1 4\d\d /);
});

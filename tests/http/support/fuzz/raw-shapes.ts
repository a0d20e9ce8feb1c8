import fc from 'fast-check';

/** A refusal may come before the body; what breaks off after it is answered once more, as every server of Node does. */
const REFUSED_AND_BROKEN_OFF = 2;

/** What is written to a connection, piece by piece. */
export interface RawShape {
  label: string;
  pieces: readonly Buffer[];
  /** So many answers may come back at most: more, and a part of one request was taken for another. */
  most: number;
}

const shape = (label: string, text: string | readonly string[], most = 1): RawShape => ({
  label,
  pieces: [text].flat().map((piece) => Buffer.from(piece, 'latin1')),
  most,
});

const head = (line: string, ...headers: string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`;
const get = (path: string, ...headers: string[]) =>
  head(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers);
const post = (path: string, ...headers: string[]) =>
  head(
    `POST ${path} HTTP/1.1`,
    ...['Host: localhost', 'Sec-Fetch-Site: same-origin', 'Content-Type: application/x-www-form-urlencoded'],
    ...headers,
  );

const SMUGGLED = get('/healthz?x-fz');
const CHUNKED = 'Transfer-Encoding: chunked';

/** Shapes that are known to have fooled some server. */
export const knownShapes: readonly RawShape[] = [
  shape('nothing', ''),
  shape('an empty line', '\r\n'),
  shape('many empty lines', '\r\n'.repeat(5_000)),
  shape('half a request line', 'GET /comp'),
  shape('half a head', 'GET /company HTTP/1.1\r\nHost: local'),
  shape('no host', head('GET / HTTP/1.1')),
  shape('two hosts', head('GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example')),
  shape('an old version', head('GET / HTTP/1.0')),
  shape('no version', 'GET /\r\n\r\n'),
  shape('a version that is none', head('GET / HTTP/9.9', 'Host: localhost')),
  shape('the next version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  shape('TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  shape('a method that is none', get('/').replace('GET', 'FUZZ')),
  shape('a method in small letters', get('/').replace('GET', 'get')),
  shape('CONNECT', head('CONNECT localhost:22 HTTP/1.1', 'Host: localhost')),
  shape('TRACE', get('/').replace('GET', 'TRACE')),
  shape('an absolute path of another host', get('http://evil.example/company')),
  shape('an asterisk', get('*')),
  shape('a path without a slash', get('company')),
  shape('a path with two slashes', get('//evil.example/company')),
  shape('a path with NUL', get('/comp\0any')),
  shape('a path with bytes', get('/\xff\xfe\xc0\x80')),
  shape('a path with a space', get('/a b')),
  shape('a path that is too long', get(`/${'x'.repeat(100_000)}`)),
  shape('a header that is too long', get('/', `X-Long: ${'x'.repeat(100_000)}`)),
  shape('too many headers', get('/', ...Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1`))),
  shape('a header with NUL', get('/company', 'X-A: a\0b')),
  shape('a header without a colon', get('/company', 'X-A')),
  shape('a header with a space before its colon', get('/company', 'X-A : b')),
  shape('a folded header', get('/company', 'X-A: a\r\n b')),
  shape('lines that end with LF alone', get('/company').replaceAll('\r\n', '\n')),
  shape('lines that end with CR alone', get('/company').replaceAll('\r\n', '\r')),
  shape('two lengths', `${post('/', 'Content-Length: 3', 'Content-Length: 4')}a=b`),
  shape('two lengths in one header', `${post('/', 'Content-Length: 3, 3')}a=b`),
  shape('a negative length', `${post('/', 'Content-Length: -1')}a=b`),
  shape('a length with a sign', `${post('/', 'Content-Length: +3')}a=b`),
  shape('a length in hexadecimal', `${post('/', 'Content-Length: 0x3')}a=b`),
  shape('a length that is too large', `${post('/', `Content-Length: ${'9'.repeat(30)}`)}a=b`),
  shape('less than the length says', `${post('/', 'Content-Length: 300')}a=b`, REFUSED_AND_BROKEN_OFF),
  shape('a body that never comes', post('/', 'Content-Length: 300'), REFUSED_AND_BROKEN_OFF),
  shape('a body of a GET', `${get('/company', 'Content-Length: 3')}a=b`),
  shape('a GET that hides another one', get('/company', `Content-Length: ${SMUGGLED.length}`) + SMUGGLED),
  shape('a length and chunks', `${post('/', 'Content-Length: 6', CHUNKED)}0\r\n\r\n${SMUGGLED}`),
  shape('chunks and a length', `${post('/', CHUNKED, 'Content-Length: 6')}0\r\n\r\n${SMUGGLED}`),
  shape(
    'chunks that are none',
    `${post('/', 'Transfer-Encoding: xchunked', 'Content-Length: 3')}a=b${SMUGGLED}`,
  ),
  shape('chunks and identity', `${post('/', `${CHUNKED}, identity`)}3\r\na=b\r\n0\r\n\r\n${SMUGGLED}`),
  shape('chunks twice', `${post('/', CHUNKED, CHUNKED)}3\r\na=b\r\n0\r\n\r\n${SMUGGLED}`),
  shape('chunks by a folded header', `${post('/', 'Transfer-Encoding:\r\n chunked')}0\r\n\r\n${SMUGGLED}`),
  shape(
    'chunks by a tab',
    `${post('/', 'Transfer-Encoding:\tchunked', 'Content-Length: 3')}0\r\n\r\n${SMUGGLED}`,
  ),
  shape('a chunk of no size', `${post('/', CHUNKED)}\r\na=b\r\n0\r\n\r\n`),
  shape('a chunk of a negative size', `${post('/', CHUNKED)}-3\r\na=b\r\n0\r\n\r\n`),
  shape('a chunk that is too large', `${post('/', CHUNKED)}${'f'.repeat(16)}\r\na=b\r\n0\r\n\r\n`),
  shape('a chunk longer than it says', `${post('/', CHUNKED)}1\r\na=b=c\r\n0\r\n\r\n`),
  shape('a chunk with a long extension', `${post('/', CHUNKED)}3;${'x'.repeat(60_000)}\r\na=b\r\n0\r\n\r\n`),
  shape('chunks that stop', `${post('/', CHUNKED)}3\r\na=`, REFUSED_AND_BROKEN_OFF),
  shape(
    'chunks with trailers',
    `${post('/', CHUNKED)}3\r\na=b\r\n0\r\nContent-Length: 3\r\nHost: evil\r\n\r\n`,
  ),
  shape(
    'waits to be told to go on',
    post('/', 'Content-Length: 3', 'Expect: 100-continue'),
    REFUSED_AND_BROKEN_OFF,
  ),
  shape('waits for something else', `${post('/', 'Content-Length: 3', 'Expect: 200-maybe')}a=b`),
  shape('an upgrade', get('/', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x')),
  shape('an upgrade to the next version', get('/', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c')),
  shape(
    'an upgrade that hides a request',
    get('/', 'Connection: Upgrade', 'Upgrade: websocket') + SMUGGLED,
    2,
  ),
  shape('many at once', get('/company').repeat(200), 200),
  shape(
    'many of all kinds at once',
    (get('/healthz') + get('/company') + get('/shop/grid?q=a')).repeat(20),
    60,
  ),
  shape('a good one and a broken one', `${get('/company')}FUZZ\r\n\r\n`, 2),
  shape('after the last one', get('/company', 'Connection: close') + SMUGGLED, 2),
  shape('letter by letter', [...get('/company', 'Accept-Encoding: br')]),
  shape('a form, letter by letter', [...`${post('/contact', 'Content-Length: 3')}a=b`]),
];

const whole: readonly string[] = [
  get('/company', 'Accept-Encoding: gzip, br', 'If-None-Match: "a"'),
  get('/shop/grid?q=mug&sort=name', 'Cookie: a=b'),
  `${post('/contact', 'Content-Length: 27')}name=Asha&email=a%40b.in&x=`,
  `${post('/shop/quote', CHUNKED)}9\r\n{"lines":\r\n3\r\n[]}\r\n0\r\n\r\n`,
  get('/company') + get('/healthz'),
];

type ChangeBytes = (bytes: Buffer, at: number, other: Buffer) => Buffer;

const BYTE_CHANGES: readonly ChangeBytes[] = [
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at, other) => Buffer.concat([bytes.subarray(0, at), other, bytes.subarray(at)]),
  (bytes, at, other) => Buffer.concat([bytes.subarray(0, at), other, bytes.subarray(at + other.length)]),
  (bytes, at, other) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + other.length)]),
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes]),
];

const SPLICES = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  '\t',
  ':',
  '\r\n\r\n',
  'HTTP/1.1',
  '0\r\n\r\n',
  '\xff',
  'Content-Length: 9\r\n',
];

const splice = fc.oneof(
  fc.constantFrom(...SPLICES).map((text) => Buffer.from(text, 'latin1')),
  fc.uint8Array({ minLength: 1, maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
);

const change = fc.tuple(fc.constantFrom(...BYTE_CHANGES), fc.nat(), splice);

/** Whole requests with some bytes put in, taken out or put in the place of others, sent in up to three pieces. */
export const mutatedShape: fc.Arbitrary<RawShape> = fc
  .tuple(
    fc.constantFrom(...whole),
    fc.array(change, { minLength: 1, maxLength: 4 }),
    fc.array(fc.nat(), { maxLength: 2 }),
  )
  .map(([text, changes, cuts]) => {
    let bytes = Buffer.from(text, 'latin1');
    for (const [apply, at, other] of changes)
      bytes = Buffer.from(apply(bytes, at % (bytes.length + 1), other));
    const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((one, two) => one - two);
    const pieces = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
    return { label: 'mutated bytes', pieces, most: Number.POSITIVE_INFINITY };
  });

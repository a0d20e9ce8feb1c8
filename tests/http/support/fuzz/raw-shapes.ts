import fc from 'fast-check';

/** Node may refuse a request before its body arrives, and respond once more when the body is cut off. */
const REFUSED_AND_CUT_OFF = 2;

/** Bytes that are written to a connection, in pieces. */
export interface RawShape {
  label: string;
  pieces: readonly Buffer[];
  /** More responses mean that the server read a part of one request as another request. */
  maxResponses: number;
}

const shape = (label: string, text: string | readonly string[], maxResponses = 1): RawShape => ({
  label,
  pieces: [text].flat().map((piece) => Buffer.from(piece, 'latin1')),
  maxResponses,
});

const head = (line: string, ...headers: string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`;
const get = (path: string, ...headers: string[]) =>
  head(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers);
const post = (path: string, ...headers: string[]) =>
  head(
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/x-www-form-urlencoded',
    ...headers,
  );

const SMUGGLED = get('/healthz?x-fz');
const CHUNKED = 'Transfer-Encoding: chunked';

/** Shapes that are known to confuse servers. */
export const knownShapes: readonly RawShape[] = [
  shape('nothing', ''),
  shape('an empty line', '\r\n'),
  shape('many empty lines', '\r\n'.repeat(5_000)),
  shape('half a request line', 'GET /comp'),
  shape('half of the headers', 'GET /company HTTP/1.1\r\nHost: local'),
  shape('no host', head('GET / HTTP/1.1')),
  shape('two hosts', head('GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example')),
  shape('HTTP/1.0', head('GET / HTTP/1.0')),
  shape('no version', 'GET /\r\n\r\n'),
  shape('an invalid version', head('GET / HTTP/9.9', 'Host: localhost')),
  shape('HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  shape('TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  shape('an unknown method', get('/').replace('GET', 'FUZZ')),
  shape('a method in lower case', get('/').replace('GET', 'get')),
  shape('CONNECT', head('CONNECT localhost:22 HTTP/1.1', 'Host: localhost')),
  shape('TRACE', get('/').replace('GET', 'TRACE')),
  shape('an absolute path of another host', get('http://evil.example/company')),
  shape('an asterisk', get('*')),
  shape('a path without a slash', get('company')),
  shape('a path with two slashes', get('//evil.example/company')),
  shape('a path with NUL', get('/comp\0any')),
  shape('a path with invalid UTF-8', get('/\xff\xfe\xc0\x80')),
  shape('a path with a space', get('/a b')),
  shape('a path that is too long', get(`/${'x'.repeat(100_000)}`)),
  shape('a header that is too long', get('/', `X-Long: ${'x'.repeat(100_000)}`)),
  shape('too many headers', get('/', ...Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1`))),
  shape('a header with NUL', get('/company', 'X-A: a\0b')),
  shape('a header without a colon', get('/company', 'X-A')),
  shape('a header with a space before its colon', get('/company', 'X-A : b')),
  shape('a folded header', get('/company', 'X-A: a\r\n b')),
  shape('lines that end with LF', get('/company').replaceAll('\r\n', '\n')),
  shape('lines that end with CR', get('/company').replaceAll('\r\n', '\r')),
  shape('two lengths', `${post('/', 'Content-Length: 3', 'Content-Length: 4')}a=b`),
  shape('two lengths in one header', `${post('/', 'Content-Length: 3, 3')}a=b`),
  shape('a negative length', `${post('/', 'Content-Length: -1')}a=b`),
  shape('a length with a sign', `${post('/', 'Content-Length: +3')}a=b`),
  shape('a length in hexadecimal', `${post('/', 'Content-Length: 0x3')}a=b`),
  shape('a length that is too large', `${post('/', `Content-Length: ${'9'.repeat(30)}`)}a=b`),
  shape('a body shorter than its length', `${post('/', 'Content-Length: 300')}a=b`, REFUSED_AND_CUT_OFF),
  shape('a body that is missing', post('/', 'Content-Length: 300'), REFUSED_AND_CUT_OFF),
  shape('a GET with a body', `${get('/company', 'Content-Length: 3')}a=b`),
  shape('a GET with a request in its body', get('/company', `Content-Length: ${SMUGGLED.length}`) + SMUGGLED),
  shape('a length and chunks', `${post('/', 'Content-Length: 6', CHUNKED)}0\r\n\r\n${SMUGGLED}`),
  shape('chunks and a length', `${post('/', CHUNKED, 'Content-Length: 6')}0\r\n\r\n${SMUGGLED}`),
  shape(
    'an unknown transfer encoding',
    `${post('/', 'Transfer-Encoding: xchunked', 'Content-Length: 3')}a=b${SMUGGLED}`,
  ),
  shape('chunks and identity', `${post('/', `${CHUNKED}, identity`)}3\r\na=b\r\n0\r\n\r\n${SMUGGLED}`),
  shape('chunks twice', `${post('/', CHUNKED, CHUNKED)}3\r\na=b\r\n0\r\n\r\n${SMUGGLED}`),
  shape('chunks in a folded header', `${post('/', 'Transfer-Encoding:\r\n chunked')}0\r\n\r\n${SMUGGLED}`),
  shape(
    'chunks after a tab',
    `${post('/', 'Transfer-Encoding:\tchunked', 'Content-Length: 3')}0\r\n\r\n${SMUGGLED}`,
  ),
  shape('a chunk without a size', `${post('/', CHUNKED)}\r\na=b\r\n0\r\n\r\n`),
  shape('a chunk with a negative size', `${post('/', CHUNKED)}-3\r\na=b\r\n0\r\n\r\n`),
  shape('a chunk that is too large', `${post('/', CHUNKED)}${'f'.repeat(16)}\r\na=b\r\n0\r\n\r\n`),
  shape('a chunk longer than its size', `${post('/', CHUNKED)}1\r\na=b=c\r\n0\r\n\r\n`),
  shape('a chunk with a long extension', `${post('/', CHUNKED)}3;${'x'.repeat(60_000)}\r\na=b\r\n0\r\n\r\n`),
  shape('chunks that end early', `${post('/', CHUNKED)}3\r\na=`, REFUSED_AND_CUT_OFF),
  shape(
    'chunks with trailers',
    `${post('/', CHUNKED)}3\r\na=b\r\n0\r\nContent-Length: 3\r\nHost: evil\r\n\r\n`,
  ),
  shape(
    'waits for 100 Continue',
    post('/', 'Content-Length: 3', 'Expect: 100-continue'),
    REFUSED_AND_CUT_OFF,
  ),
  shape('an unknown expectation', `${post('/', 'Content-Length: 3', 'Expect: 200-maybe')}a=b`),
  shape('an upgrade', get('/', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x')),
  shape('an upgrade to HTTP/2', get('/', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c')),
  shape(
    'an upgrade with a request after it',
    get('/', 'Connection: Upgrade', 'Upgrade: websocket') + SMUGGLED,
    2,
  ),
  shape('many pipelined requests', get('/company').repeat(200), 200),
  shape(
    'many pipelined requests of different kinds',
    (get('/healthz') + get('/company') + get('/shop/grid?q=a')).repeat(20),
    60,
  ),
  shape('a valid request and an invalid one', `${get('/company')}FUZZ\r\n\r\n`, 2),
  shape('a request after Connection: close', get('/company', 'Connection: close') + SMUGGLED, 2),
  shape('byte by byte', [...get('/company', 'Accept-Encoding: br')]),
  shape('a form, byte by byte', [...`${post('/contact', 'Content-Length: 3')}a=b`]),
];

const validRequests: readonly string[] = [
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

/** Valid requests with inserted, deleted or replaced bytes, sent in up to three pieces. */
export const mutatedShape: fc.Arbitrary<RawShape> = fc
  .tuple(
    fc.constantFrom(...validRequests),
    fc.array(change, { minLength: 1, maxLength: 4 }),
    fc.array(fc.nat(), { maxLength: 2 }),
  )
  .map(([text, changes, cuts]) => {
    let bytes = Buffer.from(text, 'latin1');
    for (const [apply, at, other] of changes)
      bytes = Buffer.from(apply(bytes, at % (bytes.length + 1), other));
    const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((one, two) => one - two);
    const pieces = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
    return { label: 'mutated bytes', pieces, maxResponses: Number.POSITIVE_INFINITY };
  });

import fc from 'fast-check';
import { encodeAsPercent, hostileText } from './hostile-values';

type Headers = Record<string, string>;

/** Values that Node's HTTP client accepts. The tests of raw sockets send others. */
const isSendable = (value: string) => /^[\t\x20-\x7e\x80-\xff]{1,6000}$/.test(value);

const anyText = fc.oneof(
  hostileText.filter(isSendable),
  hostileText.map((text) => encodeAsPercent(Buffer.from(text.slice(0, 1_000)))).filter(isSendable),
);

const oneOf = (name: string, ...values: string[]): fc.Arbitrary<Headers> =>
  fc.constantFrom(...values).map((value) => ({ [name]: value }));

const COOKIES = [
  'better-auth.session_token',
  'tessera.session',
  'tessera.user',
  'tessera.csrf',
  'sign_up',
  'better-auth.two_factor',
];

const cookies: fc.Arbitrary<Headers> = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...COOKIES), anyText), anyText), { minLength: 1, maxLength: 6 })
  .map((pairs) => ({
    Cookie: pairs
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
      .slice(0, 6_000),
  }));

/** One header that no browser sends. */
export const hostileHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { weight: 4, arbitrary: cookies },
  oneOf('Cookie', ';;;===;', '='.repeat(4_000), 'a=1; '.repeat(800), 'tessera.user={"email":', '__proto__=1'),
  oneOf('Accept', '*', 'text', ';q=1', 'text/html;q=zz', `${'a/b,'.repeat(1_000)}`, 'application/json', '/'),
  oneOf(
    'Accept-Encoding',
    '*',
    'gzip;q=0, br;q=zz',
    'identity;q=0',
    '*;q=0',
    ',,,',
    'zstd',
    'deflate',
    'br;q=-1',
  ),
  oneOf('Accept-Language', '*', 'x-fz', ';q=', `${'en;q=0.1,'.repeat(500)}`, 'en-IN-u-ca-'),
  oneOf(
    'Range',
    'bytes=0-',
    'bytes=-1',
    'bytes=abc',
    'bytes=9-1',
    `bytes=${'0-1,'.repeat(800)}0-`,
    'lines=1',
  ),
  oneOf('If-None-Match', '*', '"', 'W/""', `${'"a",'.repeat(1_000)}`, '"*"', 'W/W/"a"'),
  oneOf('If-Modified-Since', 'yesterday', '0', 'Thu, 99 Foo 99999 99:99:99 GMT', '-1'),
  oneOf('If-Range', '"', 'x'),
  oneOf(
    'Host',
    'evil.example',
    'localhost:99999',
    '[',
    '[::1',
    'a b',
    'localhost@evil.example',
    'localhost/x',
    '%00',
  ),
  oneOf('Origin', 'null', 'https://evil.example', 'javascript:alert(1)', '[', 'http://[', '://'),
  oneOf('Referer', 'https://evil.example', '[', 'http://[', 'data:,'),
  oneOf('Sec-Fetch-Site', 'cross-site', 'none', 'same-origin, cross-site', ''),
  oneOf('X-Forwarded-For', ',,,', '[::1', 'unknown', '999.1.1.1', 'a'.repeat(4_000), '::ffff:1.2.3.4%eth0'),
  oneOf('X-Forwarded-Host', 'evil.example', '['),
  oneOf('X-Forwarded-Proto', 'javascript', 'https, http'),
  oneOf('Expect', '100-continue'),
  oneOf('Content-Type', 'multipart/form-data', '/', ';', 'text/html; charset=\xff'),
  oneOf('X-HTTP-Method-Override', 'DELETE', '__proto__'),
  oneOf('X-Time-Zone', 'Nowhere/Land', '__proto__', 'Asia/Kolkata'.repeat(20)),
  oneOf('Upgrade', 'websocket', 'h2c'),
  oneOf(
    'Authorization',
    'Basic',
    'Basic !!!!',
    'Basic OjA6',
    'Bearer',
    `Bearer ${'x'.repeat(4_000)}`,
    'x-fz',
  ),
  anyText.map((value) => ({ 'User-Agent': value })),
  anyText.map((value) => ({ 'X-CSRF-Token': value })),
);

import fc from 'fast-check';
import { hostileText, percentEncoded } from './hostile-values';

type Headers = Record<string, string>;

/** What Node's client sends at all; anything else is sent by the tests of raw sockets. */
const isSendable = (value: string) => /^[\t\x20-\x7e\x80-\xff]{1,6000}$/.test(value);

const anyText = fc.oneof(
  hostileText.filter(isSendable),
  hostileText.map((text) => percentEncoded(Buffer.from(text.slice(0, 1_000)))).filter(isSendable),
);

const listed = (name: string, ...values: string[]): fc.Arbitrary<Headers> =>
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

/** One header that is not as browsers send it. */
export const hostileHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { weight: 4, arbitrary: cookies },
  listed(
    'Cookie',
    ';;;===;',
    '='.repeat(4_000),
    'a=1; '.repeat(800),
    'tessera.user={"email":',
    '__proto__=1',
  ),
  listed('Accept', '*', 'text', ';q=1', 'text/html;q=zz', `${'a/b,'.repeat(1_000)}`, 'application/json', '/'),
  listed(
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
  listed('Accept-Language', '*', 'x-fz', ';q=', `${'en;q=0.1,'.repeat(500)}`, 'en-IN-u-ca-'),
  listed(
    'Range',
    'bytes=0-',
    'bytes=-1',
    'bytes=abc',
    'bytes=9-1',
    `bytes=${'0-1,'.repeat(800)}0-`,
    'lines=1',
  ),
  listed('If-None-Match', '*', '"', 'W/""', `${'"a",'.repeat(1_000)}`, '"*"', 'W/W/"a"'),
  listed('If-Modified-Since', 'yesterday', '0', 'Thu, 99 Foo 99999 99:99:99 GMT', '-1'),
  listed('If-Range', '"', 'x'),
  listed(
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
  listed('Origin', 'null', 'https://evil.example', 'javascript:alert(1)', '[', 'http://[', '://'),
  listed('Referer', 'https://evil.example', '[', 'http://[', 'data:,'),
  listed('Sec-Fetch-Site', 'cross-site', 'none', 'same-origin, cross-site', ''),
  listed('X-Forwarded-For', ',,,', '[::1', 'unknown', '999.1.1.1', 'a'.repeat(4_000), '::ffff:1.2.3.4%eth0'),
  listed('X-Forwarded-Host', 'evil.example', '['),
  listed('X-Forwarded-Proto', 'javascript', 'https, http'),
  listed('Expect', '100-continue'),
  listed('Content-Type', 'multipart/form-data', '/', ';', 'text/html; charset=\xff'),
  listed('X-HTTP-Method-Override', 'DELETE', '__proto__'),
  listed('X-Time-Zone', 'Nowhere/Land', '__proto__', 'Asia/Kolkata'.repeat(20)),
  listed('Upgrade', 'websocket', 'h2c'),
  listed(
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

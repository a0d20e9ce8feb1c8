import fc from 'fast-check';

/** Without escaping, a page would contain this as an element or an attribute. */
export const MARKUP = `x-fz'"><x-fz x-fz="1">`;

const KNOWN = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f\u0085',
  '\r\nX-Fz: 1\r\n\r\n<x-fz>',
  '\ud800',
  'x\udc00x',
  '\ufeff',
  '\u202etxt.exe',
  '\u2028\u2029',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(20_000),
  ' '.repeat(20_000),
  '('.repeat(5_000),
  'é'.repeat(6_000),
  '9'.repeat(400),
  MARKUP,
  `</script>${MARKUP}`,
  '{{7*7}}<%= 7*7 %>#{7*7}',
  `'; drop table users; --`,
  '%00',
  '%',
  '%ff',
  '../../../../etc/passwd',
  '..\\..\\',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-1',
  '-0',
  '0',
  '1.5',
  '1e309',
  '0x10',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  '+275760-09-13T00:00:00.001Z',
  '2026-11-23T03:30:00.000Z',
  'Asia/Nowhere',
  '00000000-0000-0000-0000-000000000000',
  '01938f00-0000-7000-8000-00000000000g',
  '[]',
  '{}',
  '[1,2,{"a":null}]',
  '"',
  '\\',
  'a@b',
  'x-fz@example.com',
  '"a b"@example.com',
  'a@xn--.example',
  'a@example.com,b@example.com',
  'a@example.com\nBcc: b@example.com',
] as const;

/** Text that users, programs and attackers send. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.constantFrom(...KNOWN).map((text) => text + MARKUP) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

const INVALID_UTF8 = [
  [0xff],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xe2, 0x82],
  [0x00],
  [0xff, 0xfe, 0x41, 0x00],
].map((bytes) => Buffer.from(bytes));

/** The same texts, and bytes that are not valid UTF-8. */
export const hostileBytes: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 6, arbitrary: hostileText.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.constantFrom(...INVALID_UTF8) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
);

/** Escapes every byte, so that a URL or a form can contain it. */
export const encodeAsPercent = (bytes: Buffer): string => bytes.toString('hex').replace(/../g, '%$&');

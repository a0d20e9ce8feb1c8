import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProbe, isWholePath, MAX_GAP_PATH, MAX_GAP_TEXT, toGapPath, toGapText } from './gap-text';

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });

const grouped = fc
  .tuple(fc.array(digits(1, 5), { minLength: 6, maxLength: 8 }), fc.constantFrom(' ', '-', '.', ') ', '  '))
  .map(([groups, separator]) => groups.join(separator));

const personal = fc.oneof(
  fc.emailAddress(),
  digits(6, 19),
  grouped,
  fc.uuid(),
  digits(6, 6).map((number) => `TS-2627-${number}`),
  fc
    .tuple(digits(1, 4), fc.stringMatching(/^[A-Za-z]{7}$/))
    .map(([number, letters]) => `${letters}${number}${letters}`),
  fc.stringMatching(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/),
  fc.stringMatching(/^[A-Za-z]{24,43}$/),
);

const word = fc.stringMatching(/^[a-z]{1,9}$/);

describe('R-GAP-2: what is stored of a text', () => {
  it('emails, numbers and keys are removed, wherever they stand', () => {
    fc.assert(
      fc.property(word, personal, word, (before, secret, after) => {
        expect(toGapText(`${before} ${secret} ${after}`)).toBe(`${before} … ${after}`);
      }),
    );
  });

  it('also in paths, however often they are encoded', () => {
    fc.assert(
      fc.property(word, personal, fc.integer({ min: 0, max: 3 }), (before, secret, times) => {
        let segment = encodeURIComponent(secret.replaceAll('/', ''));
        for (let time = 0; time < times; time++) segment = encodeURIComponent(segment);
        const stored = toGapPath(`/${before}/${segment}`);
        expect(stored).toBe(`/${before}/…`);
        expect(isWholePath(stored ?? '')).toBe(false);
      }),
    );
  });

  it('any text is short, on one line, and the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (typed) => {
        const text = toGapText(typed) ?? '';
        expect([...text].length).toBeLessThanOrEqual(MAX_GAP_TEXT);
        expect(text).not.toMatch(/[\p{Cc}@]|\p{N}{6}/u);
        expect((toGapPath(`/${typed}`) ?? '').length).toBeLessThanOrEqual(MAX_GAP_PATH * 2);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['  Do you ship to NEPAL?? ', 'do you ship to nepal'],
    ['size 2026 of the 500 ml mug', 'size 2026 of the 500 ml mug'],
    ['call 98450 12345 please', 'call … please'],
    ['?!', undefined],
    ['someone@example.com', undefined],
  ])('%j is counted as %j', (typed, text) => {
    expect(toGapText(typed)).toBe(text);
  });

  it.each([
    ['/Old-Page', '/old-page'],
    ['/blog/2024/11/glaze', '/blog/2024/11/glaze'],
    ['/caf%C3%A9', '/caf%c3%a9'],
    ['/%E0%A4%A', undefined],
    ['/a/50%20off@a.example', '/a/…'],
    ['/a/%250a.a%40a.example/b', '/a/…/b'],
    ['/a/100%@a.example', '/a/…'],
    [`/${'a-'.repeat(150)}`, `/${'a-'.repeat(150)}`.slice(0, MAX_GAP_PATH)],
  ])('the path %s is counted as %s', (path, text) => {
    expect(toGapPath(path)).toBe(text);
  });
});

it.each([
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/blog/wp-admin/setup',
  '/xmlrpc.php',
  '/backup.sql',
  '/a.php/b',
  '/cgi-bin/luci',
  '/%2eenv',
  '/db.tar.gz',
  '/vendor/phpunit',
])('R-GAP-3: %s is a probe', (path) => {
  expect(isProbe(path)).toBe(true);
});

it.each([
  '/old-page',
  '/blog/php-and-us',
  '/shop/single/wp-mug',
  '/.well-known/security',
  '/company/environment',
])('R-GAP-3: %s is none', (path) => {
  expect(isProbe(path)).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSignInPath, parseSitePath, resolveRedirect } from './redirect';

describe('R-ROUTE-8: only a path of this site', () => {
  test.each(['/', '/account/orders?page=2', '/shop/single/mug#reviews', '/search?q=https://example.org'])(
    '%s is accepted',
    (path) => {
      expect(parseSitePath(path)).toBe(path);
    },
  );

  test.each([
    '//example.org',
    '///example.org',
    '/\\example.org',
    '\\\\example.org',
    '/.//example.org',
    '/..//example.org',
    '/a/..//example.org',
    '/%2e%2e//example.org',
    '%2F%2Fexample.org',
    '/%2Fexample.org',
    '/%5Cexample.org',
    '/\t/example.org',
    '/\n/example.org',
    '/account\u0000',
    ' /account',
    'account',
    'https://example.org',
    'https:/account',
    'javascript:alert(1)',
    'data:text/html,x',
    '?redirectTo=/',
    '/\uD800',
    '',
    `/${'a'.repeat(2000)}`,
  ])('%j is refused', (value) => {
    expect(parseSitePath(value)).toBeUndefined();
    expect(resolveRedirect(value)).toBe('/account');
  });

  test.each([null, undefined, 1, ['/account']])('%o is refused', (value) => {
    expect(parseSitePath(value)).toBeUndefined();
  });

  test('an accepted path stays on the site, also when it is decoded again', () => {
    const hostileText = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '%2f', '%5C', '%2e', '\t', '@', ':', 'a', '?'),
    });
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string(), fc.webUrl()), (value) => {
        const path = parseSitePath(value) ?? parseSitePath(`/${value}`);
        if (path === undefined) return;
        expect(parseSitePath(path)).toBe(path);
        expect(new URL(path, 'https://tessera.example').origin).toBe('https://tessera.example');
        expect(new URL(unescape(path), 'https://tessera.example').origin).toBe('https://tessera.example');
      }),
      { numRuns: 2000 },
    );
  });

  test('R-ROUTE-7: the sign-in path has the requested path and query in redirectTo', () => {
    expect(buildSignInPath('/account/projects?tab=files')).toBe(
      '/auth/sign-in?redirectTo=%2Faccount%2Fprojects%3Ftab%3Dfiles',
    );
    expect(buildSignInPath('//example.org')).toBe('/auth/sign-in');
  });
});

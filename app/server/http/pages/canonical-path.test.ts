import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.server';

describe('a path in another spelling', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ['/SHOP/Single/Mosaic-Mug/', '/shop/single/mosaic-mug'],
    ['//pricing', '/pricing'],
    ['/shop//grid///', '/shop/grid'],
    ['/shop', '/shop/index'],
    ['/Cart/', '/shop/cart'],
    ['/Caf%C3%A9', '/caf%C3%A9'],
    ['/blog', '/blog/'],
    ['/Blog//', '/blog/'],
    ['//evil.example', '/evil.example'],
    ['///evil.example/%2e%2e', '/evil.example/%2E%2E'],
    ['/shop/single/%6Dosaic%2dmug', '/shop/single/mosaic-mug'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/%50ricing', '/pricing'],
  ])('%s belongs at %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each(['/', '/pricing', '/blog/', '/shop/orders/TS-2526-000001', '/messages/aB3-_x'])(
    '%s is right as it is',
    (path) => {
      expect(canonicalPath(path)).toBeUndefined();
    },
  );

  it('an order number keeps its capitals, but not the slash behind it', () => {
    expect(canonicalPath('/shop/orders/TS-2526-000001/')).toBe('/shop/orders/TS-2526-000001');
  });
});

it('whatever is asked for leads into this site, and there at once', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    'evil.example',
    'A',
    'shop',
    'blog',
    '%2f',
    '%41',
    '%7e',
    '%c3%a9',
    '.',
    '..',
    ':',
    '@',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      // As a request's address reaches it: parsed, so that backslashes and dots are resolved.
      const { pathname } = new URL(`http://site.example/${parts.join('')}`);
      const canonical = canonicalPath(pathname) ?? pathname;
      if (canonical !== pathname) {
        expect(new URL(canonical, 'http://site.example').origin).toBe('http://site.example');
        expect(canonicalPath(canonical)).toBeUndefined();
      }
    }),
  );
});

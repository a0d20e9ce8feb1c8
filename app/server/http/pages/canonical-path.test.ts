import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '~/server/email/templates/samples.server';
import { renderEmail } from '../../email/render-email.server';
import { getCanonicalPath } from './canonical-path.server';

describe('a path that is not canonical', () => {
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
  ])('%s becomes %s', (path, canonical) => {
    expect(getCanonicalPath(path)).toBe(canonical);
  });

  it.each(['/', '/pricing', '/blog/', '/shop/orders/TS-2526-000001', '/messages/aB3-_x'])(
    '%s is canonical',
    (path) => {
      expect(getCanonicalPath(path)).toBeUndefined();
    },
  );

  it('of an order keeps its capitals and loses its trailing slash', () => {
    expect(getCanonicalPath('/shop/orders/TS-2526-000001/')).toBe('/shop/orders/TS-2526-000001');
  });
});

it.each(samples)('every link in the email "$name" is canonical', ({ content }) => {
  const { html, text } = renderEmail(content, 'https://www.example.com');
  const links = `${html} ${text}`.match(/https:\/\/www\.example\.com[^"\s]*/g) ?? [];
  expect(links).not.toEqual([]);
  for (const link of links) expect(getCanonicalPath(new URL(link).pathname), link).toBeUndefined();
});

it('every redirect stays on this site, and there is only one', () => {
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
      // Parsed like the URL of a request: backslashes and dots are resolved.
      const { pathname } = new URL(`http://site.example/${parts.join('')}`);
      const canonical = getCanonicalPath(pathname) ?? pathname;
      if (canonical !== pathname) {
        expect(new URL(canonical, 'http://site.example').origin).toBe('http://site.example');
        expect(getCanonicalPath(canonical)).toBeUndefined();
      }
    }),
  );
});

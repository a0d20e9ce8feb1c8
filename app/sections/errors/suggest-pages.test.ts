import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sitePages } from '~/content/site/site-areas';
import { extractSearchWords, suggestPages } from './suggest-pages';

const labels = (path: string) => suggestPages(path).map(({ label }) => label);

test.each([
  ['/prcing', 'Pricing'],
  ['/carrers', 'Careers'],
  ['/services/custom-web', 'Custom web development'],
  ['/products/hack-matrix', 'HackMatrix'],
  ['/PORTFOLIO/LIST', 'Work as a list'],
])('%s was probably meant for %s', (path, label) => {
  expect(labels(path)).toContain(label);
});

test('an address like nothing else suggests nothing', () => {
  expect(labels('/zzzzqqqq')).toEqual([]);
  expect(labels('/')).toEqual([]);
});

test('the end of an address says what was looked for', () => {
  expect(extractSearchWords('/shp/mosaic-mugs')).toBe('mosaic mugs');
  expect(extractSearchWords('/')).toBe('');
});

const anyPath = fc.oneof(
  fc.string({ maxLength: 5_000 }),
  fc.array(fc.constantFrom('saas', 'v1', 'servces', 'shop', 'portfolio', '%00', 'x'), { maxLength: 40 }),
);

test('whatever is asked for, at most three different pages of the site', () => {
  const known = new Set(sitePages.map(({ href }) => href));
  fc.assert(
    fc.property(anyPath, (path) => {
      const hrefs = suggestPages([path].flat().join('/')).map(({ href }) => href);
      expect(hrefs.length).toBeLessThanOrEqual(3);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(hrefs.filter((href) => !known.has(href))).toEqual([]);
    }),
  );
});

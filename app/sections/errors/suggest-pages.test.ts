import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sitePages } from '~/content/site/site-areas';
import { extractSearchWords, suggestPages } from './suggest-pages';

const suggestLabels = (path: string) => suggestPages(path).map(({ label }) => label);

test.each([
  ['/prcing', 'Pricing'],
  ['/carrers', 'Careers'],
  ['/services/custom-web', 'Custom web development'],
  ['/products/hack-matrix', 'HackMatrix'],
  ['/PORTFOLIO/LIST', 'Project list'],
])('%s suggests %s', (path, label) => {
  expect(suggestLabels(path)).toContain(label);
});

test('a path without similar pages has no suggestions', () => {
  expect(suggestLabels('/zzzzqqqq')).toEqual([]);
  expect(suggestLabels('/')).toEqual([]);
});

test('search words come from the last part of the path', () => {
  expect(extractSearchWords('/shp/mosaic-mugs')).toBe('mosaic mugs');
  expect(extractSearchWords('/')).toBe('');
});

const anyPath = fc.oneof(
  fc.string({ maxLength: 5_000 }),
  fc.array(fc.constantFrom('saas', 'v1', 'servces', 'shop', 'portfolio', '%00', 'x'), { maxLength: 40 }),
);

test('any path has at most three different suggestions, all of them pages of the site', () => {
  const siteHrefs = new Set(sitePages.map(({ href }) => href));
  fc.assert(
    fc.property(anyPath, (path) => {
      const hrefs = suggestPages([path].flat().join('/')).map(({ href }) => href);
      expect(hrefs.length).toBeLessThanOrEqual(3);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(hrefs.filter((href) => !siteHrefs.has(href))).toEqual([]);
    }),
  );
});

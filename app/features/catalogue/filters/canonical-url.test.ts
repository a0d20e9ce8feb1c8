import { describe, expect, it } from 'vitest';
import { parseCatalogueQuery, serialiseCatalogueQuery } from '~/domain/catalogue/catalogue-query';
import { isCanonical, isWorthCaching } from './canonical-url';
import type { Facets } from './facets';

const isSpelledAsWritten = (search: string) => {
  const params = new URLSearchParams(search);
  return isCanonical(params, parseCatalogueQuery(params));
};

describe('the URL of a catalogue view', () => {
  it.each(['?q=&min=&max=&rating=&sort=featured', '?size=M&size=L&category=wear', '?page=-1', '?q=++mug++'])(
    'is spelled otherwise than %s',
    (search) => {
      expect(isSpelledAsWritten(search)).toBe(false);
    },
  );

  it.each([
    '',
    '?category=wear&size=L&size=M',
    '?q=mug%20white',
    '?q=mug+white',
    '?utm_source=letter',
    '?x=1&q=a',
  ])('is spelled as %s', (search) => {
    expect(isSpelledAsWritten(search)).toBe(true);
  });

  it('is spelled as its query is written', () => {
    for (const search of [
      '?q=%00%ED%A0%80',
      '?min=9&max=1',
      '?colour=%FF&page=1e9',
      `?q=${'ä '.repeat(200)}`,
    ]) {
      const written = serialiseCatalogueQuery(parseCatalogueQuery(new URLSearchParams(search)));
      expect(isSpelledAsWritten(written.toString())).toBe(true);
    }
  });
});

describe('a view', () => {
  const counted = (value: string, count: number) => ({ value, label: value, count });
  const facets: Facets = {
    category: [counted('desk', 4), counted('made-up', 0)],
    ...{ colour: [], gender: [], size: [], tag: [], rating: [] },
    ...{ inStock: 3, onSale: 0, capped: false },
  };
  const isCached = (search: string, found: { total?: number; capped?: boolean } = {}) =>
    isWorthCaching(parseCatalogueQuery(new URLSearchParams(search)), {
      total: found.total ?? 4,
      facets: { ...facets, capped: found.capped ?? false },
    });

  it.each(['', '?category=desk&page=2', '?q=mug&stock=1'])('%s is worth caching', (search) => {
    expect(isCached(search)).toBe(true);
  });

  it.each([
    '?q=everything-that-nobody-else-would-type',
    '?category=desk&category=made-up',
    '?colour=never-seen',
  ])('%s is not', (search) => {
    expect(isCached(search)).toBe(false);
  });

  it('without products is not', () => {
    expect(isCached('', { total: 0 })).toBe(false);
  });

  it('is, where counting stopped before all values were seen', () => {
    expect(isCached('?colour=never-seen', { capped: true })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { formatPeriod, getProjectYear } from './format-period';
import { buildKindOptions, filterProjects, getKindPath, parseKind } from './project-kind-filter';
import { getSortPath, parseProjectSort, SORT_KEYS, sortProjects, toggleSort } from './project-sort';

const queryOf = (path: string) => new URL(path, 'http://localhost').searchParams;

describe('the filter by kind', () => {
  it('ignores unknown kinds', () => {
    expect(parseKind(queryOf('/?kind=games'))).toBeUndefined();
    expect(getKindPath(undefined)).toBe('/portfolio/masonry');
  });

  it('leads from each option to as many projects as it states', () => {
    const [all, ...options] = buildKindOptions(undefined);
    expect(all).toMatchObject({ count: portfolioProjects.length, isSelected: true });
    expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(portfolioProjects.length);
    for (const { href, count } of options) {
      expect(count).toBeGreaterThan(0);
      expect(filterProjects(parseKind(queryOf(href)))).toHaveLength(count);
    }
  });
});

describe('the order of the list', () => {
  it('is by year and newest first without a query, and for unknown keys', () => {
    const newestFirst = { key: 'year', direction: 'descending' };
    expect(parseProjectSort(queryOf('/'))).toEqual(newestFirst);
    expect(parseProjectSort(queryOf('/?sort=price&order=asc'))).toEqual(newestFirst);
    const ends = sortProjects(parseProjectSort(queryOf('/'))).map(({ period }) => period.to ?? '9999');
    expect(ends).toEqual(ends.toSorted().reverse());
  });

  it.each(SORT_KEYS)('%s: its links sort up and then down, and the path holds the order', (key) => {
    const ascending = toggleSort({ key: key === 'year' ? 'client' : 'year', direction: 'ascending' }, key);
    expect(ascending).toEqual({ key, direction: 'ascending' });
    const descending = toggleSort(ascending, key);
    expect(descending.direction).toBe('descending');
    for (const sort of [ascending, descending]) {
      expect(parseProjectSort(queryOf(getSortPath(sort)))).toEqual(sort);
      expect(sortProjects(sort)).toHaveLength(portfolioProjects.length);
    }
  });
});

it('periods are written out', () => {
  expect(formatPeriod({ from: '2025-06', to: '2026-03' })).toBe('Jun 2025 to Mar 2026');
  expect(formatPeriod({ from: '2020-08' })).toBe('since Aug 2020');
  expect(getProjectYear({ from: '2025-06', to: '2026-03' })).toBe('2026');
});

import { expect, it } from 'vitest';
import { plannedPages } from '~/routes/planned-pages';
import { allowedPlannedPaths, MAX_PLANNED_PAGES } from './allowed-planned-paths';

const plannedPaths = plannedPages.map(({ path }) => path);

it('only allowed paths show the coming-soon page', () => {
  expect(plannedPaths.filter((path) => !allowedPlannedPaths.includes(path))).toEqual([]);
  expect(new Set(plannedPaths).size).toBe(plannedPaths.length);
});

it(`at most ${MAX_PLANNED_PAGES} pages are planned`, () => {
  expect(allowedPlannedPaths).toHaveLength(MAX_PLANNED_PAGES);
  expect(plannedPaths.length).toBeLessThanOrEqual(MAX_PLANNED_PAGES);
});

import { expect, it } from 'vitest';
import { plannedPages } from '~/routes/planned-pages';
import { allowedPlannedPaths, MAX_PLANNED_PAGES } from './allowed-planned-paths';

const pathsToCome = plannedPages.map(({ path }) => path);

it('no page goes back to the coming-soon page', () => {
  expect(pathsToCome.filter((path) => !allowedPlannedPaths.includes(path))).toEqual([]);
  expect(new Set(pathsToCome).size).toBe(pathsToCome.length);
});

it(`at most ${MAX_PLANNED_PAGES} pages are still to come`, () => {
  expect(allowedPlannedPaths).toHaveLength(MAX_PLANNED_PAGES);
  expect(pathsToCome.length).toBeLessThanOrEqual(MAX_PLANNED_PAGES);
});

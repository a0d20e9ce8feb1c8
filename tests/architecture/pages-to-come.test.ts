import { expect, it } from 'vitest';
import { pagesToCome } from '~/routes/pages-to-come';
import { mostPagesToCome, pagesAllowedToCome } from './pages-to-come';

const pathsToCome = pagesToCome.map(({ path }) => path);

it('no page goes back to the coming-soon page', () => {
  expect(pathsToCome.filter((path) => !pagesAllowedToCome.includes(path))).toEqual([]);
  expect(new Set(pathsToCome).size).toBe(pathsToCome.length);
});

it(`at most ${mostPagesToCome} pages are still to come`, () => {
  expect(pagesAllowedToCome).toHaveLength(mostPagesToCome);
  expect(pathsToCome.length).toBeLessThanOrEqual(mostPagesToCome);
});

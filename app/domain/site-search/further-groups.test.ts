import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listFurtherGroups, type SearchResult } from './site-search';

const toResult = (path: string): SearchResult => ({ path, kind: 'page', title: [], passage: [] });

it('no best match is repeated below, and the counts are those of the further matches', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.webPath(), { maxLength: 20 }),
      fc.nat(3),
      fc.integer({ min: 1, max: 8 }),
      fc.nat(20),
      (paths, bestCount, limit, unlisted) => {
        const results = paths.map(toResult);
        const best = results.slice(0, bestCount);
        const answer = {
          query: 'tile',
          words: [],
          best,
          groups: [{ id: 'pages' as const, count: results.length + unlisted, results }],
        };
        const [group] = listFurtherGroups(answer, limit);
        const shown = [...best, ...(group?.results ?? [])].map(({ path }) => path);
        expect(new Set(shown).size).toBe(shown.length);
        expect(group?.results.length ?? 0).toBeLessThanOrEqual(limit);
        if (group) {
          expect(group.count).toBe(results.length + unlisted - best.length);
        }
      },
    ),
  );
});

import { expect, it } from 'vitest';
import { createHelp } from '~/server/help-entries/help-content.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { indexSiteContent } from '~/server/site-search/index-site-content.server';
import { createSiteSearch } from '~/server/site-search/site-search.server';
import { openTestDatabase } from '../../database/test-database';
import { questions } from './questions';

const NOW = new Date('2026-11-23T12:00:00Z');
const MIN_SHARE = 57 / 60;

it('R-SEARCH-1: of 60 questions in the words of visitors, 57 find their page within the first three', async () => {
  const database = await openTestDatabase('embedded');
  await seedCatalogue(database);
  await indexSiteContent(database, NOW);
  const siteSearch = createSiteSearch(database, { clock: () => NOW, readHelp: createHelp(database).read });
  const wrong: { question: string; found: string[] }[] = [];
  for (const [question, ...expected] of questions) {
    const { best } = await siteSearch.search(question, { limit: 3 });
    const found = best.map(({ path }) => path);
    if (!expected.some((path) => found.includes(path))) wrong.push({ question, found });
  }
  await database.close();
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(wrong.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(
    Math.floor(questions.length * (1 - MIN_SHARE) + 1e-9),
  );
});

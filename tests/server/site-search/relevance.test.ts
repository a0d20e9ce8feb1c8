import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createHelp } from '~/server/help-entries/cached-help.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { indexSiteContent } from '~/server/site-search/index-site-content.server';
import { createSiteSearch } from '~/server/site-search/site-search.server';
import { openTestDatabase } from '../../database/test-database';
import { furtherQuestions } from './further-questions';
import { questions } from './questions';

const NOW = new Date('2026-11-23T12:00:00Z');
const MIN_SHARE = 57 / 60;

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase('embedded');
  await seedCatalogue(database);
  await indexSiteContent(database, NOW);
});
afterAll(() => database.close());

it.each([
  ['the first list', questions],
  ['the further list', furtherQuestions],
])('R-SEARCH-1: of 60 questions of %s, 57 find their page within the first three', async (_list, asked) => {
  const siteSearch = createSiteSearch(database, { clock: () => NOW, readHelp: createHelp(database).read });
  const wrong: { question: string; found: string[] }[] = [];
  for (const [question, ...expected] of asked) {
    const { best } = await siteSearch.search(question, { limit: 3 });
    const found = best.map(({ path }) => path);
    if (!expected.some((path) => found.includes(path))) wrong.push({ question, found });
  }
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(wrong.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(
    Math.floor(asked.length * (1 - MIN_SHARE) + 1e-9),
  );
});

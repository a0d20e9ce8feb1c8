import { expect, it } from 'vitest';
import { getResultHref } from '~/domain/site-search/site-search';
import { createHelp } from '~/server/help-entries/cached-help.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { createSiteSearch } from '~/server/site-search/site-search.server';
import { openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { createTestManagement, NOW, writeKilnArticle } from './kiln-article';

const SOURCE = `Two kilns.

## What it "costs"

The feldsparine powder costs two days.

## After it

Rest.`;

it('R-SEARCH-4: search and assistant link the section of an article of the back office, while it is published', async () => {
  const database = await openTestDatabase('embedded');
  await seedSampleUsers(database);
  const actor = createActor('staff', NOW);
  const management = createTestManagement(database);
  const search = createSiteSearch(database, { clock: () => NOW, readHelp: createHelp(database).read });
  const find = async () => ({
    searched: (await search.search('feldsparine', { limit: 8 })).best.map(getResultHref),
    quoted: (await search.findPassages('feldsparine')).map(({ passage }) => passage.source.href),
  });
  const created = await management.createArticle(actor, writeKilnArticle('kiln-sections', SOURCE));
  if (created.kind !== 'created') throw new Error(created.kind);
  expect(await find()).toEqual({ searched: [], quoted: [] });
  const set = (version: number, state: 'published' | 'withdrawn') =>
    management.setArticleState(actor, { id: created.id, version, step: { state } });
  await set(1, 'published');
  const href = '/blog/kiln-sections#what-it-costs';
  expect(await find()).toEqual({ searched: [href], quoted: [href] });
  await set(2, 'withdrawn');
  expect(await find()).toEqual({ searched: [], quoted: [] });
  await database.close();
});

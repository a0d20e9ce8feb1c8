import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import type { SearchAnswer } from '~/domain/site-search/site-search';
import { paths } from '~/paths';
import type { Database } from '~/server/db/database.server';
import { products } from '~/server/db/schema/catalogue.server';
import { siteSearchDocuments } from '~/server/db/schema/site-search.server';
import { createHelp } from '~/server/help-entries/cached-help.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { indexSiteContent, updateSiteIndex } from '~/server/site-search/index-site-content.server';
import { createSiteSearch, type SiteSearch } from '~/server/site-search/site-search.server';
import { engines, openTestDatabase } from '../../database/test-database';

const NOW = new Date('2026-11-23T12:00:00Z');
/** All roles of the content that have a deadline are closed. */
const LATER = new Date('2030-01-01T12:00:00Z');

const listPaths = ({ groups }: SearchAnswer) =>
  groups.flatMap(({ results }) => results.map(({ path }) => path));
const toText = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

describe.each(engines)('search of the site (%s)', (engine) => {
  let database: Database;
  let siteSearch: SiteSearch;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
    await indexSiteContent(database, NOW);
    siteSearch = createSiteSearch(database, { clock: () => NOW, readHelp: createHelp(database).read });
  });
  afterAll(() => database.close());

  const search = (query: string) => siteSearch.search(query, { limit: 8 });

  test('results of several kinds stand in groups with their number', async () => {
    const { groups } = await search('hackathon');
    expect(groups.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['pages', 'products', 'articles', 'help', 'people']),
    );
    for (const { count, results } of groups) expect(count).toBeGreaterThanOrEqual(results.length);
    expect(groups.find(({ id }) => id === 'products')?.results.map(({ path }) => path)).toContain(
      paths.shop.product('hackathon-ticket'),
    );
  });

  test('title and passage are the text in parts that mark the found words', async () => {
    const { best } = await search('recovery codes');
    expect(best[0]?.path).toBe(paths.helpArticle('secure-account'));
    expect(toText(best[0]?.passage ?? [])).toContain('recovery codes');
    expect(best[0]?.passage.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain('recovery');
  });

  test('a synonym finds and is marked', async () => {
    const answer = await search('parcel');
    expect(answer.words).toEqual([{ word: 'parcel', state: 'found', synonyms: ['delivery', 'order'] }]);
    expect(listPaths(answer)).toContain(paths.helpArticle('delivery'));
    expect(answer.best.flatMap(({ title }) => title).some(({ isMatch }) => isMatch)).toBe(true);
  });

  test.each([
    ['wishl', paths.helpArticle('saved-for-later')],
    ['keyb', paths.shop.product('grout-60-keyboard')],
    ['organise a hacka', paths.hackathonPlan()],
    ['reva', `${paths.team()}#revathi-subbaiah`],
  ])('the last word may be unfinished: %s', async (query, path) => {
    expect(listPaths(await search(query))).toContain(path);
  });

  test('a mistyped word is corrected, an unknown one left out, and both are named', async () => {
    const { words, best } = await search('certifcate zzzzqqqq genuine');
    expect(words[0]).toEqual({ word: 'certifcate', state: 'corrected', searched: 'certificate' });
    expect(words[1]).toEqual({ word: 'zzzzqqqq', state: 'unknown' });
    expect(best[0]?.path).toBe(paths.helpArticle('check-a-certificate'));
  });

  test.each([
    '',
    '   ',
    'the of and',
    '<b>zzzzqqqq</b>',
    "'; drop table",
    '!*&|()',
    '🧱',
    '\u0000',
    'x'.repeat(5_000),
  ])('accepts %j', async (query) => {
    expect((await search(query)).query.length).toBeLessThanOrEqual(120);
  });

  test('accepts any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (query) => {
        expect(Array.isArray((await search(query)).groups)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('a product is found from its publication to its withdrawal, with its current name', async () => {
    const change = (values: Partial<typeof products.$inferInsert>) =>
      database.db.update(products).set(values).where(eq(products.id, 'mosaic-mug'));
    const path = paths.shop.product('mosaic-mug');
    expect(listPaths(await search('mosaic mug'))).toContain(path);
    await change({ name: 'Quixotic beaker' });
    expect((await search('quixotic')).best[0]?.path).toBe(path);
    for (const state of ['draft', 'deleted'] as const) {
      await change({ state });
      expect(listPaths(await search('quixotic beaker'))).not.toContain(path);
      // A correction does not tell the words of a product that is not in the shop.
      expect((await search('quixotik')).words).toEqual([{ word: 'quixotik', state: 'unknown' }]);
    }
    await change({ state: 'published', name: 'Mosaic mug' });
    expect(listPaths(await search('mosaic mug'))).toContain(path);
  });

  test('a transaction that is rolled back changes nothing', async () => {
    await database.db
      .transaction(async (transaction) => {
        await transaction.update(products).set({ state: 'draft' }).where(eq(products.id, 'socks'));
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(listPaths(await search('socks'))).toContain(paths.shop.product('socks'));
  });

  test('only changed documents are written, and documents that are gone are removed', async () => {
    expect(await indexSiteContent(database, NOW)).toBe(0);
    const slug = repositoryHelpArticles[0]?.slug ?? '';
    const isArticle = eq(siteSearchDocuments.id, paths.helpArticle(slug));
    await database.db
      .update(siteSearchDocuments)
      .set({ title: 'Former', contentHash: 'former' })
      .where(isArticle);
    const gone = { kind: 'page', path: '/gone', title: 'Gone', description: '', keywords: '', body: '' };
    await database.db.insert(siteSearchDocuments).values({ ...gone, id: '/gone', contentHash: 'former' });
    expect(await indexSiteContent(database, NOW)).toBe(2);
    const [row] = await database.db.select().from(siteSearchDocuments).where(isArticle);
    expect(row?.title).toBe(repositoryHelpArticles[0]?.question);
  });

  test('a role leaves the index when it closes', async () => {
    expect(listPaths(await search('event producer'))).toContain(paths.role('event-producer-pune'));
    await updateSiteIndex(database, () => LATER)({}, { attempt: 1, isLast: false });
    expect(listPaths(await search('event producer'))).not.toContain(paths.role('event-producer-pune'));
    await indexSiteContent(database, NOW);
  });

  test('R-SEARCH-3: the index holds public pages and published products only', async () => {
    const rows = await database.db
      .select({ id: siteSearchDocuments.id, kind: siteSearchDocuments.kind, path: siteSearchDocuments.path })
      .from(siteSearchDocuments);
    const isPrivate =
      /^\/(?:account|admin|auth|messages|dev|idp|invoices|uploads|shop\/(?:orders|cart|checkout|wishlist))\b/;
    expect(rows.filter(({ path }) => isPrivate.test(path))).toEqual([]);
    const published = await database.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.state, 'published'));
    expect(
      rows
        .filter(({ kind }) => kind === 'product')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(published.map(({ id }) => paths.shop.product(id)).toSorted());
    for (const kind of ['page', 'feature', 'article', 'help', 'question', 'job', 'project', 'person'])
      expect(
        rows.some((row) => row.kind === kind),
        kind,
      ).toBe(true);
  });
});

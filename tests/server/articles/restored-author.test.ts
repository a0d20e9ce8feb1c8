import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles as repositoryArticles } from '~/content/journal/articles';
import { createArticleManagement } from '~/server/articles/article-management.server';
import { articleFormSchema } from '~/server/articles/article-rows.server';
import type { Database } from '~/server/db/database.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { indexSiteContent } from '~/server/site-search/index-site-content.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';

const NOW = new Date('2026-05-04T10:00:00Z');
const actor = createActor('staff', NOW);
const authorId = repositoryArticles[0]?.authorId;

const form = articleFormSchema.parse({
  title: 'A kiln without a clock',
  summary: 'Why the second firing takes as long as it takes, and how we learned to plan around it.',
  authorId,
  tag: 'Design',
  coverKind: 'jali',
  coverSeed: '4',
  source: 'Two days.',
});

describe.each(engines)('restored articles (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
  });
  afterAll(() => database.close());

  test('R-SEARCH-3: an article leaves the search with its author, and comes back with the author', async () => {
    const slug = 'a-kiln-of-former-times';
    const insert = (author: string | undefined) =>
      database.rows({
        text: `insert into articles (id, slug, title, summary, author_id, tag, cover_kind, cover_seed, source, state, published_on, plain_text,
            outline, word_count, version, created_at, changed_at)
          values ($1, $2, 'A kiln', 'Of former times.', $3, 'Design', 'jali', 4, 'Two days.', 'published', '2026-05-01', 'Two days.',
            '[]', 2, 1, now(), now())`,
        values: ['01990000-0000-7000-8000-00000000a001', slug, author],
      });
    const countDocuments = async () => {
      await indexSiteContent(database, NOW);
      const found = await database.rows({
        text: 'select id from site_search_documents where path = $1',
        values: [`/blog/${slug}`],
      });
      return found.length;
    };
    await insert('a-former-colleague');
    expect(await countDocuments()).toBe(0);
    // The team changes in the content: here the row does, without its trigger.
    const setAuthor = (author: string | undefined) =>
      database.db.transaction(async (transaction) => {
        await transaction.rows({ text: 'alter table articles disable trigger articles_indexed' });
        await transaction.rows({
          text: 'update articles set author_id = $2 where slug = $1',
          values: [slug, author],
        });
        await transaction.rows({ text: 'alter table articles enable trigger articles_indexed' });
      });
    await setAuthor(authorId);
    expect(await countDocuments()).toBe(1);
    expect(await countDocuments()).toBe(1);
    await setAuthor('a-former-colleague');
    expect(await countDocuments()).toBe(0);
    await database.rows({ text: 'delete from articles where slug = $1', values: [slug] });
  });

  test('a restored version whose author has left the team gets the author of now', async () => {
    const management = createArticleManagement(database, {
      clock: () => NOW,
      announce: () => undefined,
      checkPicture: () => {
        throw new Error('Nothing is uploaded here.');
      },
    });
    const created = await management.createArticle(actor, form);
    if (created.kind !== 'created') throw new Error(created.kind);
    const { id } = created;
    await management.saveArticle(actor, {
      id,
      version: 1,
      form: { ...form, source: 'Three days.' },
      isCorrection: false,
    });
    await database.rows({
      text: `update article_revisions set form = jsonb_set(form, '{authorId}', '"a-former-colleague"') where version = 1`,
    });
    expect(await management.restoreRevision(actor, { id, version: 2, revision: 1 })).toEqual({
      kind: 'saved',
    });
    expect((await management.getStaffArticle(actor, id))?.form).toMatchObject({
      source: 'Two days.',
      authorId,
    });
  });
});

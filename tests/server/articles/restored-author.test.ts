import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles as repositoryArticles } from '~/content/journal/articles';
import { createArticleManagement } from '~/server/articles/article-management.server';
import { articleFormSchema } from '~/server/articles/article-rows.server';
import type { Database } from '~/server/db/database.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
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

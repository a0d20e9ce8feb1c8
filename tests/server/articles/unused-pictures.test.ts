import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles as repositoryArticles } from '~/content/journal/articles';
import { DAY_MS } from '~/domain/time/durations';
import { createArticleManagement } from '~/server/articles/article-management.server';
import { articleFormSchema } from '~/server/articles/article-rows.server';
import type { Database } from '~/server/db/database.server';
import { articlePictureFiles } from '~/server/db/schema/articles.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';

const NOW = new Date('2026-05-04T10:00:00Z');
const actor = createActor('staff', NOW);

const write = (source: string) =>
  articleFormSchema.parse({
    title: 'A kiln without a clock',
    summary: 'Why the second firing takes as long as it takes, and how we learned to plan around it.',
    authorId: repositoryArticles[0]?.authorId,
    tag: 'Design',
    coverKind: 'jali',
    coverSeed: '4',
    source,
  });

describe.each(engines)('uploaded pictures (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
  });
  afterAll(() => database.close());

  test('R-ARTICLE-8: a picture is deleted thirty days after it was added, unless a version shows it', async () => {
    const management = createArticleManagement(database, {
      clock: () => NOW,
      announce: () => undefined,
      checkPicture: () => {
        throw new Error('Nothing is uploaded here.');
      },
    });
    const created = await management.createArticle(actor, write('Two days.'));
    if (created.kind !== 'created') throw new Error(created.kind);
    const { id } = created;
    const daysAgo = (days: number) => uuid({ msecs: Date.now() - days * DAY_MS });
    const former = daysAgo(31);
    const unused = daysAgo(31);
    const young = daysAgo(29);
    for (const pictureId of [former, unused, young])
      await database.db.insert(articlePictureFiles).values({
        pictureId,
        width: 640,
        format: 'webp',
        textId: id,
        height: 480,
        alt: 'A bowl',
        content: new Uint8Array([1]),
      });
    const save = async (version: number, source: string) =>
      management.saveArticle(actor, { id, version, form: write(source), isCorrection: false });
    expect(await save(1, `![A bowl](/uploads/${former}-640.webp)`)).toEqual({ kind: 'saved' });
    expect(await save(2, 'Three days.')).toEqual({ kind: 'saved' });
    await purgeExpired(database)({}, { attempt: 1, isLast: false });
    const article = await management.getStaffArticle(actor, id);
    expect(article?.pictures.map((picture) => picture.id)).toEqual([former, young]);
  });
});

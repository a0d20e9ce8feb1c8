import { createArticleManagement } from '~/server/articles/article-management.server';
import { articleFormSchema } from '~/server/articles/article-rows.server';
import type { Database } from '~/server/db/database.server';

export const NOW = new Date('2026-05-04T10:00:00Z');

/** The management of articles without pictures. */
export const createTestManagement = (database: Database) =>
  createArticleManagement(database, {
    clock: () => NOW,
    announce: () => undefined,
    checkPicture: () => Promise.reject(new Error('No picture was expected.')),
  });

/** The form of a valid article. */
export const writeKilnArticle = (slug: string, source: string) =>
  articleFormSchema.parse({
    title: 'A kiln without a clock',
    slug,
    authorId: 'revathi-subbaiah',
    tag: 'Design',
    summary: 'Why the second firing takes as long as it takes, and how we learned to plan around it.',
    coverKind: 'jali',
    coverSeed: '4',
    source,
  });

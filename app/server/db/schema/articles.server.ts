import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  createPictureTable,
  createRevisionTable,
  createSlugTable,
  publicationChecks,
  publicationColumns,
} from './publishing.server';

export interface ArticleOutlineEntry {
  id: string;
  text: string;
}

/** Articles of the journal that staff write in the back office. Those of the repository have no rows. */
export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Id of a team member in app/content/company/team.ts. */
    authorId: text('author_id').notNull(),
    tag: text().notNull(),
    /** Id in app/content/journal/article-series.ts. */
    series: text(),
    coverKind: text('cover_kind').notNull(),
    coverSeed: integer('cover_seed').notNull(),
    /** Markdown. */
    source: text().notNull(),
    /** The text without markup, for the search. */
    plainText: text('plain_text').notNull(),
    /** The headings of the second level. */
    outline: jsonb().$type<readonly ArticleOutlineEntry[]>().notNull(),
    wordCount: integer('word_count').notNull(),
    ...publicationColumns(),
    /** The day of the last correction that readers are shown. */
    correctedOn: date('corrected_on'),
  },
  (table) => [
    ...publicationChecks('articles', table),
    uniqueIndex('articles_slug').on(table.slug),
    index('articles_by_change').on(table.changedAt, table.id),
    index('articles_by_state').on(table.state, table.changedAt, table.id),
    index('articles_shown').on(table.publishedOn.desc(), table.slug).where(sql`state = 'published'`),
    index('articles_alike').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

const owner = { column: 'article_id', references: () => articles.id };

export const articleSlugs = createSlugTable('article_slugs', owner);
export const articleRevisions = createRevisionTable('article_revisions', owner);
export const articlePictureFiles = createPictureTable('article_picture_files', owner);

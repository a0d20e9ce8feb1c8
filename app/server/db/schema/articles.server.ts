import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ArticleForm } from '~/domain/articles/article-form-schema';
import type { ArticleEventKind, ArticleState } from '~/domain/articles/article-state';
import { users } from './accounts.server';
import { bytes } from './bytes.server';
import { timestamptz } from './columns.server';
import type { PictureFormat } from './product-history.server';

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
    state: text().$type<ArticleState>().notNull(),
    /** When a scheduled article is published. */
    publishAt: timestamptz('publish_at'),
    /** The day of the first publication. */
    publishedOn: date('published_on'),
    /** The day of the last correction that readers are shown. */
    correctedOn: date('corrected_on'),
    /** Each change adds one. */
    version: integer().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    check('articles_state', sql`${table.state} in ('draft', 'scheduled', 'published', 'withdrawn')`),
    check('articles_scheduled', sql`(${table.state} = 'scheduled') = (${table.publishAt} is not null)`),
    check('articles_published', sql`${table.state} <> 'published' or ${table.publishedOn} is not null`),
    uniqueIndex('articles_slug').on(table.slug),
    index('articles_by_change').on(table.changedAt, table.id),
    index('articles_by_state').on(table.state, table.changedAt, table.id),
    index('articles_shown').on(table.publishedOn.desc(), table.slug).where(sql`state = 'published'`),
    index('articles_alike').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/** Every slug that an article has or had since it was published. Former ones redirect. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    slug: text().primaryKey(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
  },
  (table) => [index('article_slugs_of_article').on(table.articleId)],
);

/** Every version of an article, with who made it. Rows are only added. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    version: integer().notNull(),
    kind: text().$type<ArticleEventKind>().notNull(),
    form: jsonb().$type<ArticleForm>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
);

/** Files of uploaded pictures, re-encoded. Former revisions show them, so they are not deleted. */
export const articlePictureFiles = pgTable(
  'article_picture_files',
  {
    pictureId: uuid('picture_id').notNull(),
    /** In pixels. */
    width: integer().notNull(),
    format: text().$type<PictureFormat>().notNull(),
    articleId: uuid('article_id')
      .notNull()
      .references(() => articles.id),
    /** Of this file, in pixels. */
    height: integer().notNull(),
    alt: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.width, table.format] }),
    index('article_picture_files_of_article').on(table.articleId),
  ],
);

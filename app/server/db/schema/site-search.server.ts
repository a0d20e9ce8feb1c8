import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text } from 'drizzle-orm/pg-core';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What the search of the site finds: public pages and passages of them. Products are written by triggers in the transaction
 * that changes them. All other documents come from the content of the site.
 */
export const siteSearchDocuments = pgTable(
  'site_search_documents',
  {
    /** The path; for a product `product:` and its id. */
    id: text().primaryKey(),
    kind: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Words that visitors use and the document does not. They are not shown. */
    keywords: text().notNull(),
    /** The text below title and description. */
    body: text().notNull(),
    /** SHA-256 of the document as the content has it. Missing for products. */
    contentHash: text('content_hash'),
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(sql`site_search_vector(title, keywords, description, body)`),
  },
  (table) => [
    check(
      'site_search_documents_kind',
      sql`${table.kind} in ('page', 'feature', 'product', 'article', 'help', 'question', 'job', 'project', 'person')`,
    ),
    index('site_search_documents_search').using('gin', table.search),
  ],
);

/** The words of titles, descriptions and keywords. A mistyped search word is matched to the most similar one. */
export const siteSearchWords = pgTable('site_search_words', { word: text().primaryKey() }, (table) => [
  index('site_search_words_alike').using('gin', sql`${table.word} gin_trgm_ops`),
]);

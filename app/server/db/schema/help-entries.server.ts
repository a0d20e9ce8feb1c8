import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { HelpEntryInput, HelpEntryKind } from '~/domain/help/help-entry';
import {
  createPictureTable,
  createRevisionTable,
  createSlugTable,
  publicationChecks,
  publicationColumns,
} from './publishing.server';

/**
 * Help articles and questions that staff write in the back office. A row with the slug of an entry of the repository stands in
 * its place.
 */
export const helpEntries = pgTable(
  'help_entries',
  {
    id: uuid().primaryKey(),
    kind: text().$type<HelpEntryKind>().notNull(),
    /** Of a question: the fragment of its URL. */
    slug: text().notNull(),
    title: text().notNull(),
    form: jsonb().$type<HelpEntryInput>().notNull(),
    ...publicationColumns(),
  },
  (table) => [
    ...publicationChecks('help_entries', table),
    uniqueIndex('help_entries_slug').on(table.kind, table.slug),
    index('help_entries_by_change').on(table.changedAt, table.id),
  ],
);

const owner = { column: 'entry_id', references: () => helpEntries.id };

/** The slugs that help articles have or had. The slug of a question never changes. */
export const helpEntrySlugs = createSlugTable('help_entry_slugs', owner);
export const helpEntryRevisions = createRevisionTable('help_entry_revisions', owner);
/** The pictures of help articles. Questions have none. */
export const helpPictureFiles = createPictureTable('help_picture_files', owner);

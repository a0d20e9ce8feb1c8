import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PublicationState, VersionKind } from '~/domain/publishing/publication-state';
import { users } from './accounts.server';
import { bytes, contentRecord, requireContent, timestamptz } from './columns.server';
import type { PictureFormat } from './product-history.server';

/** Columns of a text that staff publish. */
export const publicationColumns = () => ({
  state: text().$type<PublicationState>().notNull(),
  /** When a scheduled text is published. */
  publishAt: timestamptz('publish_at'),
  /** The day of the first publication. */
  publishedOn: date('published_on'),
  /** Each change adds one. */
  version: integer().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  changedAt: timestamptz('changed_at').notNull(),
});

interface PublicationTable {
  state: AnyPgColumn;
  publishAt: AnyPgColumn;
  publishedOn: AnyPgColumn;
}

export const publicationChecks = (name: string, table: PublicationTable) => [
  check(`${name}_state`, sql`${table.state} in ('draft', 'scheduled', 'published', 'withdrawn')`),
  check(`${name}_scheduled`, sql`(${table.state} = 'scheduled') = (${table.publishAt} is not null)`),
  check(`${name}_published`, sql`${table.state} <> 'published' or ${table.publishedOn} is not null`),
];

/** The texts of one kind. `column` refers to one of them. */
interface Owner {
  column: string;
  references: () => AnyPgColumn;
}

/** Every version of a text, with who made it. Rows are only added, and deleted with the text. */
export const createRevisionTable = (name: string, { column, references }: Owner) =>
  pgTable(
    name,
    {
      textId: uuid(column).notNull().references(references),
      version: integer().notNull(),
      kind: text().$type<VersionKind>().notNull(),
      /** What staff edit, as it was. */
      form: jsonb().$type<unknown>().notNull(),
      userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
      createdAt: timestamptz('created_at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.textId, table.version] })],
  );

export type RevisionTable = ReturnType<typeof createRevisionTable>;

const nameIndex = (name: string, column: string) => `${name}_of_${column.replace(/_id$/, '')}`;

/** Every slug that a text has or had since it was published. Former ones redirect. */
export const createSlugTable = (name: string, { column, references }: Owner) =>
  pgTable(
    name,
    {
      slug: text().primaryKey(),
      textId: uuid(column).notNull().references(references),
    },
    (table) => [index(nameIndex(name, column)).on(table.textId)],
  );

export type SlugTable = ReturnType<typeof createSlugTable>;

/** Files of uploaded pictures, re-encoded. They stay while a version of the text shows them. */
export const createPictureTable = (name: string, { column, references }: Owner) =>
  pgTable(
    name,
    {
      pictureId: uuid('picture_id').notNull(),
      /** In pixels. */
      width: integer().notNull(),
      format: text().$type<PictureFormat>().notNull(),
      textId: uuid(column).notNull().references(references),
      /** Of this file, in pixels. */
      height: integer().notNull(),
      alt: text().notNull(),
      content: bytes(),
      contentRecord: contentRecord('content_record'),
    },
    (table) => [
      primaryKey({ columns: [table.pictureId, table.width, table.format] }),
      requireContent(`${name}_content`, table.content, table.contentRecord),
      index(nameIndex(name, column)).on(table.textId),
    ],
  );

export type PictureTable = ReturnType<typeof createPictureTable>;

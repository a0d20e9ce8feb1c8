import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RedirectStatus } from '~/domain/site/stored-redirect';
import { timestamptz } from './columns.server';

/** Redirects that staff enter. They answer where no page does. */
export const redirects = pgTable(
  'redirects',
  {
    id: uuid().primaryKey(),
    /** A canonical path. */
    fromPath: text('from_path').notNull().unique(),
    target: text(),
    /** The path part of a target of this site: no redirect may begin at it. */
    targetPath: text('target_path'),
    status: text().$type<RedirectStatus>().notNull(),
    note: text().notNull(),
    /** How often it was followed. By whom is not stored. */
    uses: bigint({ mode: 'number' }).notNull().default(0),
    lastUsedOn: date('last_used_on'),
    version: integer().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('redirects_status', sql`${table.status} in ('301', '302', '410')`),
    check('redirects_target', sql`(${table.status} = '410') = (${table.target} is null)`),
    check('redirects_loop', sql`${table.targetPath} is null or ${table.targetPath} <> ${table.fromPath}`),
    index('redirects_of_target').on(table.targetPath),
    index('redirects_search').using(
      'gin',
      sql`(${table.fromPath} || ' ' || coalesce(${table.target}, '') || ' ' || ${table.note}) gin_trgm_ops`,
    ),
  ],
);

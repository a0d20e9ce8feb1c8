import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BackupOrigin } from '~/domain/backups/backup';
import { timestamptz } from './columns.server';

/** Backups that were made or failed. A row is written when one has ended; it stays when the file is deleted. */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey(),
    origin: text().$type<BackupOrigin>().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    finishedAt: timestamptz('finished_at').notNull(),
    /** The name in the folder of the backups. Null if it failed, or if the command wrote it elsewhere. */
    fileName: text('file_name'),
    /** Of the file, as are the rows and the hash. Null if it failed. */
    bytes: bigint({ mode: 'number' }),
    rowCount: bigint('row_count', { mode: 'number' }),
    sha256: text(),
    /** Why it failed. Null for a good one. */
    failure: text(),
  },
  (table) => [
    index('backups_by_time').on(table.finishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

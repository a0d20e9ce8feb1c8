import { createHash, hkdfSync } from 'node:crypto';
import type { Database, QueryBuilder } from '../db/database.server';
import type { FileContents } from '../db/file-contents.server';
import { quoteIdentifier } from '../db/quote-identifier.server';
import { getContents } from '../files/file-contents.server';
import { type WrittenFile, writeBackupFile } from './backup-file.server';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  BackupError,
  type BackupHeader,
  toLine,
} from './backup-format.server';
import { completeRow, UNUSED_OBJECTS } from './complete-row.server';
import {
  type DatabaseTable,
  readAppliedMigrations,
  readSequences,
  readTables,
} from './database-tables.server';

const ROWS_AT_ONCE = 200;
/** A row of a table with files can have 10 MB. */
const ROWS_WITH_FILES_AT_ONCE = 4;

export interface MadeBackup extends WrittenFile {
  rowCount: number;
  tableCount: number;
}

/** Texts of values that do not depend on the settings of the server. A long backup must not be ended by its limits. */
const SETTINGS = `select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, MDY', true),
  set_config('IntervalStyle', 'postgres', true), set_config('bytea_output', 'hex', true),
  set_config('extra_float_digits', '1', true), set_config('statement_timeout', '0', true),
  set_config('idle_in_transaction_session_timeout', '600000', true)`;

/** Tells whether a site has the secret of a backup, without revealing it. */
export const fingerprintSecret = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'tessera-backup', 8)).toString('hex');

/** Each row is a JSON array of its values as PostgreSQL writes them, which is exact for every type. */
const selectRows = ({ name, columns, key }: DatabaseTable): string =>
  `select to_json(array[${columns.map((column) => `${quoteIdentifier(column.name)}::text`).join(', ')}])::text as line
   from public.${quoteIdentifier(name)}${name === UNUSED_OBJECTS ? ' where false' : ''}${key.length > 0 ? ` order by ${key.join(', ')}` : ''}`;

interface DumpOptions {
  counts: { rows: number };
  contents: FileContents;
}

async function* dumpTable(
  transaction: QueryBuilder,
  table: DatabaseTable,
  { counts, contents }: DumpOptions,
): AsyncGenerator<string> {
  const batch = table.hasFiles ? ROWS_WITH_FILES_AT_ONCE : ROWS_AT_ONCE;
  const hash = createHash('sha256');
  let rowCount = 0;
  yield toLine({ table: table.name });
  await transaction.rows({ text: `declare backup_rows no scroll cursor for ${selectRows(table)}` });
  for (;;) {
    const rows = await transaction.rows<{ line: string }>({ text: `fetch ${batch} from backup_rows` });
    if (rows.length === 0) break;
    const completed: string[] = [];
    for (const { line } of rows) completed.push(await completeRow(line, table, contents));
    const lines = `${completed.join('\n')}\n`;
    hash.update(lines);
    rowCount += rows.length;
    yield lines;
  }
  await transaction.rows({ text: 'close backup_rows' });
  counts.rows += rowCount;
  yield toLine({ end: table.name, rows: rowCount, sha256: hash.digest('hex') });
}

async function* dumpLines(
  transaction: QueryBuilder,
  header: Omit<BackupHeader, 'tables'>,
  tables: readonly DatabaseTable[],
  options: DumpOptions,
): AsyncGenerator<string> {
  yield toLine({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    ...header,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  });
  for (const table of tables) yield* dumpTable(transaction, table, options);
  yield toLine({ sequences: await readSequences(transaction) });
  yield toLine({ total: { tables: tables.length, rows: options.counts.rows } });
}

/**
 * Writes all rows of all tables to a new file, from one snapshot: what is changed meanwhile is not in it. PostgreSQL serves
 * all other queries meanwhile; the embedded database has one connection, so they wait. Files of the file store are in it as if they
 * were in their rows. Throws BackupError, and ObjectStoreError when the file store lacks a file.
 */
export function dumpDatabase(
  database: Database,
  { path, secret, now }: { path: string; secret: string; now: Date },
): Promise<MadeBackup> {
  const { db, engine } = database;
  return db.transaction(async (transaction) => {
    await transaction.rows({ text: 'set transaction isolation level repeatable read, read only' });
    await transaction.rows({ text: SETTINGS });
    const migrations = await readAppliedMigrations(transaction);
    if (migrations.length === 0) throw new BackupError('The database is empty. There is nothing to back up.');
    const tables = await readTables(transaction);
    const counts = { rows: 0 };
    const header = {
      createdAt: now.toISOString(),
      engine,
      secretFingerprint: fingerprintSecret(secret),
      migrations,
    };
    const file = await writeBackupFile(
      path,
      dumpLines(transaction, header, tables, { counts, contents: getContents(database) }),
    );
    return { ...file, rowCount: counts.rows, tableCount: tables.length };
  });
}

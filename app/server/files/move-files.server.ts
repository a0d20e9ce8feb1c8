import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryBuilder } from '../db/database.server';
import type { ContentRecord } from '../db/file-contents.server';
import { countFiles } from './count-files.server';
import { FILE_COLUMNS, type FileColumn, type FilePlace, isIn } from './file-columns.server';
import { checkContent, describeContent, putObject, readObject } from './file-contents.server';
import { DamagedFileError, MissingObjectError, type ObjectStoreDeps } from './object-store.server';

interface MoveOptions {
  to: FilePlace;
  /** Counts what would be moved. */
  isDryRun?: boolean;
  /** Stops after so many files. */
  limit?: number;
}

export interface MovedFiles {
  /** Files, also those of a dry run. */
  moved: number;
  bytes: number;
  /** What could not be moved and why. These files are where they were. */
  failures: string[];
}

type Row = Record<string, unknown> & { record: ContentRecord | null; mediaType: string };

const BATCH = 50;

const select = ({ key, record, mediaType }: FileColumn) => ({
  ...Object.fromEntries(key.map((column) => [column.name, column])),
  record,
  mediaType: typeof mediaType === 'string' ? sql<string>`${mediaType}::text` : mediaType,
});

const toMediaType = (value: string) => (value.includes('/') ? value : `image/${value}`);

const isRow = ({ key }: FileColumn, row: Row) => and(...key.map((column) => eq(column, row[column.name])));

async function readContent(db: QueryBuilder, column: FileColumn, row: Row): Promise<Uint8Array | null> {
  const [found] = await db.select({ content: column.content }).from(column.table).where(isRow(column, row));
  return (found?.content as Uint8Array | null | undefined) ?? null;
}

/** Drizzle names the columns of an update by their property. */
function getProperty({ table }: FileColumn, { name }: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, column]) => column.name === name);
  if (!found) throw new Error(`There is no column ${name}.`);
  return found[0];
}

/** Resolves to false when the row was changed or deleted meanwhile: it is as others left it. */
async function write(
  db: QueryBuilder,
  { column, row, unchanged }: { column: FileColumn; row: Row; unchanged: SQL },
  { content, record }: { content: Uint8Array | null; record: ContentRecord },
): Promise<boolean> {
  const written = await db
    .update(column.table)
    .set({ [getProperty(column, column.content)]: content, [getProperty(column, column.record)]: record })
    .where(and(isRow(column, row), unchanged))
    .returning({ one: sql`1` });
  return written.length > 0;
}

/** R-FILES-4: the object is read again and compared before the row loses its content. */
async function moveToStore(deps: ObjectStoreDeps, column: FileColumn, row: Row): Promise<number | null> {
  const { db, store } = deps;
  const content = await readContent(db, column, row);
  if (!content) return null;
  if (row.record) checkContent(content, row.record);
  const record = await putObject(deps, content, toMediaType(row.mediaType));
  await readObject(store, record);
  const unchanged = sql`encode(sha256(${column.content}), 'hex') = ${record.sha256}`;
  return (await write(db, { column, row, unchanged }, { content: null, record })) ? record.size : null;
}

/** The object stays for a day: a request may have read the row before. */
async function moveToDatabase(
  { db, store }: ObjectStoreDeps,
  column: FileColumn,
  row: Row,
): Promise<number | null> {
  const { key, ...rest } = row.record ?? { sha256: '', size: 0, mediaType: '' };
  if (key === undefined) return null;
  const content = await readObject(store, { ...rest, key });
  const record = describeContent(content, rest.mediaType);
  const unchanged = sql`${column.record}->>'key' = ${key}`;
  return (await write(db, { column, row, unchanged }, { content, record })) ? record.size : null;
}

const MOVES = { s3: moveToStore, database: moveToDatabase };

/** Rows in the place that files leave. Those that failed are skipped: they stay in front. */
const readBatch = (db: QueryBuilder, column: FileColumn, { from, skip }: { from: FilePlace; skip: number }) =>
  db
    .select(select(column))
    .from(column.table)
    .where(isIn(column, from))
    .orderBy(...column.key.map((part) => asc(part)))
    .limit(BATCH)
    .offset(skip) as Promise<Row[]>;

/**
 * Moves all files to a place, one at a time, while the site runs. It can be interrupted and repeated: each file is in the one place
 * or in the other. Stops when the store does not answer: throws ObjectStoreError.
 */
export async function moveFiles(
  deps: ObjectStoreDeps,
  { to, isDryRun, limit = Infinity }: MoveOptions,
): Promise<MovedFiles> {
  const from = to === 's3' ? 'database' : 's3';
  if (isDryRun) {
    const { files, bytes } = (await countFiles(deps.db))[from];
    return { moved: files, bytes, failures: [] };
  }
  const result: MovedFiles = { moved: 0, bytes: 0, failures: [] };
  for (const column of FILE_COLUMNS) {
    let skip = 0;
    for (;;) {
      const rows = await readBatch(deps.db, column, { from, skip });
      if (rows.length === 0) break;
      for (const row of rows) {
        if (result.moved >= limit) return result;
        try {
          const bytes = await MOVES[to](deps, column, row);
          if (bytes === null) continue;
          result.bytes += bytes;
          result.moved += 1;
        } catch (error) {
          if (!(error instanceof DamagedFileError || error instanceof MissingObjectError)) throw error;
          skip += 1;
          const id = column.key.map((part) => row[part.name]).join(' ');
          result.failures.push(`${column.content.name} of ${id}: ${error.message}`);
        }
      }
    }
  }
  return result;
}

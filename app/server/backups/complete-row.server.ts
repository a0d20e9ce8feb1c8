import type { ContentRecord, FileContents } from '../db/file-contents.server';
import { hasKey } from '../files/file-contents.server';
import type { DatabaseTable } from './database-tables.server';

/** A restored database uses no object of the store, so it must not delete any. */
export const UNUSED_OBJECTS = 'unused_objects';

const RECORD = '_record';

/** Positions of the columns with contents and of their records. */
export function findContentColumns({ columns }: DatabaseTable): { content: number; record: number }[] {
  const names = columns.map(({ name }) => name);
  return names.flatMap((name, record) => {
    const content = name.endsWith(RECORD) ? names.indexOf(name.slice(0, -RECORD.length)) : -1;
    return columns[content]?.type === 'bytea' ? [{ content, record }] : [];
  });
}

/**
 * R-BACKUP-7: a row whose file is in the store, with the content in the row. `line` is a JSON array of texts. Throws ObjectStoreError
 * and DamagedFileError: a backup without a file is none.
 */
export async function completeRow(
  line: string,
  table: DatabaseTable,
  contents: FileContents,
): Promise<string> {
  if (!table.hasFiles) return line;
  const values = JSON.parse(line) as (string | null)[];
  for (const { content, record } of findContentColumns(table)) {
    const known = JSON.parse(values[record] ?? 'null') as ContentRecord | null;
    if (values[content] !== null || !hasKey(known)) continue;
    const bytes = await contents.get({ content: null, record: known });
    values[content] = `\\x${Buffer.from(bytes).toString('hex')}`;
    values[record] = JSON.stringify({ ...known, key: undefined });
  }
  return JSON.stringify(values);
}

import type { QueryBuilder } from '../db/database.server';
import { quoteIdentifier } from '../db/quote-identifier.server';
import { findContentColumns, UNUSED_OBJECTS } from './complete-row.server';
import { readTables } from './database-tables.server';

/**
 * R-FILES-5: saves the keys of the objects of the store that the rows to be replaced use, and those that no row uses already. Afterwards no row names
 * them, so that no job would ever delete them. Triggers do not see a table that is dropped.
 */
export async function saveObjectKeys(transaction: QueryBuilder): Promise<void> {
  await transaction.rows({
    text: 'create temporary table released_objects (key text primary key) on commit drop',
  });
  for (const table of await readTables(transaction)) {
    const keys = findContentColumns(table).map(({ record }) => {
      const column = quoteIdentifier(table.columns[record]?.name ?? '');
      return `select ${column}->>'key' from public.${quoteIdentifier(table.name)} where ${column} ? 'key'`;
    });
    if (table.name === UNUSED_OBJECTS) keys.push(`select key from public.${UNUSED_OBJECTS}`);
    for (const text of keys)
      await transaction.rows({ text: `insert into released_objects ${text} on conflict do nothing` });
  }
}

/** After the restore: the files of the backup are in its rows, so none of the objects is used. */
export async function releaseObjects(transaction: QueryBuilder): Promise<void> {
  await transaction.rows({
    text: `insert into public.${UNUSED_OBJECTS} (key, since) select key, now() from released_objects on conflict do nothing`,
  });
}

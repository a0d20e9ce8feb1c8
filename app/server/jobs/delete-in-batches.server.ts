import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.server';
import { toStatement } from '../db/statement.server';

const BATCH = 500;

/** Deletes the rows that fit, a few at a time, so that requests are served in between and no statement takes long. */
export async function deleteInBatches(
  database: Pick<Database, 'rows'>,
  table: PgTable,
  fits: SQL,
  batch: number = BATCH,
): Promise<void> {
  const statement = toStatement(sql`
    with gone as (
      delete from ${table} where ctid in (select ctid from ${table} where ${fits} limit ${batch}) returning 1
    )
    select count(*)::int as gone from gone`);
  let gone = batch;
  while (gone === batch) {
    const [counted] = await database.rows<{ gone: number }>(statement);
    gone = counted?.gone ?? 0;
    await nextTurn();
  }
}

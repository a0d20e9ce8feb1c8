import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { QueryBuilder } from '../db/database.server';

const BATCH_SIZE = 500;

/** Deletes matching rows in batches, so that no statement takes long. Waiting requests are served between the batches. */
export async function deleteInBatches(
  { db }: { db: QueryBuilder },
  table: PgTable,
  matches: SQL,
  batchSize: number = BATCH_SIZE,
): Promise<void> {
  const batch = sql`ctid in (select ctid from ${table} where ${matches} limit ${batchSize})`;
  let deletedRows = batchSize;
  while (deletedRows === batchSize) {
    const deleted = await db.delete(table).where(batch).returning({ one: sql`1` });
    deletedRows = deleted.length;
    await nextTurn();
  }
}

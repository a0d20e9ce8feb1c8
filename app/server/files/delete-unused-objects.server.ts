import { and, asc, eq, lt, notInArray, sql } from 'drizzle-orm';
import { DAY_MS } from '~/domain/time/durations';
import type { QueryBuilder } from '../db/database.server';
import { unusedObjects } from '../db/schema/unused-objects.server';
import { FILE_COLUMNS } from './file-columns.server';
import type { ObjectStoreDeps } from './object-store.server';

const BATCH = 100;

/** So many objects that cannot be deleted, and the store is probably away. */
const MAX_FAILURES = 3;

/**
 * R-FILES-5: deletes objects that no row has used for a day. By then every request that read a row
 * before its change has ended, and so has the transaction that was to use a new object. Objects that this
 * database never wrote are not touched. One or two that the store does not delete stop none of the others; the first error is thrown at the end.
 */
export async function deleteUnusedObjects({ db, store, clock }: ObjectStoreDeps): Promise<number> {
  let deleted = 0;
  const failures = new Map<string, unknown>();
  const isOld = lt(unusedObjects.since, new Date(clock().getTime() - DAY_MS));
  while (failures.size < MAX_FAILURES) {
    const rows = await db
      .select({ key: unusedObjects.key })
      .from(unusedObjects)
      .where(and(isOld, notInArray(unusedObjects.key, [...failures.keys()])))
      .orderBy(asc(unusedObjects.since))
      .limit(BATCH);
    if (rows.length === 0) break;
    for (const { key } of rows) {
      try {
        await store.delete(key);
      } catch (error) {
        failures.set(key, error);
        if (failures.size === MAX_FAILURES) break;
        continue;
      }
      await db.delete(unusedObjects).where(eq(unusedObjects.key, key));
      deleted += 1;
    }
  }
  if (failures.size > 0) throw [...failures.values()][0];
  return deleted;
}

/** Before tables are emptied without their triggers. */
export async function releaseAllObjects(transaction: QueryBuilder): Promise<void> {
  for (const { table, record } of FILE_COLUMNS)
    await transaction
      .insert(unusedObjects)
      .select(
        transaction
          .select({ key: sql<string>`${record}->>'key'`.as('key'), since: sql<Date>`now()`.as('since') })
          .from(table)
          .where(sql`${record} ? 'key'`),
      )
      .onConflictDoNothing();
}

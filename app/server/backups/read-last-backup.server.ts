import { desc, isNull } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { backups } from '../db/schema/backups.server';

/** When the last good backup ended, in a folder or in the file store. `undefined` before the first one. */
export async function readLastBackup(db: QueryBuilder): Promise<Date | undefined> {
  const { id, finishedAt, failure } = backups;
  const [last] = await db
    .select({ finishedAt })
    .from(backups)
    .where(isNull(failure))
    .orderBy(desc(finishedAt), desc(id))
    .limit(1);
  return last?.finishedAt;
}

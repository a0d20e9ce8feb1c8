import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { finishedSignIns } from '../db/schema/identity.server';

/** True the first time for a nonce, on whichever web process; the database decides between two at once. */
export async function finishOnce({ db }: Database, nonce: string, now: Date, until: Date): Promise<boolean> {
  await db.delete(finishedSignIns).where(lt(finishedSignIns.expiresAt, now));
  const nonceHash = createHash('sha256').update(nonce).digest('base64url');
  const rows = await db
    .insert(finishedSignIns)
    .values({ nonceHash, expiresAt: until })
    .onConflictDoNothing()
    .returning();
  return rows.length === 1;
}

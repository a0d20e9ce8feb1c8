import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { usedNonces } from '../db/schema/used-nonces.server';

/** True the first time for a nonce, on whichever web process; the database decides between two at once. */
export async function useNonceOnce(
  { db }: Database,
  nonce: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  await db.delete(usedNonces).where(lt(usedNonces.expiresAt, now));
  const nonceHash = createHash('sha256').update(nonce).digest('base64url');
  const rows = await db
    .insert(usedNonces)
    .values({ nonceHash, expiresAt: until })
    .onConflictDoNothing()
    .returning();
  return rows.length === 1;
}

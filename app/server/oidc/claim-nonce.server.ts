import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { usedNonces } from '../db/schema/used-nonces.server';

/** True for the first use of a nonce in all web processes. Deletes nonces that expired before `now`. */
export async function claimNonce(
  { db }: { db: QueryBuilder },
  nonce: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  await db.delete(usedNonces).where(lt(usedNonces.expiresAt, now));
  const nonceHash = createHash('sha256').update(nonce).digest('base64url');
  const rows = await db.insert(usedNonces).values({ nonceHash, expiresAt }).onConflictDoNothing().returning();
  return rows.length === 1;
}

import { and, eq, gt } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { QueryBuilder } from '../../../db/database.server';
import { verifications } from '../../../db/schema/accounts.server';

interface NewVerification {
  /** Given when a link is made from the id. */
  id?: string;
  identifier: string;
  /** Names the user by id or email: a security event deletes the rows of its user. */
  value: string;
  expiresAt: Date;
}

export async function insertVerification(
  db: QueryBuilder,
  { id = uuid(), ...verification }: NewVerification,
): Promise<void> {
  await db.insert(verifications).values({ id, ...verification });
}

/** The value of a verification that has not expired at `now`. */
export async function readVerification(
  db: QueryBuilder,
  identifier: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
  return row?.value;
}

/** False when the verification is gone already. Of several callers exactly one gets true. */
export async function deleteVerification(db: QueryBuilder, identifier: string): Promise<boolean> {
  const deleted = await db
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id });
  return deleted.length > 0;
}

/** False when the verification is gone. */
export async function setVerificationExpiry(
  db: QueryBuilder,
  identifier: string,
  expiresAt: Date,
): Promise<boolean> {
  const changed = await db
    .update(verifications)
    .set({ expiresAt })
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id });
  return changed.length > 0;
}

import { eq } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { personalData } from './registry.server';
import type { DataOwner } from './types.server';

/** `undefined` for an unknown user. */
export async function readDataOwner(db: QueryBuilder, userId: string): Promise<DataOwner | undefined> {
  const { id, name, email, emailVerified } = users;
  const [user] = await db.select({ id, name, email, emailVerified }).from(users).where(eq(id, userId));
  if (!user) return undefined;
  return {
    id: user.id,
    name: user.name,
    ...(user.emailVerified && { confirmedEmail: user.email }),
  };
}

/** Deletes all areas in this transaction, except for data that the law requires to retain. */
export async function deletePersonalData(
  transaction: QueryBuilder,
  owner: DataOwner,
  now: Date,
): Promise<void> {
  for (const area of personalData.toReversed()) await area.delete(transaction, owner, now);
}

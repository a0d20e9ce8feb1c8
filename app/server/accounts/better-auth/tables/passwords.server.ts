import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { QueryBuilder } from '../../../db/database.server';
import { identities, users } from '../../../db/schema/accounts.server';
import { isUsableAccount, type UserRow, userColumns } from '../../users/users.server';

const CREDENTIAL = 'credential';

export const isPasswordRow = eq(identities.providerId, CREDENTIAL);

/** A user who was found by email, with the hash of the password. */
export interface PasswordHolder {
  user: UserRow;
  hash: string | null;
}

export async function findPasswordHolder(
  db: QueryBuilder,
  email: string,
  demo: boolean,
): Promise<PasswordHolder | undefined> {
  const [row] = await db
    .select({ user: userColumns, hash: identities.password })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), isPasswordRow))
    .where(and(eq(users.email, email), isUsableAccount(demo)));
  return row;
}

/** The hash of the user's password; `undefined` for a user without a password. */
export async function readPasswordHash(db: QueryBuilder, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), isPasswordRow));
  return row?.hash ?? undefined;
}

/** Stores the hash as the user's password and replaces the former one. */
export async function storePassword(db: QueryBuilder, userId: string, hash: string): Promise<void> {
  await db
    .insert(identities)
    .values({ id: uuid(), userId, providerId: CREDENTIAL, accountId: userId, password: hash })
    .onConflictDoUpdate({
      target: [identities.providerId, identities.accountId],
      set: { password: hash, updatedAt: new Date() },
    });
}

import { eq, type SQL } from 'drizzle-orm';
import { readLinkToken } from '../crypto/link-token.server';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { deletionRequests } from '../db/schema/deletion-requests.server';
import { jobs } from '../db/schema/jobs.server';
import { greetedName, toAccount } from '../email/to-account.server';
import type { DeletionDeps } from './deps.server';
import { deletionJobKey } from './request-deletion.server';
import type { DeletionRequest } from './types.server';

/** Removes it within the transaction, with the job that waits for it, and says so by mail. */
export async function removeRequest(
  { mail }: DeletionDeps,
  transaction: QueryBuilder,
  which: SQL,
  reason: 'taken-back' | 'last-admin',
): Promise<boolean> {
  const [gone] = await transaction.delete(deletionRequests).where(which).returning();
  if (!gone) return false;
  await transaction.delete(jobs).where(eq(jobs.key, deletionJobKey(gone.id)));
  const { name, email, emailVerified } = users;
  const [user] = await transaction
    .select({ name, email, emailVerified })
    .from(users)
    .where(eq(users.id, gone.userId));
  if (user)
    await mail.enqueue(transaction, {
      template: 'leaving-taken-back',
      data: { ...greetedName(user), reason },
      key: `leaving-taken-back:${gone.id}`,
      ...toAccount(user),
    });
  return true;
}

export const cancelDeletion = (parts: DeletionDeps, userId: string): Promise<boolean> =>
  parts.database.db.transaction((transaction) =>
    removeRequest(parts, transaction, eq(deletionRequests.userId, userId), 'taken-back'),
  );

/** `null` for a link that was made by somebody else, or that is about nothing any more. */
export async function getRequestByLink(
  { database, secret }: DeletionDeps,
  token: string,
): Promise<DeletionRequest | null> {
  const id = readLinkToken(secret, 'keep-profile', token);
  if (id === undefined) return null;
  const { requestedAt, deletesAt } = deletionRequests;
  const [row] = await database.db
    .select({ requestedAt, deletesAt })
    .from(deletionRequests)
    .where(eq(deletionRequests.id, id));
  return row ?? null;
}

export async function cancelByLink(parts: DeletionDeps, token: string): Promise<boolean> {
  const id = readLinkToken(parts.secret, 'keep-profile', token);
  if (id === undefined) return false;
  return parts.database.db.transaction((transaction) =>
    removeRequest(parts, transaction, eq(deletionRequests.id, id), 'taken-back'),
  );
}

import { eq, type SQL } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import { readLinkToken } from '../crypto/link-token.server';
import type { QueryBuilder } from '../db/database.server';
import { deletionRequests, users } from '../db/schema/accounts.server';
import { emails } from '../db/schema/emails.server';
import { jobs } from '../db/schema/jobs.server';
import { toAccount, toGreetingName } from '../email/to-account.server';
import { withdrawUnsent } from '../email/withdraw-unsent.server';
import { createDeletionEmailKey, createDeletionJobKey, type DeletionDeps } from './request-deletion.server';

export interface DeletionRequest {
  requestedAt: Date;
  /** When the account is deleted. After it, the request cannot be cancelled. */
  deletesAt: Date;
}

/** Deletes the request and its job in the transaction, and emails the user. False when there was no request. */
export async function removeRequest(
  { emailQueue }: DeletionDeps,
  transaction: QueryBuilder,
  condition: SQL,
  reason: 'by-user' | 'last-admin',
): Promise<boolean> {
  const [request] = await transaction.delete(deletionRequests).where(condition).returning();
  if (!request) return false;
  await transaction.delete(jobs).where(eq(jobs.key, createDeletionJobKey(request.id)));
  await withdrawUnsent(transaction, eq(emails.key, createDeletionEmailKey(request.id)));
  const { name, email, emailVerified } = users;
  const [user] = await transaction
    .select({ name, email, emailVerified })
    .from(users)
    .where(eq(users.id, request.userId));
  if (user)
    await emailQueue.enqueue(transaction, {
      template: 'deletion-cancelled',
      data: { ...toGreetingName(user), reason },
      key: `deletion-cancelled:${request.id}`,
      ...toAccount(user),
    });
  return true;
}

/** False when the user has no request. */
export const cancelOwnRequest = (deps: DeletionDeps, { user }: SignedIn): Promise<boolean> =>
  deps.db.transaction((transaction) =>
    removeRequest(deps, transaction, eq(deletionRequests.userId, user.id), 'by-user'),
  );

/** The request of the link in the email. `null` when the signature is not valid or the request no longer exists. */
export async function getRequestByLink(
  { db, secret }: DeletionDeps,
  token: string,
): Promise<DeletionRequest | null> {
  const id = readLinkToken(secret, 'keep-profile', token);
  if (id === undefined) return null;
  const { requestedAt, deletesAt } = deletionRequests;
  const [row] = await db
    .select({ requestedAt, deletesAt })
    .from(deletionRequests)
    .where(eq(deletionRequests.id, id));
  return row ?? null;
}

/** False for a link that `getRequestByLink` does not accept. */
export async function cancelByLink(deps: DeletionDeps, token: string): Promise<boolean> {
  const id = readLinkToken(deps.secret, 'keep-profile', token);
  if (id === undefined) return false;
  return deps.db.transaction((transaction) =>
    removeRequest(deps, transaction, eq(deletionRequests.id, id), 'by-user'),
  );
}

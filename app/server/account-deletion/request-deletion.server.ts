import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { calculateDeletionTime } from '~/domain/accounts/account-deletion';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import { paths } from '~/paths';
import { revokeTokens } from '../accounts/better-auth/tables/revoke-tokens.server';
import { isLastAdmin, lockAdmins } from '../accounts/users/last-admin.server';
import { createLinkToken, linkWithToken } from '../crypto/link-token.server';
import type { ServiceDeps } from '../db/database.server';
import { deletionRequests } from '../db/schema/accounts.server';
import { formatMoment } from '../email/format-moment.server';
import { toAccount, toGreetingName } from '../email/to-account.server';
import type { EmailQueue } from '../email/types.server';
import { enqueue } from '../jobs/enqueue.server';

export interface DeletionDeps extends ServiceDeps {
  emailQueue: EmailQueue;
  /** Signs the link that cancels the deletion. */
  secret: string;
  /** Whether sample accounts count. */
  demo: boolean;
}

export type RequestDeletionResult =
  | { kind: 'asked'; deletesAt: Date }
  /** The last authentication was too long ago. */
  | { kind: 'stale' }
  /** No other admin could run the site. */
  | { kind: 'last-admin' };

/** The key of the email that announces the deletion. */
export const createDeletionEmailKey = (deletionRequestId: string) =>
  `deletion-requested:${deletionRequestId}`;

/** The key of the job that deletes the user. */
export const createDeletionJobKey = (deletionRequestId: string) => `delete-user:${deletionRequestId}`;

/**
 * Requests the deletion of the user's account. Revokes all tokens but the current session, and emails a link that cancels
 * the request. A second request changes nothing. Needs a recent authentication.
 */
export async function requestDeletion(
  deps: DeletionDeps,
  { user, session }: SignedIn,
): Promise<RequestDeletionResult> {
  const { db, emailQueue, secret, demo, clock } = deps;
  const now = clock();
  if (!isRecentlyAuthenticated(session.authenticatedAt, now, 'sensitive')) return { kind: 'stale' };
  return db.transaction(async (transaction): Promise<RequestDeletionResult> => {
    await lockAdmins(transaction);
    if (await isLastAdmin(transaction, user.id, { demo })) return { kind: 'last-admin' };
    const request = {
      id: uuid(),
      userId: user.id,
      requestedAt: now,
      deletesAt: calculateDeletionTime(now),
    };
    const [stored] = await transaction
      .insert(deletionRequests)
      .values(request)
      .onConflictDoNothing()
      .returning();
    if (!stored) {
      const [earlier] = await transaction
        .select()
        .from(deletionRequests)
        .where(eq(deletionRequests.userId, user.id));
      return { kind: 'asked', deletesAt: earlier?.deletesAt ?? request.deletesAt };
    }
    await revokeTokens(transaction, {
      event: 'deletion-requested',
      userId: user.id,
      exceptSession: session.id,
    });
    await enqueue(
      transaction,
      'delete-user',
      { deletionRequestId: stored.id },
      { key: createDeletionJobKey(stored.id), runAfter: stored.deletesAt },
    );
    const link = linkWithToken(
      paths.auth.cancelDeletion(),
      createLinkToken(secret, 'keep-profile', stored.id),
    );
    await emailQueue.enqueue(transaction, {
      template: 'deletion-requested',
      data: { ...toGreetingName(user), deletesAt: formatMoment(stored.deletesAt), link },
      key: createDeletionEmailKey(stored.id),
      ...toAccount(user),
    });
    return { kind: 'asked', deletesAt: stored.deletesAt };
  });
}

import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { calculateDeletionTime } from '~/domain/accounts/account-deletion';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import { paths } from '~/paths';
import { revokeTokensIn } from '../accounts/credentials/revoke-tokens.server';
import type { SignedIn } from '../accounts/types.server';
import { createLinkToken, linkWithToken } from '../crypto/link-token.server';
import { deletionRequests } from '../db/schema/deletion-requests.server';
import { formatMoment } from '../email/format-moment.server';
import { greetedName, toAccount } from '../email/to-account.server';
import { enqueue } from '../jobs/enqueue.server';
import type { DeletionDeps } from './deps.server';
import { isLastAdmin, lockAdmins } from './last-admin.server';
import type { RequestDeletionResult } from './types.server';

/** Of the job that erases; taking it back removes that. */
export const deletionJobKey = (deletionRequestId: string) => `delete-user:${deletionRequestId}`;

export async function requestDeletion(
  parts: DeletionDeps,
  { user, session }: SignedIn,
): Promise<RequestDeletionResult> {
  const { database, mail, secret, demo, clock } = parts;
  const now = clock();
  if (!isRecentlyAuthenticated(session.authenticatedAt, now, 'sensitive')) return { kind: 'stale' };
  return database.db.transaction(async (transaction): Promise<RequestDeletionResult> => {
    await lockAdmins(transaction);
    if (await isLastAdmin(transaction, user.id, { demo })) return { kind: 'last-admin' };
    const departure = {
      id: uuid(),
      userId: user.id,
      requestedAt: now,
      deletesAt: calculateDeletionTime(now),
    };
    const [asked] = await transaction
      .insert(deletionRequests)
      .values(departure)
      .onConflictDoNothing()
      .returning();
    if (!asked) {
      const [before] = await transaction
        .select()
        .from(deletionRequests)
        .where(eq(deletionRequests.userId, user.id));
      return { kind: 'asked', deletesAt: before?.deletesAt ?? departure.deletesAt };
    }
    await revokeTokensIn(transaction, {
      ...{ event: 'deletion-requested', userId: user.id },
      exceptSession: session.id,
    });
    await enqueue(
      transaction,
      'delete-user',
      { deletionRequestId: asked.id },
      { key: deletionJobKey(asked.id), runAfter: asked.deletesAt },
    );
    const link = linkWithToken(
      paths.auth.cancelDeletion(),
      createLinkToken(secret, 'keep-profile', asked.id),
    );
    await mail.enqueue(transaction, {
      template: 'leaving-asked',
      data: { ...greetedName(user), deletesAt: formatMoment(asked.deletesAt), link },
      key: `leaving-asked:${asked.id}`,
      ...toAccount(user),
    });
    return { kind: 'asked', deletesAt: asked.deletesAt };
  });
}

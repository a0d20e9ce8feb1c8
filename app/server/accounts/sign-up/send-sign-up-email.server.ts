import { and, eq, sql } from 'drizzle-orm';
import { paths } from '~/paths';
import { createLinkToken, linkWithToken } from '../../crypto/link-token.server';
import { pendingSignUps } from '../../db/schema/accounts.server';
import type { UnconfirmedContent } from '../../email/types.server';
import type { AccountEmailDeps } from '../deps.server';
import { isEmailTaken } from '../users/users.server';

/** The job of a sign-up: a new email gets a link, an email with an account gets a reminder of it. */
export async function sendSignUpEmail(
  { db, emailQueue, secret }: AccountEmailDeps,
  { signUpId }: { signUpId: string },
): Promise<void> {
  const [pending] = await db.select().from(pendingSignUps).where(eq(pendingSignUps.id, signUpId));
  if (!pending) return;
  // The embedded database has one connection: a query of its own inside the transaction would wait for ever.
  const isTaken = await isEmailTaken(db, pending.email);
  const link = linkWithToken(paths.auth.verifyEmail(), createLinkToken(secret, 'sign-up', signUpId));
  const content: UnconfirmedContent = isTaken
    ? { template: 'account-exists', data: {} }
    : { template: 'confirm-email', data: { link } };
  await db.transaction(async (transaction) => {
    await emailQueue.enqueue(transaction, {
      ...content,
      key: `sign-up:${signUpId}`,
      to: pending.email,
      audience: 'unconfirmed',
      isOutsideLimit: true,
    });
    // Both cases run this statement, so that they take the same time.
    await transaction
      .delete(pendingSignUps)
      .where(and(eq(pendingSignUps.id, signUpId), sql`${isTaken}::boolean`));
  });
}

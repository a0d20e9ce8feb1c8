import { HOUR_MS } from '~/domain/time/durations';
import { paths } from '~/paths';
import { createLinkToken, linkWithToken } from '../../crypto/link-token.server';
import { toAccount } from '../../email/to-account.server';
import { setVerificationExpiry } from '../better-auth/tables/verifications.server';
import type { AccountEmailDeps } from '../deps.server';
import { getUserByEmail } from '../users/users.server';

export const getResetIdentifier = (resetId: string) => `password-reset:${resetId}`;

/**
 * The job of a password reset. A revoked link is not sent. An unknown email gets a decoy, which is rendered and not sent:
 * the work is the same as for a known one, so response times of other requests do not reveal who has an account.
 */
export async function sendPasswordResetEmail(
  deps: AccountEmailDeps,
  { email, resetId }: { email: string; resetId: string },
): Promise<void> {
  const { db, emailQueue, secret, clock } = deps;
  // The embedded database has one connection: a query of its own inside the transaction would wait for ever.
  const user = await getUserByEmail(deps, email);
  await db.transaction(async (transaction) => {
    const expiresAt = new Date(clock().getTime() + HOUR_MS);
    if (!(await setVerificationExpiry(transaction, getResetIdentifier(resetId), expiresAt))) return;
    const token = createLinkToken(secret, 'password-reset', resetId);
    await emailQueue.enqueue(transaction, {
      template: 'reset-password',
      data: { link: linkWithToken(paths.auth.resetPassword(), token) },
      key: getResetIdentifier(resetId),
      ...(user ? toAccount(user) : { to: email, audience: 'confirmed', isDecoy: true }),
    });
  });
}

import { v7 as uuid } from 'uuid';
import type { User } from '~/domain/auth/user';
import type { SecurityChange } from '~/domain/notifications/notifications';
import { toAccount, toGreetingName } from '../../email/to-account.server';
import { notify } from '../../notifications/notify.server';
import { revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';

/**
 * Notifies the user, in the inbox and by email, of a change to the security of the account. `db` is the transaction of the change: a
 * change without its email could be that of a stranger.
 */
export async function notifySecurityChange(
  { db, emailQueue, clock }: Pick<AccountDeps, 'db' | 'emailQueue' | 'clock'>,
  user: Pick<User, 'id' | 'name' | 'email' | 'emailVerified'>,
  change: SecurityChange,
): Promise<void> {
  const key = `security:${uuid()}`;
  const payload = { event: 'security-changed', change } as const;
  await notify(db, { userId: user.id, payload, key, at: clock() });
  await emailQueue.enqueue(db, {
    template: 'security-changed',
    data: { ...toGreetingName(user), change },
    key,
    ...toAccount(user),
  });
}

/** After a change by better-auth: revokes older tokens and notifies the user. */
export async function finishTwoFactorChange(
  deps: AccountDeps,
  user: User,
  event: 'two-factor-on' | 'two-factor-off' | 'recovery-codes',
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    await revokeTokens(transaction, { event, userId: user.id });
    await notifySecurityChange({ ...deps, db: transaction }, user, event);
  });
}

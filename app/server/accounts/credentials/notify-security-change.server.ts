import { v7 as uuid } from 'uuid';
import type { SecurityChange } from '~/domain/accounts/notifications';
import type { User } from '~/domain/auth/user';
import { greetedName, toAccount } from '../../email/to-account.server';
import { notifyWithClient } from '../../notifications/notify.server';
import type { AccountDeps } from '../deps.server';

/** Tells the user, in the account and by mail, what was changed about its safety, whoever did it. */
export async function notifySecurityChange(
  { database, mail, clock }: Pick<AccountDeps, 'database' | 'mail' | 'clock'>,
  user: Pick<User, 'id' | 'name' | 'email' | 'emailVerified'>,
  change: SecurityChange,
): Promise<void> {
  const key = `security:${uuid()}`;
  const told = { event: 'security-changed', change } as const;
  await notifyWithClient(database, { userId: user.id, payload: told, key, at: clock() });
  await mail.enqueue(database.db, {
    template: 'security-changed',
    data: { ...greetedName(user), change },
    key,
    ...toAccount(user),
  });
}

import { v7 as uuid } from 'uuid';
import { HOUR_MS } from '~/domain/time/durations';
import { paths } from '~/paths';
import { createLinkToken, linkWithToken } from '../../crypto/link-token.server';
import type { QueryBuilder } from '../../db/database.server';
import { insertVerification } from '../better-auth/tables/verifications.server';
import { getResetIdentifier } from '../credentials/send-password-reset-email.server';
import type { AccountDeps } from '../deps.server';

/** A link that sets the password of an account, once, within an hour: the same as that of a password reset. */
export async function createPasswordLink(
  transaction: QueryBuilder,
  { secret, clock }: Pick<AccountDeps, 'secret' | 'clock'>,
  email: string,
): Promise<{ path: string }> {
  const id = uuid();
  await insertVerification(transaction, {
    id,
    identifier: getResetIdentifier(id),
    value: email,
    expiresAt: new Date(clock().getTime() + HOUR_MS),
  });
  return { path: linkWithToken(paths.auth.resetPassword(), createLinkToken(secret, 'password-reset', id)) };
}

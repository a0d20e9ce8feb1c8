import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import {
  findLinkedUserId,
  linkOrganisationAccount,
  listOrganisationAccounts,
} from '../better-auth/tables/organisation-accounts.server';
import { type RemoveResult, removeCredential } from '../better-auth/tables/remove-credential.server';
import { isSessionOpen, revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import { notifySecurityChange } from './notify-security-change.server';
import type { Organisation, OrganisationAccount } from './types.server';

/** The organisation accounts that sign the user in, the oldest first. */
export const listOrganisations = ({ db }: AccountDeps, { user }: SignedIn): Promise<Organisation[]> =>
  listOrganisationAccounts(db, user.id);

/**
 * Links a verified organisation account. `taken`: it signs in another user. `stale`: the acting session has ended.
 */
export async function connectOrganisation(
  deps: AccountDeps,
  { user, session }: SignedIn,
  account: OrganisationAccount,
): Promise<'connected' | 'taken' | 'stale'> {
  const { db } = deps;
  const userId = user.id;
  const result = await db.transaction(async (transaction) => {
    if (!(await isSessionOpen(transaction, { userId, sessionId: session.id }))) return 'stale';
    if (!(await linkOrganisationAccount(transaction, userId, account))) return 'known';
    await revokeTokens(transaction, { event: 'organisation-connected', userId });
    await notifySecurityChange({ ...deps, db: transaction }, user, 'organisation-connected');
    return 'connected';
  });
  if (result !== 'known') return result;
  return (await findLinkedUserId(db, account)) === userId ? 'connected' : 'taken';
}

/** Removes an organisation account, unless it is the last credential. `stale`: the authentication is too old. */
export async function disconnectOrganisation(
  deps: AccountDeps,
  { user, session }: SignedIn,
  id: string,
): Promise<RemoveResult | 'stale'> {
  if (!isRecentlyAuthenticated(session.authenticatedAt, deps.clock(), 'sensitive')) return 'stale';
  return deps.db.transaction(async (transaction) => {
    const result = await removeCredential(transaction, user.id, { kind: 'organisation', id });
    if (result === 'removed')
      await notifySecurityChange({ ...deps, db: transaction }, user, 'organisation-disconnected');
    return result;
  });
}

import { v7 as uuid } from 'uuid';
import { identities } from '../../db/schema/accounts.server';
import type { AccountDeps } from '../deps.server';
import type { Organisation, OrganisationAccount, SignedIn } from '../types.server';
import { notifySecurityChange } from './notify-security-change.server';
import { type RemoveResult, removeCredential } from './remove-credential.server';
import { isSessionOpen, revokeTokensIn } from './revoke-tokens.server';

export async function listOrganisations(
  { database }: AccountDeps,
  { user }: SignedIn,
): Promise<Organisation[]> {
  const rows = await database.rows<{ id: string; provider_id: string; created_at: Date }>({
    text: `select id, provider_id, created_at from identities
      where user_id = $1 and provider_id <> 'credential' order by created_at, id`,
    values: [user.id],
  });
  return rows.map(({ id, provider_id, created_at }) => ({
    id,
    issuer: provider_id,
    connectedAt: created_at,
  }));
}

export async function connectOrganisation(
  parts: AccountDeps,
  { user, session }: SignedIn,
  { issuer, subject }: OrganisationAccount,
): Promise<'connected' | 'taken' | 'stale'> {
  const { database } = parts;
  const userId = user.id;
  const answer = await database.db.transaction(async (transaction) => {
    if (!(await isSessionOpen(transaction, { userId, sessionId: session.id }))) return 'stale';
    const added = await transaction
      .insert(identities)
      .values({ id: uuid(), userId, providerId: issuer, accountId: subject })
      .onConflictDoNothing({ target: [identities.providerId, identities.accountId] })
      .returning({ id: identities.id });
    if (added.length === 0) return 'known';
    await revokeTokensIn(transaction, { event: 'organisation-connected', userId });
    return 'connected';
  });
  if (answer === 'connected') await notifySecurityChange(parts, user, 'organisation-connected');
  if (answer !== 'known') return answer;
  const own = await database.rows({
    text: 'select id from identities where user_id = $1 and provider_id = $2 and account_id = $3',
    values: [userId, issuer, subject],
  });
  return own.length > 0 ? 'connected' : 'taken';
}

export async function disconnectOrganisation(
  parts: AccountDeps,
  { user }: SignedIn,
  id: string,
): Promise<RemoveResult> {
  const result = await removeCredential(parts.database, user.id, { kind: 'organisation', id });
  if (result === 'removed') await notifySecurityChange(parts, user, 'organisation-disconnected');
  return result;
}

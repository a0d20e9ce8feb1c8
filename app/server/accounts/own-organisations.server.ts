import { v7 as uuid } from 'uuid';
import { identities } from '../db/schema/accounts.server';
import type { Organisation, OrganisationAccount, SignedIn } from './contract.server';
import type { AccountParts } from './parts.server';
import { isSessionOpen, revokeTokensIn } from './revoke-tokens.server';
import { tellChange } from './tell-change.server';
import { type RemoveResult, removeWayIn } from './ways-in.server';

export async function listOrganisations(
  { database }: AccountParts,
  { person }: SignedIn,
): Promise<Organisation[]> {
  const rows = await database.rows<{ id: string; provider_id: string; created_at: Date }>({
    text: `select id, provider_id, created_at from identities
      where person_id = $1 and provider_id <> 'credential' order by created_at, id`,
    values: [person.id],
  });
  return rows.map(({ id, provider_id, created_at }) => ({
    id,
    issuer: provider_id,
    connectedAt: created_at,
  }));
}

export async function connectOrganisation(
  parts: AccountParts,
  { person, session }: SignedIn,
  { issuer, subject }: OrganisationAccount,
): Promise<'connected' | 'taken' | 'stale'> {
  const { database } = parts;
  const personId = person.id;
  const answer = await database.db.transaction(async (transaction) => {
    if (!(await isSessionOpen(transaction, { personId, sessionId: session.id }))) return 'stale';
    const added = await transaction
      .insert(identities)
      .values({ id: uuid(), personId, providerId: issuer, accountId: subject })
      .onConflictDoNothing({ target: [identities.providerId, identities.accountId] })
      .returning({ id: identities.id });
    if (added.length === 0) return 'known';
    await revokeTokensIn(transaction, { event: 'organisation-connected', personId });
    return 'connected';
  });
  if (answer === 'connected') await tellChange(parts, person, 'organisation-connected');
  if (answer !== 'known') return answer;
  const own = await database.rows({
    text: 'select id from identities where person_id = $1 and provider_id = $2 and account_id = $3',
    values: [personId, issuer, subject],
  });
  return own.length > 0 ? 'connected' : 'taken';
}

export async function disconnectOrganisation(
  parts: AccountParts,
  { person }: SignedIn,
  id: string,
): Promise<RemoveResult> {
  const result = await removeWayIn(parts.database, person.id, { kind: 'organisation', id });
  if (result === 'removed') await tellChange(parts, person, 'organisation-disconnected');
  return result;
}

import { v7 as uuid } from 'uuid';
import type { Organisation, OrganisationAccount, SignedIn } from './contract.server';
import type { AccountParts } from './parts.server';
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
  { person }: SignedIn,
  { issuer, subject }: OrganisationAccount,
): Promise<'connected' | 'taken'> {
  const { database } = parts;
  const added = await database.rows({
    text: `insert into identities (id, person_id, provider_id, account_id) values ($1, $2, $3, $4)
      on conflict (provider_id, account_id) do nothing returning id`,
    values: [uuid(), person.id, issuer, subject],
  });
  if (added.length > 0) {
    await tellChange(parts, person, 'organisation-connected');
    return 'connected';
  }
  const own = await database.rows({
    text: 'select id from identities where person_id = $1 and provider_id = $2 and account_id = $3',
    values: [person.id, issuer, subject],
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

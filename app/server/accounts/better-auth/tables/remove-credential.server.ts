import { and, eq, ne, type SQL } from 'drizzle-orm';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../../../db/database.server';
import { identities, passkeys, twoFactors, users } from '../../../db/schema/accounts.server';
import { lockUser, revokeTokens } from './revoke-tokens.server';

/** `last`: nothing else would open the account, so the credential stays. */
export type RemoveResult = 'removed' | 'last' | 'unknown';

interface Credential {
  kind: 'passkey' | 'organisation';
  id: string;
}

const EVENT = { passkey: 'passkey-removed', organisation: 'organisation-disconnected' } as const;

const TABLE = { passkey: passkeys, organisation: identities } as const;

function isCredential({ kind, id }: Credential, userId: string): SQL | undefined {
  const { id: rowId, userId: ownerId } = TABLE[kind];
  const isOrganisation = ne(identities.providerId, 'credential');
  return and(eq(rowId, id), eq(ownerId, userId), kind === 'organisation' ? isOrganisation : undefined);
}

const countCredentials = async (db: QueryBuilder, userId: string): Promise<number> =>
  (await db.$count(identities, eq(identities.userId, userId))) +
  (await db.$count(passkeys, eq(passkeys.userId, userId)));

/**
 * Removes all that signs the user in, with the second step: for an account whose email was never confirmed, which another person
 * may have made. The user must be locked.
 */
export async function removeAllCredentials(transaction: QueryBuilder, userId: string): Promise<void> {
  for (const table of [identities, passkeys, twoFactors])
    await transaction.delete(table).where(eq(table.userId, userId));
  await transaction.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}

/** Removes a credential, unless it is the user's last one. */
export async function removeCredential(
  db: QueryBuilder,
  userId: string,
  credential: Credential,
): Promise<RemoveResult> {
  if (!isUuid(credential.id)) return 'unknown';
  const { kind } = credential;
  const isThis = isCredential(credential, userId);
  return db.transaction(async (transaction) => {
    // Without the lock, two concurrent removals would each see the other's credential.
    await lockUser(transaction, userId);
    if ((await transaction.$count(TABLE[kind], isThis)) === 0) return 'unknown';
    if ((await countCredentials(transaction, userId)) < 2) return 'last';
    await transaction.delete(TABLE[kind]).where(isThis);
    await revokeTokens(transaction, { event: EVENT[kind], userId });
    return 'removed';
  });
}

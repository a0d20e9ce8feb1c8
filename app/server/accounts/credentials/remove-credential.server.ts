import { isUuid } from '../../crypto/link-token.server';
import type { Database } from '../../db/database.server';
import { lockUser, revokeTokens } from './revoke-tokens.server';

export type RemoveResult = 'removed' | 'last' | 'unknown';

const COUNT = `select (select count(*) from identities where user_id = $1)
  + (select count(*) from passkeys where user_id = $1) as ways`;

const REMOVE = {
  passkey: 'delete from passkeys where id = $1 and user_id = $2 returning id',
  organisation: `delete from identities where id = $1 and user_id = $2 and provider_id <> 'credential' returning id`,
} as const;

const IS_THERE = {
  passkey: 'select id from passkeys where id = $1 and user_id = $2',
  organisation: `select id from identities where id = $1 and user_id = $2 and provider_id <> 'credential'`,
} as const;

const EVENT = { passkey: 'passkey-removed', organisation: 'organisation-disconnected' } as const;

/** Takes away one way to sign in, unless it is the last: nobody is left without any. */
export async function removeCredential(
  database: Database,
  userId: string,
  { kind, id }: { kind: keyof typeof REMOVE; id: string },
): Promise<RemoveResult> {
  if (!isUuid(id)) return 'unknown';
  return database.transaction(async (session) => {
    // Two removals at once would each see the other's credential still there.
    await lockUser(session, userId);
    const known = await session.rows({ text: IS_THERE[kind], values: [id, userId] });
    if (known.length === 0) return 'unknown';
    const [counted] = await session.rows<{ ways: string | number }>({ text: COUNT, values: [userId] });
    if (Number(counted?.ways) < 2) return 'last';
    await session.rows({ text: REMOVE[kind], values: [id, userId] });
    await revokeTokens(session, { event: EVENT[kind], userId });
    return 'removed';
  });
}

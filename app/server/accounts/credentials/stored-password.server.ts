import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { v7 as uuid } from 'uuid';
import { PASSWORD_LENGTH } from '~/domain/auth/password-length';
import type { SqlClient } from '../../db/database.server';
import { type UserRow, userColumns } from '../sessions/read-session.server';

/** Hashed when there is nothing to compare with, so that an unknown address takes as long as a wrong password. */
const decoy = hashPassword('what nobody ever chose');

const FIND = `select ${userColumns}, i.password from users p
  left join identities i on i.user_id = p.id and i.provider_id = 'credential'
  where p.email = $1 and ($2 or not p.sample)`;

export type Found = UserRow & { password: string | null };

async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const isRight = await verifyPassword({ hash: hash ?? (await decoy), password });
  return isRight && typeof hash === 'string';
}

/**
 * Whose address it is, and whether the password is theirs. One statement and one hash, whatever the answer. The row is
 * for records; only `isRight` says that somebody proved anything.
 */
export async function checkPassword(
  database: SqlClient,
  { email, password }: { email: string; password: string },
  demo: boolean,
): Promise<{ row: Found | undefined; isRight: boolean }> {
  const [row] = await database.rows<Found>({
    name: 'password-by-email',
    text: FIND,
    values: [email.toLowerCase(), demo],
  });
  const isPossible = password.length <= PASSWORD_LENGTH.max;
  const isRight = await isPassword(isPossible ? password : '', row?.password);
  return { row, isRight: isRight && isPossible };
}

export async function isPasswordOfUser(
  database: SqlClient,
  userId: string,
  password: string,
): Promise<boolean> {
  const [row] = await database.rows<{ password: string }>({
    text: `select password from identities where user_id = $1 and provider_id = 'credential'`,
    values: [userId],
  });
  return password.length <= PASSWORD_LENGTH.max && isPassword(password, row?.password);
}

/** Whether the hash that was compared is still the user's. */
export async function isStillPassword(database: SqlClient, { id, password }: Found): Promise<boolean> {
  const rows = await database.rows({
    text: `select id from identities where user_id = $1 and provider_id = 'credential' and password = $2`,
    values: [id, password],
  });
  return rows.length > 0;
}

/** Keeps a hash as the user's password, the first or another. */
export async function storePassword(database: SqlClient, userId: string, hash: string): Promise<void> {
  await database.rows({
    text: `insert into identities (id, user_id, provider_id, account_id, password)
      values ($1, $2::uuid, 'credential', $2::text, $3)
      on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
    values: [uuid(), userId, hash],
  });
}

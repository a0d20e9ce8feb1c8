import { PASSWORD_LENGTH } from '~/domain/auth/password-rules';
import type { QueryBuilder } from '../../db/database.server';
import { hashPassword, verifyPassword } from '../better-auth/password-hash.server';
import {
  findPasswordHolder,
  type PasswordHolder,
  readPasswordHash,
} from '../better-auth/tables/passwords.server';

/** Compared when there is no hash, so that an unknown email takes as long as a wrong password. */
const decoy = hashPassword('a password that no user has');

async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const isPossible = password.length <= PASSWORD_LENGTH.max;
  const isRight = await verifyPassword({
    hash: hash ?? (await decoy),
    password: isPossible ? password : '',
  });
  return isRight && isPossible && typeof hash === 'string';
}

/**
 * Finds the user of an email and compares the password: always one statement and one hash. The holder is for records;
 * only `isRight` says that the password was correct.
 */
export async function checkPassword(
  db: QueryBuilder,
  { email, password }: { email: string; password: string },
  demo: boolean,
): Promise<{ holder: PasswordHolder | undefined; isRight: boolean }> {
  const holder = await findPasswordHolder(db, email.toLowerCase(), demo);
  return { holder, isRight: await isPassword(password, holder?.hash) };
}

export const isPasswordOfUser = async (
  db: QueryBuilder,
  userId: string,
  password: string,
): Promise<boolean> => isPassword(password, await readPasswordHash(db, userId));

/** Whether the hash that was compared is still the user's. */
export const isCurrentPassword = async (db: QueryBuilder, { user, hash }: PasswordHolder): Promise<boolean> =>
  (await readPasswordHash(db, user.id)) === hash;

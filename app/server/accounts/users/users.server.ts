import { v7 as uuid } from 'uuid';
import type { User } from '~/domain/auth/user';
import type { SqlClient } from '../../db/database.server';
import { toUser, type UserRow, userColumns } from '../sessions/read-session.server';
import type { NewUser } from '../types.server';

/** Sample accounts are nobody once `demo` is off. */
export async function getUserById(database: SqlClient, id: string, demo: boolean): Promise<User | null> {
  const text = `select ${userColumns} from users p where p.id = $1 and ($2 or not p.sample)`;
  const [row] = await database.rows<UserRow>({ text, values: [id, demo] });
  return row ? toUser(row) : null;
}

export async function getUserByEmail(
  database: SqlClient,
  email: string,
  demo: boolean,
): Promise<User | null> {
  const text = `select ${userColumns} from users p where p.email = lower($1) and ($2 or not p.sample)`;
  const [row] = await database.rows<UserRow>({ text, values: [email, demo] });
  return row ? toUser(row) : null;
}

export async function createUser(database: SqlClient, user: NewUser): Promise<User> {
  const { email, name, emailVerified, role = 'user', sample = false } = user;
  const [row] = await database.rows<UserRow>({
    text: `insert into users as p (id, email, name, email_verified, role, sample)
      values ($1, lower($2), $3, $4, $5, $6) returning ${userColumns}`,
    values: [uuid(), email, name, emailVerified, role, sample],
  });
  if (!row) throw new Error('A user that was inserted is not there.');
  return toUser(row);
}

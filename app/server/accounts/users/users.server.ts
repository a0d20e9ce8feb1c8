import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { User } from '~/domain/auth/user';
import type { QueryBuilder } from '../../db/database.server';
import { users } from '../../db/schema/accounts.server';
import type { NewUser } from '../types.server';

/** The columns of a user that services and pages read. */
export const userColumns = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  image: users.image,
  role: users.role,
  twoFactorEnabled: users.twoFactorEnabled,
};

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>;

export const toUser = ({ image, ...row }: UserRow): User => ({ ...row, ...(image !== null && { image }) });

/** Sample accounts are unknown outside demo mode. */
export const isKnownAccount = (demo: boolean): SQL | undefined =>
  demo ? undefined : eq(users.sample, false);

/** R-PEOPLE-4: nobody opens a locked account. It is as unknown as a sample account outside demo mode. */
export const isUsableAccount = (demo: boolean): SQL | undefined =>
  and(isKnownAccount(demo), isNull(users.lockedAt));

/** `isKnownAccount` for a row. */
export const isKnownRow = ({ sample }: { sample: boolean }, demo: boolean): boolean => demo || !sample;

interface Deps {
  db: QueryBuilder;
  /** Whether sample accounts are usable. */
  demo: boolean;
}

async function findUser({ db, demo }: Deps, condition: SQL): Promise<User | null> {
  const [row] = await db
    .select(userColumns)
    .from(users)
    .where(and(condition, isUsableAccount(demo)));
  return row ? toUser(row) : null;
}

/** `null` for an unknown or unusable account. */
export const getUserById = (deps: Deps, id: string): Promise<User | null> => findUser(deps, eq(users.id, id));

/** `null` for an unknown or unusable account. Upper and lower case are equal. */
export const getUserByEmail = (deps: Deps, email: string): Promise<User | null> =>
  findUser(deps, eq(users.email, sql`lower(${email})`));

/** Whether an account has this email, usable or not. */
export async function isEmailTaken(db: QueryBuilder, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

/** Creates a user without a password. Throws a unique violation when the email is taken. */
export async function createUser({ db }: Pick<Deps, 'db'>, user: NewUser): Promise<User> {
  const { email, name, emailVerified, role = 'user', sample = false } = user;
  const [row] = await db
    .insert(users)
    .values({ id: uuid(), email: sql`lower(${email})`, name, emailVerified, role, sample })
    .returning(userColumns);
  if (!row) throw new Error('The database did not return the new user.');
  return toUser(row);
}

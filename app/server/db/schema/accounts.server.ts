import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { SignInMethod, UserRole } from '~/domain/auth/user';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = moment('created_at').notNull().defaultNow();
const updatedAt = moment('updated_at').notNull().defaultNow();

/** Everybody who can sign in. `email` is in lower case. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text().notNull(),
    /** The version of the user's own picture, which is in `profile_pictures`. */
    image: text(),
    role: text().$type<UserRole>().notNull().default('user'),
    /** A sample account: it cannot be used once DEMO is off. */
    sample: boolean().notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt,
    updatedAt,
  },
  (table) => [
    check('users_role', sql`${table.role} in ('user', 'admin')`),
    check('users_email', sql`${table.email} = lower(${table.email})`),
  ],
);

const userId = uuid('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' });

/** One row a browser that is signed in. No address of the network is kept: the time zone is all that is said of the place. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: userId,
    token: text().notNull().unique(),
    method: text().$type<SignInMethod>().notNull().default('password'),
    userAgent: text('user_agent'),
    timeZone: text('time_zone'),
    createdAt,
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When the user last proved who they are in it: what is hard to undo asks for a recent proof. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId, table.lastSeenAt.desc().nullsFirst())],
);

/** The ways to prove who one is: a password (`credential`), or an organisation's subject under its issuer. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey(),
    userId: userId,
    /** `credential`, or the issuer's address. */
    providerId: text('provider_id').notNull(),
    /** The user's id for a password, the subject of the issuer otherwise. */
    accountId: text('account_id').notNull(),
    /** The hash of a password. */
    password: text(),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('identities_of_provider').on(table.providerId, table.accountId),
    index('identities_of_user').on(table.userId),
  ],
);

/** What was sent to somebody or given to a browser, to be handed back once before it expires. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
);

/** Secret and recovery codes are encrypted with the site's secret. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: uuid().primaryKey(),
    userId: userId,
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code was right. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factors_of_user').on(table.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: userId,
    name: text(),
    publicKey: text('public_key').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

/** A sign-up whose address is not confirmed yet. Only its link, and the password typed with it, make a user of it. */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ups_by_email').on(table.email)],
);

/**
 * Who tried to sign in to an account, and whether it opened: shown to the user on the security page. A try with an
 * unknown address is a row as well, of nobody: one answer costs what the other does.
 */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    method: text().$type<SignInMethod>().notNull(),
    succeeded: boolean().notNull(),
    userAgent: text('user_agent'),
    timeZone: text('time_zone'),
    createdAt,
  },
  (table) => [index('sign_ins_of_user').on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** Counted attempts, under a key that says what is counted. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: moment('expire'),
  },
  (table) => [index('rate_limits_by_expiry').on(table.expire)],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SignInMethod, UserRole } from '~/domain/auth/user';
import { timestamptz } from './columns.server';

const createdAt = timestamptz('created_at').notNull().defaultNow();
const updatedAt = timestamptz('updated_at').notNull().defaultNow();

/** Users with an account. `email` is in lower case. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text().notNull(),
    /** Version of the picture in `profile_pictures`. */
    image: text(),
    role: text().$type<UserRole>().notNull().default('user'),
    /** A sample account. It cannot sign in when DEMO is off. */
    sample: boolean().notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** When an invitation to the back office created the account. It is open until the email is verified. */
    invitedAt: timestamptz('invited_at'),
    /** When an admin locked the account, and why: the user reads it by email. A locked account cannot be opened in any way. */
    lockedAt: timestamptz('locked_at'),
    lockReason: text('lock_reason'),
    createdAt,
    updatedAt,
  },
  (table) => [
    check('users_role', sql`${table.role} in ('user', 'staff', 'admin')`),
    check('users_email', sql`${table.email} = lower(${table.email})`),
    check('users_lock', sql`(${table.lockedAt} is null) = (${table.lockReason} is null)`),
    check('users_locked_role', sql`${table.lockedAt} is null or ${table.role} = 'user'`),
  ],
);

const userId = uuid('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' });

/** One row for each signed-in browser. No IP address is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId,
    token: text().notNull().unique(),
    method: text().$type<SignInMethod>().notNull().default('password'),
    userAgent: text('user_agent'),
    timeZone: text('time_zone'),
    createdAt,
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    /** Time of the last authentication in this session. Sensitive actions need a recent one. */
    authenticatedAt: timestamptz('authenticated_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId, table.lastSeenAt.desc().nullsFirst())],
);

/** Credentials of a user: a password (`credential`), or the subject of an organisation's issuer. */
export const identities = pgTable(
  'identities',
  {
    id: uuid().primaryKey(),
    userId,
    /** `credential`, or the URL of the issuer. */
    providerId: text('provider_id').notNull(),
    /** The user id for a password, otherwise the subject of the issuer. */
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

/** Single-use tokens in emails and cookies. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
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
    userId,
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** True after the first valid code. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
  },
  (table) => [index('two_factors_of_user').on(table.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId,
    name: text(),
    publicKey: text('public_key').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: timestamptz('created_at').defaultNow(),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

/** A sign-up with an unconfirmed email. The link and the password together create the user. */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt,
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ups_by_email').on(table.email)],
);

/**
 * Attempts to sign in, shown to the user on the security page. An attempt with an unknown email has a row without a
 * user, so that both cases cost the same.
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

/** Attempt counters by key. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamptz('expire'),
  },
  (table) => [index('rate_limits_by_expiry').on(table.expire)],
);

/** Open requests for account deletion. A row is deleted when the request is cancelled and with the user. */
export const deletionRequests = pgTable('deletion_requests', {
  /** The link that cancels the request is made from this id. */
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: timestamptz('requested_at').notNull(),
  deletesAt: timestamptz('deletes_at').notNull(),
});

/** Nonces of finished organisation sign-ins. A token is accepted once. */
export const usedNonces = pgTable(
  'used_nonces',
  {
    /** SHA-256 of the nonce. */
    nonceHash: text('nonce_hash').primaryKey(),
    /** After this time the nonce is too old anyway. */
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('used_nonces_by_expiry').on(table.expiresAt)],
);

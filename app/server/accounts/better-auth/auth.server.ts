import { passkey } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { v7 as uuid } from 'uuid';
import { PASSWORD_LENGTH } from '~/domain/auth/password-rules';
import { site } from '~site';
import { deriveKey } from '../../crypto/signatures.server';
import type { QueryBuilder } from '../../db/database.server';
import * as tables from '../../db/schema/accounts.server';
import { SESSION_SECONDS } from '../sessions/session-lifetime.server';
import { PASSKEY_CHALLENGE } from './auth-cookies.server';
import { hashPassword, verifyPassword } from './password-hash.server';
import { createSessionPlugin, getSignInMethod, TIME_ZONE_HEADER } from './session-plugin.server';
import { createTwoFactorPlugin } from './two-factor-plugin.server';

interface AuthOptions {
  /** The secret of the site. */
  secret: string;
  publicUrl: string;
}

/** The key that signs sessions and links of accounts, derived from the secret of the site. */
export const deriveAccountsSecret = (secret: string): string => deriveKey(secret, 'accounts', 'hex');

/**
 * better-auth stores sessions and verifies two-factor codes and passkeys. Its own HTTP endpoints are never mounted: they
 * respond with session tokens and reveal which emails have an account. Our functions call them and write the responses.
 */
export function createAuth(db: QueryBuilder, { secret, publicUrl }: AuthOptions) {
  const { users, sessions, identities, verifications, twoFactors, passkeys } = tables;
  return betterAuth({
    appName: site.name,
    baseURL: publicUrl,
    secret: deriveAccountsSecret(secret),
    logger: { disabled: true },
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: identities,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    advanced: {
      cookiePrefix: 'tessera',
      // Columns that this site does not use do not exist: IP addresses, tokens of other providers.
      database: { generateId: () => uuid(), validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: false, input: false },
        sample: { type: 'boolean', required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS.user.max,
      // Each request reads the session from the database, so that a revoked session ends at once in every process.
      cookieCache: { enabled: false },
      disableSessionRefresh: true,
      // Recent authentication is decided by `authenticatedAt`, not by the age of the session.
      freshAge: 0,
      fields: { userId: 'userId', updatedAt: 'lastSeenAt' },
      additionalFields: {
        method: { type: 'string', required: false, input: false },
        timeZone: { type: 'string', required: false, input: false },
        authenticatedAt: { type: 'date', required: false, input: false },
      },
    },
    account: { fields: { userId: 'userId' } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    databaseHooks: {
      session: {
        create: {
          // The IP address is not stored.
          before: async (session, context) => ({
            data: {
              ipAddress: undefined,
              userAgent: session.userAgent || undefined,
              timeZone: context?.headers?.get(TIME_ZONE_HEADER) ?? session.timeZone ?? undefined,
              method: getSignInMethod(context?.path, session.method),
              authenticatedAt: new Date(),
            },
          }),
        },
      },
    },
    plugins: [
      createSessionPlugin(),
      createTwoFactorPlugin(),
      passkey({
        advanced: { webAuthnChallengeCookie: PASSKEY_CHALLENGE },
        rpName: site.name,
        rpID: new URL(publicUrl).hostname,
        origin: publicUrl,
        // A passkey replaces password and code: the device must verify its user by fingerprint, face or PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: async ({ verification }) => {
            if (!verification.registrationInfo?.userVerified) throw new APIError('UNAUTHORIZED');
          },
        },
        authentication: {
          afterVerification: async ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED');
          },
        },
        schema: { passkey: { fields: { userId: 'userId', credentialID: 'credentialId' } } },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Calls an endpoint of better-auth. Resolves to `undefined` when it refused the request. */
export async function callAuth<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error)) return undefined;
    throw error;
  }
}

import { passkey } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { v7 as uuid } from 'uuid';
import { PASSWORD_LENGTH } from '~/domain/auth/password-length';
import { site } from '~site';
import { deriveKey } from '../../crypto/signatures.server';
import type { Database } from '../../db/database.server';
import * as tables from '../../db/schema/accounts.server';
import { SESSION_SECONDS } from '../sessions/session-lifetime.server';
import type { AccountsOptions } from '../types.server';
import { PASSKEY_CHALLENGE } from './auth-cookies.server';
import { methodOf, openSessionPlugin, TIME_ZONE_HEADER } from './session-plugin.server';

/** Sessions are signed with a key of their own, made from the site's secret. */
export const accountsSecret = (secret: string): string => deriveKey(secret, 'accounts', 'hex');

/**
 * better-auth as an engine room: passwords, second factors, passkeys and session rows. Its own HTTP endpoints are never
 * mounted, because they answer with session tokens and say which addresses are known; `accounts.server` calls them as
 * functions and decides what is said.
 */
export function createAuth(database: Database, { secret, publicUrl }: AccountsOptions) {
  const { users, sessions, identities, verifications, twoFactors, passkeys } = tables;
  return betterAuth({
    appName: site.name,
    baseURL: publicUrl,
    secret: accountsSecret(secret),
    logger: { disabled: true },
    telemetry: { enabled: false },
    database: drizzleAdapter(database.db, {
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
      // Columns that nothing here uses do not exist: addresses of the network, tokens of other providers.
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
      expiresIn: SESSION_SECONDS.user.longest,
      // Each request reads the session anew: a revoked one ends with the next request on every web process.
      cookieCache: { enabled: false },
      disableSessionRefresh: true,
      // Whether a proof is fresh enough is decided by `provenAt`, not by the age of the session.
      freshAge: 0,
      fields: { userId: 'userId', updatedAt: 'lastSeenAt' },
      additionalFields: {
        method: { type: 'string', required: false, input: false },
        timeZone: { type: 'string', required: false, input: false },
        provenAt: { type: 'date', required: false, input: false },
      },
    },
    account: { fields: { userId: 'userId' } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
    },
    databaseHooks: {
      session: {
        create: {
          // The network address is left out: the column does not exist.
          before: async (session, context) => ({
            data: {
              ipAddress: undefined,
              userAgent: session.userAgent || undefined,
              timeZone: context?.headers?.get(TIME_ZONE_HEADER) ?? session.timeZone ?? undefined,
              method: methodOf(context?.path, session.method),
              provenAt: new Date(),
            },
          }),
        },
      },
    },
    plugins: [
      openSessionPlugin(),
      twoFactor({ issuer: site.name, schema: { twoFactor: { fields: { userId: 'userId' } } } }),
      passkey({
        advanced: { webAuthnChallengeCookie: PASSKEY_CHALLENGE },
        rpName: site.name,
        rpID: new URL(publicUrl).hostname,
        origin: publicUrl,
        // A passkey stands for password and code: it must be unlocked by finger, face or PIN.
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

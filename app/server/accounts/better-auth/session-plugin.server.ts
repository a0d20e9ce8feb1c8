import type { GenericEndpointContext } from '@better-auth/core';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { SIGN_IN_METHODS, type SignInMethod } from '~/domain/auth/user';

/** Carries the time zone to the session row. Only the server sets this header. */
export const TIME_ZONE_HEADER = 'x-session-time-zone';

/** The endpoint that the two-factor plugin watches. It is called as a function; no URL leads to it. */
export const PASSWORD_SIGN_IN_PATH = '/open-session/password';

const methods = z.enum(SIGN_IN_METHODS);

/** The method that the caller names, else the method of the endpoint that created the session. */
export function getSignInMethod(path: string | undefined, given: unknown): SignInMethod {
  const named = methods.safeParse(given);
  if (named.success) return named.data;
  if (path?.startsWith('/passkey/')) return 'passkey';
  if (path?.endsWith('/verify-backup-code')) return 'recovery-code';
  return 'password';
}

async function open(context: GenericEndpointContext, userId: string, method: SignInMethod) {
  const { internalAdapter } = context.context;
  const user = await internalAdapter.findUserById(userId);
  if (!user) throw new APIError('NOT_FOUND');
  const session = await internalAdapter.createSession(user.id, false, { method });
  await setSessionCookie(context, { session, user });
  return { sessionId: session.id };
}

/** Opens sessions for users whom our own code has authenticated. */
export function createSessionPlugin() {
  return {
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint(
        { method: 'POST', body: z.object({ userId: z.uuid(), method: methods }) },
        (context) => open(context, context.body.userId, context.body.method),
      ),
      openSessionAfterPassword: createAuthEndpoint(
        PASSWORD_SIGN_IN_PATH,
        { method: 'POST', body: z.object({ userId: z.uuid() }) },
        (context) => open(context, context.body.userId, 'password'),
      ),
    },
  } satisfies BetterAuthPlugin;
}

import type { GenericEndpointContext } from '@better-auth/core';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { SIGN_IN_METHODS, type SignInMethod } from '~/domain/auth/user';

/** How the time zone reaches the session row; set by the server, never taken over from a browser's header. */
export const TIME_ZONE_HEADER = 'x-session-time-zone';

const methods = z.enum(SIGN_IN_METHODS);

/** By the endpoint that made the session, unless that says so itself. */
export function methodOf(path: string | undefined, given: unknown): SignInMethod {
  const said = methods.safeParse(given);
  if (said.success) return said.data;
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

/** Sessions for those whose proof was checked by ourselves. Called as functions; no address leads to them. */
export function openSessionPlugin() {
  return {
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint(
        { method: 'POST', body: z.object({ userId: z.uuid(), method: methods }) },
        (context) => open(context, context.body.userId, context.body.method),
      ),
      /** Under a path that the second factor watches: it takes the session back and asks for a code first. */
      openSessionAfterPassword: createAuthEndpoint(
        '/sign-in/username',
        { method: 'POST', body: z.object({ userId: z.uuid() }) },
        (context) => open(context, context.body.userId, 'password'),
      ),
    },
  } satisfies BetterAuthPlugin;
}

import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { SESSION_METHODS, type SessionMethod } from '~/domain/person';

/** How the time zone reaches the session row; set by the server, never taken over from a browser's header. */
export const TIME_ZONE_HEADER = 'x-session-time-zone';

const methods = z.enum(SESSION_METHODS);

/** By the endpoint that made the session, unless that says so itself. */
export function methodOf(path: string | undefined, given: unknown): SessionMethod {
  const said = methods.safeParse(given);
  if (said.success) return said.data;
  if (path?.startsWith('/passkey/')) return 'passkey';
  if (path?.endsWith('/verify-backup-code')) return 'recovery-code';
  return 'password';
}

/** A session for somebody whose proof was checked elsewhere. It has no path: only the server itself can call it. */
export function openSessionPlugin() {
  return {
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint(
        { method: 'POST', body: z.object({ personId: z.string(), method: methods }) },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.personId);
          if (!user) throw new APIError('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id, false, {
            method: context.body.method,
          });
          await setSessionCookie(context, { session, user });
          return { sessionId: session.id };
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

import type { AccountSession, SignedIn } from '~/domain/auth/session';
import { withholdRole } from '~/domain/auth/staff-two-factor';
import { isUuid } from '~/domain/text/uuid';
import { SESSION_TOKEN } from '../better-auth/auth-cookies.server';
import { revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import { deleteSession, readSessions } from '../better-auth/tables/sessions.server';
import type { AccountDeps } from '../deps.server';

/**
 * The live session of a request, by its cookie. Without the cookie there is no query. A request that a page sends by
 * itself is not `byUser`: it does not prolong the session.
 */
export async function getSession(
  { findSession, cookies, clock, requiresStaffTwoFactor }: AccountDeps,
  request: Request,
  { byUser } = { byUser: true },
): Promise<SignedIn | null> {
  const token = cookies.read(request, SESSION_TOKEN);
  const found = token === undefined ? null : await findSession({ token, now: clock(), byUser });
  return found && requiresStaffTwoFactor ? withholdRole(found) : found;
}

/** Live sessions, the one seen last first. */
export const listSessions = (
  { db, clock, demo }: AccountDeps,
  { user }: SignedIn,
): Promise<AccountSession[]> => readSessions(db, user.id, { now: clock(), demo });

/** Ends one of the user's own sessions. False for any other session. */
export async function revokeSession(
  { db }: AccountDeps,
  { user }: SignedIn,
  sessionId: string,
): Promise<boolean> {
  return isUuid(sessionId) && deleteSession(db, { id: sessionId, userId: user.id });
}

/** Ends all sessions of the user except this one. Resolves to the number of ended sessions. */
export const revokeOtherSessions = ({ db }: AccountDeps, { user, session }: SignedIn): Promise<number> =>
  db.transaction((transaction) =>
    revokeTokens(transaction, {
      event: 'sessions-ended',
      userId: user.id,
      exceptSession: session.id,
    }),
  );

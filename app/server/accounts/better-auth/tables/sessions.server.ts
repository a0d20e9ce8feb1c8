import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { AccountSession, SignedIn } from '~/domain/auth/session';
import type { QueryBuilder } from '../../../db/database.server';
import { sessions, users } from '../../../db/schema/accounts.server';
import { formatDeviceLabel } from '../../sessions/device-label.server';
import { LAST_SEEN_UPDATE_SECONDS, SESSION_SECONDS } from '../../sessions/session-lifetime.server';
import { isUsableAccount, toUser, userColumns } from '../../users/users.server';

const sessionColumns = {
  id: sessions.id,
  userId: sessions.userId,
  method: sessions.method,
  userAgent: sessions.userAgent,
  timeZone: sessions.timeZone,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  authenticatedAt: sessions.authenticatedAt,
  expiresAt: sessions.expiresAt,
};

type SessionRow = Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>;

const toSession = ({ userAgent, timeZone, ...row }: SessionRow): AccountSession => ({
  ...row,
  device: formatDeviceLabel(userAgent),
  ...(timeZone !== null && { timeZone }),
});

const seconds = (count: number): SQL => sql.raw(`interval '${count} seconds'`);

const limitByRole = (limit: 'idle' | 'max'): SQL => {
  const limits = Object.entries(SESSION_SECONDS).map(
    ([role, { [limit]: count }]) => sql`when ${sql.raw(`'${role}'`)} then ${seconds(count)}`,
  );
  return sql`case ${users.role} ${sql.join(limits, sql` `)} end`;
};

/** Whether a session, joined with its user, is live at `now`. */
const isLive = (now: SQL, demo: boolean): SQL | undefined =>
  and(
    eq(sessions.userId, users.id),
    gt(sessions.expiresAt, now),
    gt(sessions.createdAt, sql`${now} - ${limitByRole('max')}`),
    gt(sessions.lastSeenAt, sql`${now} - ${limitByRole('idle')}`),
    isUsableAccount(demo),
  );

interface SessionQuery {
  token: string;
  now: Date;
  /** Whether a user caused the request: then the session counts as seen. */
  byUser: boolean;
}

export type FindSession = (query: SessionQuery) => Promise<SignedIn | null>;

/** Reads a live session with its user and updates `last_seen_at`, in one prepared statement. */
export function prepareFindSession(db: QueryBuilder, demo: boolean): FindSession {
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const isFound = and(eq(sessions.token, sql.placeholder('token')), isLive(now, demo));
  const seen = db.$with('seen').as(
    db
      .update(sessions)
      .set({ lastSeenAt: now })
      .from(users)
      .where(
        and(
          isFound,
          lt(sessions.lastSeenAt, sql`${now} - ${seconds(LAST_SEEN_UPDATE_SECONDS)}`),
          sql`${sql.placeholder('byUser')}::boolean`,
        ),
      ),
  );
  const query = db
    .with(seen)
    .select({ user: userColumns, session: sessionColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isFound)
    .prepare(demo ? 'find-session' : 'find-session-without-samples');
  return async (values) => {
    const [row] = await query.execute({ ...values, now: values.now.toISOString() });
    return row ? { user: toUser(row.user), session: toSession(row.session) } : null;
  };
}

/** Live sessions of a user, the one seen last first. */
export async function readSessions(
  db: QueryBuilder,
  userId: string,
  { now, demo }: { now: Date; demo: boolean },
): Promise<AccountSession[]> {
  const rows = await db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isLive(sql`${now.toISOString()}::timestamptz`, demo)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id);
  return rows.map(toSession);
}

export async function setAuthenticatedAt(db: QueryBuilder, id: string, authenticatedAt: Date): Promise<void> {
  await db.update(sessions).set({ authenticatedAt }).where(eq(sessions.id, id));
}

export async function deleteSession(
  db: QueryBuilder,
  session: { id: string; userId?: string } | { token: string },
): Promise<boolean> {
  const condition =
    'token' in session
      ? eq(sessions.token, session.token)
      : and(eq(sessions.id, session.id), session.userId ? eq(sessions.userId, session.userId) : undefined);
  const deleted = await db.delete(sessions).where(condition).returning({ id: sessions.id });
  return deleted.length > 0;
}

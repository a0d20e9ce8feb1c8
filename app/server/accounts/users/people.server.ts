import { and, asc, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { AccountSession, SignedIn } from '~/domain/auth/session';
import type { UserRole } from '~/domain/auth/user';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../../audit/record-change.server';
import { sessions, users } from '../../db/schema/accounts.server';
import { lockUser, revokeTokens } from '../better-auth/tables/revoke-tokens.server';
import { readSessions } from '../better-auth/tables/sessions.server';
import type { AccountDeps } from '../deps.server';
import { isKnownAccount } from './users.server';

/** A person with a role in the back office. */
export interface StaffPerson {
  id: string;
  name: string;
  email: string;
  role: UserRole;
  twoFactorEnabled: boolean;
  /** When the invitation was sent that nobody has accepted yet. */
  invitedAt?: Date;
}

export interface ListedPerson extends StaffPerson {
  /** When a session of the person was last used. Absent without one. */
  lastSeenAt?: Date;
}

export interface PersonDetails extends StaffPerson {
  /** Live sessions, the one seen last first. */
  sessions: AccountSession[];
  /** Whether it is the user who looks. */
  isSelf: boolean;
  lock?: { at: Date; reason: string };
}

const personColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  twoFactorEnabled: users.twoFactorEnabled,
  emailVerified: users.emailVerified,
  invitedAt: users.invitedAt,
};

type PersonRow = Pick<typeof users.$inferSelect, keyof typeof personColumns>;

const toPerson = ({ invitedAt, emailVerified, ...row }: PersonRow): StaffPerson => ({
  ...row,
  ...(invitedAt && !emailVerified && { invitedAt }),
});

/** R-PEOPLE-1: admins first, then staff, each by name. Throws NotAllowedError. */
export async function listPeople(
  { db, demo, clock }: AccountDeps,
  { user }: SignedIn,
): Promise<ListedPerson[]> {
  requirePermission(user, 'users.manage');
  const seen = db
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt).as('seen_at') })
    .from(sessions)
    .where(gt(sessions.expiresAt, sql`${clock().toISOString()}::timestamptz`))
    .groupBy(sessions.userId)
    .as('seen');
  const rows = await db
    .select({ ...personColumns, lastSeenAt: seen.at })
    .from(users)
    .leftJoin(seen, eq(seen.userId, users.id))
    .where(and(inArray(users.role, ['staff', 'admin']), isKnownAccount(demo)))
    .orderBy(desc(sql`${users.role} = 'admin'`), asc(users.name), asc(users.id));
  return rows.map(({ lastSeenAt, ...row }) => ({ ...toPerson(row), ...(lastSeenAt && { lastSeenAt }) }));
}

/** One account with its sessions, whatever its role is. `null` for an unknown id. Throws NotAllowedError. */
export async function getPerson(
  { db, demo, clock }: AccountDeps,
  { user }: SignedIn,
  id: string,
): Promise<PersonDetails | null> {
  requirePermission(user, 'users.manage');
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ ...personColumns, lockedAt: users.lockedAt, lockReason: users.lockReason })
    .from(users)
    .where(and(eq(users.id, id), isKnownAccount(demo)));
  if (!row) return null;
  const { lockedAt, lockReason, ...person } = row;
  return {
    ...toPerson(person),
    ...(lockedAt && lockReason && { lock: { at: lockedAt, reason: lockReason } }),
    sessions: await readSessions(db, id, { now: clock(), demo }),
    isSelf: id === user.id,
  };
}

/** The id of the account with this email, locked or not. `undefined` without one. Throws NotAllowedError. */
export async function findPerson(
  { db, demo }: AccountDeps,
  { user }: SignedIn,
  email: string,
): Promise<string | undefined> {
  requirePermission(user, 'users.manage');
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), isKnownAccount(demo)));
  return row?.id;
}

/**
 * R-PEOPLE-3: ends all sessions of another person, and their links. Own sessions are ended on the security page. Throws
 * NotAllowedError.
 */
export async function endSessions(
  { db, clock }: AccountDeps,
  { user }: SignedIn,
  userId: string,
): Promise<{ kind: 'ended'; sessions: number } | { kind: 'own' | 'unknown' }> {
  requirePermission(user, 'users.manage');
  if (userId === user.id) return { kind: 'own' };
  if (!isUuid(userId)) return { kind: 'unknown' };
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if ((await transaction.$count(users, eq(users.id, userId))) === 0) return { kind: 'unknown' };
    const ended = await revokeTokens(transaction, { event: 'sessions-ended', userId });
    await recordChange(transaction, {
      userId: user.id,
      area: 'people',
      action: 'sessions-ended',
      subjectId: userId,
      at: clock(),
      after: { sessions: ended },
    });
    return { kind: 'ended', sessions: ended };
  });
}

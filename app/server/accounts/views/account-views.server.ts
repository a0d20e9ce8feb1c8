import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { VIEW_MINUTES } from '~/domain/auth/account-view';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { recordChange, recordChanges } from '../../audit/record-change.server';
import type { QueryBuilder } from '../../db/database.server';
import { accountViews, viewConsents } from '../../db/schema/account-views.server';
import { users } from '../../db/schema/accounts.server';
import { lockUser } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import { isUsableAccount, toUser, userColumns } from '../users/users.server';

type ViewDeps = Pick<AccountDeps, 'db' | 'demo' | 'clock'>;

/** The account that an admin looks at. */
export interface AccountView {
  /** The person, in a session that is in no table: it opens nothing, and its authentication is never recent. */
  shown: SignedIn;
  expiresAt: Date;
}

export interface ConsentingPerson {
  id: string;
  name: string;
  email: string;
  expiresAt: Date;
}

/** Members with a consent. Members of staff are never shown, whatever they allowed before they got their role. */
const hasConsent = (demo: boolean, now: Date): SQL | undefined =>
  and(gt(viewConsents.expiresAt, now), eq(users.role, 'user'), isUsableAccount(demo));

/** The people whose accounts may be looked at now. Throws NotAllowedError. */
export async function listConsents(
  { db, demo, clock }: ViewDeps,
  { user }: SignedIn,
): Promise<ConsentingPerson[]> {
  requirePermission(user, 'users.manage');
  const { id, name, email } = users;
  return db
    .select({ id, name, email, expiresAt: viewConsents.expiresAt })
    .from(viewConsents)
    .innerJoin(users, eq(users.id, viewConsents.userId))
    .where(hasConsent(demo, clock()))
    .orderBy(asc(viewConsents.expiresAt), asc(id))
    .limit(100);
}

/** Until when the account may be looked at. Absent without a consent. Throws NotAllowedError. */
export async function getConsentOf(
  { db, demo, clock }: ViewDeps,
  { user }: SignedIn,
  personId: string,
): Promise<Date | undefined> {
  requirePermission(user, 'users.manage');
  if (!isUuid(personId)) return undefined;
  return (await readConsent(db, personId, hasConsent(demo, clock())))?.expiresAt;
}

async function readConsent(db: QueryBuilder, personId: string, condition: SQL | undefined) {
  const [row] = await db
    .select({ expiresAt: viewConsents.expiresAt })
    .from(viewConsents)
    .innerJoin(users, eq(users.id, viewConsents.userId))
    .where(and(eq(viewConsents.userId, personId), condition));
  return row;
}

/** Ends what the session of the admin looks at. One that expired before has its end already. */
async function endOpenViews(transaction: QueryBuilder, { user, session }: SignedIn, at: Date) {
  const open = and(eq(accountViews.sessionId, session.id), isNull(accountViews.endedAt));
  const rows = await transaction.select().from(accountViews).where(open).for('update');
  for (const { id, expiresAt } of rows)
    await transaction
      .update(accountViews)
      .set({ endedAt: expiresAt < at ? expiresAt : at })
      .where(eq(accountViews.id, id));
  await recordChanges(
    transaction,
    rows.map(({ userId }) => ({
      userId: user.id,
      area: 'people' as const,
      action: 'view-ended' as const,
      at,
      subjectId: userId,
    })),
  );
  return rows;
}

/** R-VIEW-1: only with the consent of a member. One session looks at one account. Throws NotAllowedError. */
export async function startView(
  { db, demo, clock }: ViewDeps,
  actor: SignedIn,
  personId: string,
): Promise<'started' | 'not-allowed'> {
  requirePermission(actor.user, 'users.manage');
  if (!isUuid(personId) || personId === actor.user.id) return 'not-allowed';
  return db.transaction(async (transaction) => {
    // The lock of the person is the one of a withdrawal: a view starts before it and is ended, or not at all.
    await lockUser(transaction, actor.user.id);
    await lockUser(transaction, personId);
    const at = clock();
    const consent = await readConsent(transaction, personId, hasConsent(demo, at));
    if (!consent) return 'not-allowed';
    await endOpenViews(transaction, actor, at);
    const latest = new Date(at.getTime() + VIEW_MINUTES * 60_000);
    const expiresAt = consent.expiresAt < latest ? consent.expiresAt : latest;
    await transaction.insert(accountViews).values({
      id: uuid(),
      userId: personId,
      viewerId: actor.user.id,
      sessionId: actor.session.id,
      startedAt: at,
      expiresAt,
    });
    await recordChange(transaction, {
      userId: actor.user.id,
      area: 'people',
      action: 'view-started',
      subjectId: personId,
      at,
      after: { until: expiresAt.toISOString() },
    });
    return 'started';
  });
}

/** Ends what this session looks at, if it does. */
export async function endView({ db, clock }: ViewDeps, actor: SignedIn): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockUser(transaction, actor.user.id);
    await endOpenViews(transaction, actor, clock());
  });
}

/**
 * What this session looks at. `null` without the permission, and as soon as the consent ends or the person joins the
 * staff: each request asks again.
 */
export async function findView(
  { db, demo, clock }: ViewDeps,
  { user, session }: SignedIn,
): Promise<AccountView | null> {
  if (!hasPermission(user, 'users.manage')) return null;
  const now = clock();
  const [row] = await db
    .select({ view: accountViews, person: userColumns })
    .from(accountViews)
    .innerJoin(users, eq(users.id, accountViews.userId))
    .innerJoin(viewConsents, eq(viewConsents.userId, accountViews.userId))
    .where(
      and(
        eq(accountViews.sessionId, session.id),
        eq(accountViews.viewerId, user.id),
        isNull(accountViews.endedAt),
        gt(accountViews.expiresAt, now),
        hasConsent(demo, now),
      ),
    );
  if (!row) return null;
  const { id, expiresAt } = row.view;
  const person = toUser(row.person);
  const shownSession = { ...session, id, userId: person.id, authenticatedAt: new Date(0), expiresAt };
  return { shown: { user: person, session: shownSession }, expiresAt };
}

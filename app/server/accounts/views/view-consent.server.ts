import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { CONSENT_HOURS, type ShownView } from '~/domain/auth/account-view';
import type { SignedIn } from '~/domain/auth/session';
import { HOUR_MS } from '~/domain/time/durations';
import { recordChanges } from '../../audit/record-change.server';
import { accountViews, viewConsents } from '../../db/schema/account-views.server';
import { users } from '../../db/schema/accounts.server';
import { lockUser } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import { answerRequests, findOpenRequest } from './view-requests.server';

type ViewDeps = Pick<AccountDeps, 'db' | 'demo' | 'clock'>;

/** The views that the page lists, the newest first. */
const SHOWN_VIEWS = 20;

export interface ViewConsent {
  /** Absent without a consent. */
  expiresAt?: Date;
  /** What an admin asked for, until it is answered. */
  request?: { requestedAt: Date; by?: string };
  views: ShownView[];
}

/** R-VIEW-1: the consent of the user and who has looked. */
export async function getViewConsent({ db, clock }: ViewDeps, { user }: SignedIn): Promise<ViewConsent> {
  const now = clock();
  const [consent] = await db
    .select({ expiresAt: viewConsents.expiresAt })
    .from(viewConsents)
    .where(and(eq(viewConsents.userId, user.id), gt(viewConsents.expiresAt, now)));
  const rows = await db
    .select({ view: accountViews, by: users.name })
    .from(accountViews)
    .leftJoin(users, eq(users.id, accountViews.viewerId))
    .where(eq(accountViews.userId, user.id))
    .orderBy(desc(accountViews.startedAt), desc(accountViews.id))
    .limit(SHOWN_VIEWS);
  const request = await findOpenRequest(db, user.id, now);
  return {
    ...consent,
    ...(request && { request }),
    views: rows.map(({ view: { id, startedAt, expiresAt, endedAt }, by }) => ({
      id,
      startedAt,
      endsAt: endedAt ?? expiresAt,
      isRunning: endedAt === null && expiresAt > now,
      ...(by !== null && { by }),
    })),
  };
}

/** R-VIEW-1: from now on, for a day. Nobody looks at the accounts of staff: they cannot allow it. */
export async function allowViews({ db, clock }: ViewDeps, { user }: SignedIn): Promise<'allowed' | 'staff'> {
  return db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const member = and(eq(users.id, user.id), eq(users.role, 'user'));
    if ((await transaction.$count(users, member)) === 0) return 'staff';
    const allowedAt = clock();
    const expiresAt = new Date(allowedAt.getTime() + CONSENT_HOURS * HOUR_MS);
    await transaction
      .insert(viewConsents)
      .values({ userId: user.id, allowedAt, expiresAt })
      .onConflictDoUpdate({ target: viewConsents.userId, set: { allowedAt, expiresAt } });
    await answerRequests(transaction, { userId: user.id, answer: 'allowed', at: allowedAt });
    return 'allowed';
  });
}

/** R-VIEW-1: ends the consent, and every open view at once. */
export async function withdrawViews({ db, clock }: ViewDeps, { user }: SignedIn): Promise<void> {
  const at = clock();
  await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    await transaction.delete(viewConsents).where(eq(viewConsents.userId, user.id));
    const running = and(
      eq(accountViews.userId, user.id),
      isNull(accountViews.endedAt),
      gt(accountViews.expiresAt, at),
    );
    const ended = await transaction
      .update(accountViews)
      .set({ endedAt: at })
      .where(running)
      .returning({ viewerId: accountViews.viewerId });
    await recordChanges(
      transaction,
      ended.flatMap(({ viewerId }) =>
        viewerId === null
          ? []
          : {
              userId: viewerId,
              area: 'people' as const,
              action: 'view-ended' as const,
              at,
              subjectId: user.id,
              after: { by: 'withdrawn consent' },
            },
      ),
    );
  });
}

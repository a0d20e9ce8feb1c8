import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { MAX_VIEW_REQUESTS_A_DAY, VIEW_REQUEST_HOURS } from '~/domain/auth/account-view';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { HOUR_MS } from '~/domain/time/durations';
import { recordChange } from '../../audit/record-change.server';
import type { QueryBuilder } from '../../db/database.server';
import { type ViewAnswer, viewConsents, viewRequests } from '../../db/schema/account-views.server';
import { users } from '../../db/schema/accounts.server';
import { lockUser } from '../better-auth/tables/revoke-tokens.server';
import type { AccountDeps } from '../deps.server';
import { isUsableAccount } from '../users/users.server';

type RequestDeps = Pick<AccountDeps, 'db' | 'emailQueue' | 'demo' | 'clock'>;

const isNewerThan = (now: Date, hours: number): SQL =>
  gt(viewRequests.requestedAt, new Date(now.getTime() - hours * HOUR_MS));

/** A request that the member has not answered and that is not over. */
const isOpenAt = (now: Date): SQL | undefined =>
  and(isNull(viewRequests.answeredAt), isNewerThan(now, VIEW_REQUEST_HOURS));

/** `allowed`: the member allows it already. `not-allowed`: of an unknown, own or staff account. */
export type ViewRequestResult = 'sent' | 'allowed' | 'open' | 'limit' | 'not-allowed';

/** R-VIEW-3: asks a member by email for the consent. Throws NotAllowedError. */
export async function requestView(
  { db, emailQueue, demo, clock }: RequestDeps,
  actor: SignedIn,
  personId: string,
): Promise<ViewRequestResult> {
  requirePermission(actor.user, 'users.manage');
  if (!isUuid(personId) || personId === actor.user.id) return 'not-allowed';
  return db.transaction(async (transaction) => {
    // One lock for each person, so that two admins send one request.
    await lockUser(transaction, personId);
    const now = clock();
    const member = and(eq(users.id, personId), eq(users.role, 'user'), isUsableAccount(demo));
    const [person] = await transaction.select().from(users).where(member);
    if (!person?.emailVerified) return 'not-allowed';
    const ofPerson = eq(viewRequests.userId, personId);
    const consent = and(eq(viewConsents.userId, personId), gt(viewConsents.expiresAt, now));
    if ((await transaction.$count(viewConsents, consent)) > 0) return 'allowed';
    if ((await transaction.$count(viewRequests, and(ofPerson, isOpenAt(now)))) > 0) return 'open';
    const today = and(ofPerson, isNewerThan(now, 24));
    if ((await transaction.$count(viewRequests, today)) >= MAX_VIEW_REQUESTS_A_DAY) return 'limit';
    const id = uuid();
    const { id: requestedBy, name: by } = actor.user;
    await transaction.insert(viewRequests).values({ id, userId: personId, requestedBy, requestedAt: now });
    await emailQueue.enqueue(transaction, {
      template: 'view-request',
      data: { name: person.name, by },
      key: `view-request:${id}`,
      to: person.email,
      audience: 'confirmed',
    });
    await recordChange(transaction, {
      userId: requestedBy,
      area: 'people',
      action: 'view-requested',
      subjectId: personId,
      at: now,
    });
    return 'sent';
  });
}

export interface LatestViewRequest {
  requestedAt: Date;
  answer?: ViewAnswer;
  isOpen: boolean;
}

/** The latest request to a person in the last day. Throws NotAllowedError. */
export async function getViewRequestTo(
  { db, clock }: RequestDeps,
  { user }: SignedIn,
  personId: string,
): Promise<LatestViewRequest | undefined> {
  requirePermission(user, 'users.manage');
  if (!isUuid(personId)) return undefined;
  const [row] = await db
    .select()
    .from(viewRequests)
    .where(and(eq(viewRequests.userId, personId), isNewerThan(clock(), VIEW_REQUEST_HOURS)))
    .orderBy(desc(viewRequests.requestedAt), desc(viewRequests.id))
    .limit(1);
  if (!row) return undefined;
  const { requestedAt, answer } = row;
  return { requestedAt, isOpen: answer === null, ...(answer && { answer }) };
}

/** What waits for the answer of the user. `by` is absent when the account of the admin was deleted. */
export async function findOpenRequest(
  db: QueryBuilder,
  userId: string,
  now: Date,
): Promise<{ requestedAt: Date; by?: string } | undefined> {
  const [row] = await db
    .select({ requestedAt: viewRequests.requestedAt, by: users.name })
    .from(viewRequests)
    .leftJoin(users, eq(users.id, viewRequests.requestedBy))
    .where(and(eq(viewRequests.userId, userId), isOpenAt(now)))
    .limit(1);
  return row && { requestedAt: row.requestedAt, ...(row.by !== null && { by: row.by }) };
}

/** Closes what waits for the answer of the user, in the transaction of the answer. */
export async function answerRequests(
  transaction: QueryBuilder,
  { userId, answer, at }: { userId: string; answer: ViewAnswer; at: Date },
): Promise<void> {
  await transaction
    .update(viewRequests)
    .set({ answer, answeredAt: at })
    .where(and(eq(viewRequests.userId, userId), isOpenAt(at)));
}

/** R-VIEW-3: the member says no. Nothing is shown, and the admin reads the answer. */
export async function declineView({ db, clock }: RequestDeps, { user }: SignedIn): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    await answerRequests(transaction, { userId: user.id, answer: 'declined', at: clock() });
  });
}

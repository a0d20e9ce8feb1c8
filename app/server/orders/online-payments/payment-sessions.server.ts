import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Paise } from '~/domain/money/money';
import type { OnlineProviderId } from '~/domain/payments/payment-method';
import { MINUTE_MS } from '~/domain/time/durations';
import type { QueryBuilder } from '../../db/database.server';
import { paymentSessions } from '../../db/schema/payments.server';
import { enqueue } from '../../jobs/enqueue.server';

export type SessionRow = typeof paymentSessions.$inferSelect;

/** Stripe accepts 30 minutes to 24 hours, Razorpay at least 15 minutes. */
const SESSION_MINUTES = 60;

/** How long a reserved session whose provider did not answer is tried again. Its end must stay 30 minutes away. */
const RESERVATION_MINUTES = 10;

/** A message about a payment in the last second has time to arrive. */
const CHECK_DELAY_MINUTES = 5;

const addMinutes = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE_MS);

/** Whether the provider has not created the page yet. Until then the row has its own id in place of the provider's. */
export const isReserved = ({ url }: SessionRow): boolean => url === '';

export interface WantedSession {
  orderId: string;
  provider: OnlineProviderId;
  amount: Paise;
}

const isReusable = (session: SessionRow, now: Date): boolean =>
  !isReserved(session) || addMinutes(session.createdAt, RESERVATION_MINUTES) > now;

/**
 * The open session of an order, or a new row for one. The row is written before the request to the provider, and its id is the
 * idempotency key, so that two tabs and a repetition after a crash get the same page. The transaction must have locked the
 * order.
 */
export async function findOrReserveSession(
  transaction: QueryBuilder,
  { orderId, provider, amount }: WantedSession,
  now: Date,
): Promise<SessionRow> {
  const { createdAt, expiresAt } = paymentSessions;
  const isWanted = and(eq(paymentSessions.orderId, orderId), eq(paymentSessions.provider, provider));
  const [latest] = await transaction
    .select()
    .from(paymentSessions)
    .where(and(isWanted, eq(paymentSessions.amount, amount), gt(expiresAt, now)))
    .orderBy(desc(createdAt), desc(paymentSessions.id))
    .limit(1);
  if (latest && isReusable(latest, now)) return latest;
  const id = uuid();
  const session = {
    id,
    orderId,
    provider,
    amount,
    providerSessionId: id,
    url: '',
    createdAt: now,
    expiresAt: addMinutes(now, SESSION_MINUTES),
  };
  await transaction.insert(paymentSessions).values(session);
  await enqueue(
    transaction,
    'check-payment-session',
    { sessionId: id },
    {
      key: `check-payment-session:${id}`,
      runAfter: addMinutes(session.expiresAt, CHECK_DELAY_MINUTES),
    },
  );
  return session;
}

export async function readSession(db: QueryBuilder, id: string): Promise<SessionRow | undefined> {
  const [session] = await db.select().from(paymentSessions).where(eq(paymentSessions.id, id));
  return session;
}

/** Deletes a reservation, unless another tab has received its page. */
export async function endReservation(db: QueryBuilder, { id }: SessionRow, now: Date): Promise<void> {
  const isStillReserved = and(eq(paymentSessions.id, id), eq(paymentSessions.url, ''));
  await db.update(paymentSessions).set({ expiresAt: now }).where(isStillReserved);
}

/** The page takes no payment from now on: the next payment gets a new one. */
export async function endSession(db: QueryBuilder, { id, expiresAt }: SessionRow, now: Date): Promise<void> {
  if (expiresAt > now)
    await db.update(paymentSessions).set({ expiresAt: now }).where(eq(paymentSessions.id, id));
}

/** Sessions whose page can be paid, the latest first. */
const listOpen = (db: QueryBuilder, orderId: string, now: Date) =>
  db
    .select({ sessionId: paymentSessions.id, url: paymentSessions.url })
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.orderId, orderId),
        gt(paymentSessions.expiresAt, now),
        ne(paymentSessions.url, ''),
      ),
    )
    .orderBy(desc(paymentSessions.createdAt), desc(paymentSessions.id));

export async function findOpenPageOf(
  db: QueryBuilder,
  orderId: string,
  now: Date,
): Promise<string | undefined> {
  const [latest] = await listOpen(db, orderId, now).limit(1);
  return latest?.url;
}

/** Enqueues that the open pages of an order are ended at their providers: it was paid in another way, or cancelled. */
export async function enqueueSessionEnds(
  transaction: QueryBuilder,
  orderId: string,
  now: Date,
): Promise<void> {
  for (const { sessionId } of await listOpen(transaction, orderId, now)) {
    const key = `end-payment-session:${sessionId}`;
    await enqueue(transaction, 'check-payment-session', { sessionId }, { key });
  }
}

import { and, eq } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Paise } from '~/domain/money/money';
import { CASH_LIMIT, type ManualMethod } from '~/domain/payments/payment-method';
import { toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { orders } from '../../db/schema/orders.server';
import { payments } from '../../db/schema/payments.server';
import { type PaymentRow, readMoneyOfOrder } from '../order-money.server';
import { createPaymentReference, type RecordPaymentResult, recordPayment } from '../record-payment.server';
import type { OrderRow } from '../to-order.server';
import { changeOrder, type OrderConflict } from './order-conflict.server';

/** Money as staff read it in a bank statement, or got it in cash. It has passed recordPaymentSchema. */
export interface ManualPayment {
  provider: ManualMethod;
  /** The UTR. Cash can be without one. */
  reference?: string | undefined;
  amount: Paise;
  /** ISO day in India. */
  receivedOn: string;
}

/** With the reference under which it is stored. */
export interface ReferencedPayment extends ManualPayment {
  reference: string;
}

type RecordedResult =
  | { kind: 'recorded'; outcome: Extract<RecordPaymentResult, 'paid' | 'partial' | 'excess'> }
  /** This payment is recorded already, for this order or for another one. */
  | { kind: 'repeated' }
  | { kind: 'other-order'; number: string };

export type RecordManualPaymentResult =
  | RecordedResult
  /** R-PAYMENT-11: with this amount, too much cash for one order. */
  | { kind: 'too-much-cash' }
  | OrderConflict
  | { kind: 'unknown' };

/** The number of the order that has this payment. */
export async function findOrderOfPayment(
  db: QueryBuilder,
  { provider, reference }: Pick<ReferencedPayment, 'provider' | 'reference'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ number: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  return row?.number;
}

/** The transaction must have locked the order. */
export async function recordManualPaymentForOrder(
  transaction: QueryBuilder,
  { id: orderId, number }: OrderRow,
  { receivedOn, ...payment }: ReferencedPayment,
  { userId, now }: { userId: string; now: Date },
): Promise<RecordedResult> {
  const receivedAt = toInstant(receivedOn, 0, site.openingHours.timeZone);
  const outcome = await recordPayment(
    transaction,
    { ...payment, orderId, currency: site.currency.code, receivedAt, recordedBy: userId },
    now,
  );
  switch (outcome) {
    case 'paid':
    case 'partial':
    case 'excess':
      return { kind: 'recorded', outcome };
    case 'other-order':
      return { kind: 'other-order', number: (await findOrderOfPayment(transaction, payment)) ?? number };
    default:
      return { kind: 'repeated' };
  }
}

const sumCash = (earlier: readonly PaymentRow[]): Paise =>
  earlier.reduce((sum, { provider, amount }) => (provider === 'cash' ? sum + amount : sum), 0);

/** Records money that arrived (R-PAYMENT-2), once. Throws NotAllowedError. */
export async function recordManualPayment(
  deps: ServiceDeps,
  { user }: SignedIn,
  { number, version, ...payment }: ManualPayment & { number: string; version: number },
): Promise<RecordManualPaymentResult> {
  requirePermission(user, 'orders.manage');
  const { provider, reference, amount } = payment;
  // A form that is sent twice has an old version the second time, and is no conflict.
  const recordedFor =
    reference === undefined ? undefined : await findOrderOfPayment(deps.db, { provider, reference });
  if (recordedFor !== undefined)
    return recordedFor === number.trim().toUpperCase()
      ? { kind: 'repeated' }
      : { kind: 'other-order', number: recordedFor };
  const author = { userId: user.id, now: deps.clock() };
  return changeOrder(deps, { number, version }, async (transaction, order) => {
    const { payments: earlier } = await readMoneyOfOrder(transaction, order.id);
    if (provider === 'cash' && sumCash(earlier) + amount >= CASH_LIMIT) return { kind: 'too-much-cash' };
    const referenced = { ...payment, reference: reference ?? createPaymentReference(order.number, earlier) };
    return recordManualPaymentForOrder(transaction, order, referenced, author);
  });
}

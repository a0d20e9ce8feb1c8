import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Paise } from '~/domain/money/money';
import type { PaymentProviderId } from '~/domain/payments/payment';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { payments } from '../db/schema/payments.server';
import { enqueue } from '../jobs/enqueue.server';
import { changeLockedStatus } from './change-locked-status.server';
import { enqueueSessionEnds } from './online-payments/payment-sessions.server';
import { calculateBalance, readMoneyOfOrder } from './order-money.server';
import { readEvents } from './read-order.server';
import type { OrderRow } from './to-order.server';
import { writeEvent } from './write-event.server';

export interface NewPayment {
  orderId: string;
  provider: PaymentProviderId;
  /** The provider's id of the payment, or the UTR of a transfer. */
  reference: string;
  amount: Paise;
  /** ISO 4217. */
  currency: string;
  receivedAt: Date;
  /** The member of staff who recorded a manual payment. */
  recordedBy?: string;
  /** The amount on the page of a provider. A payment of another amount never marks the order as paid. */
  expected?: Paise;
}

/**
 * `paid`: the order is paid now · `partial`: something is outstanding · `excess`: more arrived than the order costs, or it was
 * cancelled · `mismatch`: not the amount that was expected · `repeated`: the payment is recorded already · `other-order`: it is
 * recorded for another order · `wrong-currency`: only an event is recorded
 */
export type RecordPaymentResult =
  | 'paid'
  | 'partial'
  | 'excess'
  | 'mismatch'
  | 'repeated'
  | 'other-order'
  | 'wrong-currency'
  | 'unknown-order';

/** The reference of a payment that has none of its own, after these earlier payments of its order. */
export const createPaymentReference = (number: string, earlier: readonly unknown[]): string =>
  earlier.length === 0 ? number : `${number}/${earlier.length + 1}`;

/** Records once that money of another currency arrived. It has no amount in paise, so it is no payment of the order. */
async function reportCurrency(
  transaction: QueryBuilder,
  { id: orderId, status }: OrderRow,
  { reference, currency, recordedBy: userId }: NewPayment,
  at: Date,
): Promise<'wrong-currency' | 'repeated'> {
  const events = await readEvents(transaction, orderId);
  if (events.some(({ kind, details }) => kind === 'payment' && details?.reference === reference))
    return 'repeated';
  const actor = userId === undefined ? 'payment' : 'staff';
  const details = { reference, currency };
  await writeEvent(transaction, { orderId, kind: 'payment', status, actor, userId, details, at });
  return 'wrong-currency';
}

/**
 * Records money that arrived (R-PAYMENT-2), in a transaction of its caller. Repeated and reordered messages of a provider
 * record a payment once. The order is paid when the payments reach its total. The buyer gets an email about a part (R-PAYMENT-9).
 */
export async function recordPayment(
  transaction: QueryBuilder,
  payment: NewPayment,
  now: Date,
): Promise<RecordPaymentResult> {
  const { orderId, provider, reference, amount, currency, receivedAt, recordedBy, expected } = payment;
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) return 'unknown-order';
  if (currency !== site.currency.code) return reportCurrency(transaction, order, payment, now);
  const [written] = await transaction
    .insert(payments)
    .values({
      id: uuid(),
      orderId,
      provider,
      reference,
      amount,
      currency,
      receivedAt,
      recordedBy,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [payments.provider, payments.reference] })
    .returning({ id: payments.id });
  if (!written) {
    const money = await readMoneyOfOrder(transaction, orderId);
    const isOwn = money.payments.some(
      (known) => known.provider === provider && known.reference === reference,
    );
    return isOwn ? 'repeated' : 'other-order';
  }
  const money = await readMoneyOfOrder(transaction, orderId);
  const balance = calculateBalance(order, money);
  const source = provider === 'gift-card' ? 'system' : 'payment';
  const actor = recordedBy === undefined ? source : 'staff';
  const isMismatch = expected !== undefined && expected !== amount;
  const details = { amount, reference, ...(isMismatch && { expected }) };
  if (!isMismatch && order.status === 'placed' && balance.outstanding === 0) {
    await changeLockedStatus(transaction, order, { to: 'paid', actor, userId: recordedBy, details, at: now });
    return balance.excess > 0 ? 'excess' : 'paid';
  }
  const eventId = await writeEvent(transaction, {
    orderId,
    kind: 'payment',
    status: order.status,
    actor,
    userId: recordedBy,
    details,
    at: now,
  });
  if (isMismatch) return 'mismatch';
  if (balance.excess > 0) return 'excess';
  // A gift card pays its part with the order, and the confirmation asks for the rest.
  if (provider === 'gift-card') return 'partial';
  // An open page asks for more than is outstanding now.
  await enqueueSessionEnds(transaction, orderId, now);
  await enqueue(transaction, 'partial-payment', { orderId, eventId });
  return 'partial';
}

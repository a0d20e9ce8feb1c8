import { and, eq } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { hasKeyIn, withdrawUnsent } from '../email/withdraw-unsent.server';
import { toIsoDay } from '../iso-day.server';

export const toReminderKey = (orderId: string): string => `payment-reminder:${orderId}`;

export const toPartialPaymentKey = (eventId: string): string => `partial-payment:${eventId}`;

/** Of the invoice of a milestone. `day`: the ISO day in India on which its client is reminded. */
export const toOverdueKey = (orderId: string, day: string): string => `overdue:${orderId}:${day}`;

/** Locks the order, so that it is neither paid nor cancelled before an email that asks for its money is queued. */
export async function lockForPaymentRequest(transaction: QueryBuilder, orderId: string): Promise<void> {
  await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('share');
}

/**
 * The order is paid or cancelled: emails that ask for its money and did not leave yet are not sent (R-ORDER-8, R-PAYMENT-9, R-BILLING-5).
 * The transaction must have locked the order.
 */
export async function withdrawPaymentRequests(transaction: QueryBuilder, orderId: string): Promise<void> {
  const [order] = await transaction
    .select({ remindedAt: orders.paymentReminderAt })
    .from(orders)
    .where(eq(orders.id, orderId));
  const { remindedAt } = order ?? {};
  const parts = await transaction
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'payment')));
  const keys = [
    ...parts.map(({ id }) => toPartialPaymentKey(id)),
    ...(remindedAt ? [toReminderKey(orderId), toOverdueKey(orderId, toIsoDay(remindedAt))] : []),
  ];
  await withdrawUnsent(transaction, hasKeyIn(keys));
}

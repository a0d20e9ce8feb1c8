import { and, asc, eq, isNull, lt, not } from 'drizzle-orm';
import { getReminderTime, PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import { DAY_MS } from '~/domain/time/durations';
import type { Database, QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { enqueue } from '../jobs/enqueue.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { changeLockedStatus } from './change-locked-status.server';
import { calculateBalanceOfSums } from './order-money.server';
import { IS_PAYMENT_UNCHECKED } from './unchecked-payment.server';

const BATCH = 100;

/**
 * Invoices of milestones wait for their payment (R-BILLING-2). When the money for an order has arrived in another amount than its page
 * asked for, it waits for staff (R-PAYMENT-5).
 */
const isUnpaid = and(
  eq(orders.status, 'placed'),
  isNull(orders.paidAt),
  isNull(orders.milestoneId),
  not(IS_PAYMENT_UNCHECKED),
);

/** Enqueues the reminders that are due. */
async function remindBuyers(db: QueryBuilder, now: Date): Promise<void> {
  const rows = await db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(isUnpaid, isNull(orders.paymentReminderAt)))
    .orderBy(asc(orders.createdAt))
    .limit(BATCH);
  for (const { id, createdAt } of rows) {
    if (getReminderTime(createdAt) > now) return;
    await db.transaction(async (transaction) => {
      const [reminded] = await transaction
        .update(orders)
        .set({ paymentReminderAt: now })
        .where(and(eq(orders.id, id), isUnpaid, isNull(orders.paymentReminderAt)))
        .returning({ id: orders.id });
      if (reminded) await enqueue(transaction, 'payment-reminder', { orderId: id });
    });
  }
}

/** Cancels orders whose payment deadline is over, and restocks their products (R-ORDER-8). */
export function cancelUnpaidOrders({ db }: Database, clock: () => Date): JobHandler<'cancel-unpaid-orders'> {
  return async () => {
    const now = clock();
    await remindBuyers(db, now);
    const overdue = await db
      .select({ id: orders.id, createdAt: orders.createdAt })
      .from(orders)
      .where(and(isUnpaid, lt(orders.createdAt, new Date(now.getTime() - PAYMENT_DAYS * DAY_MS))))
      .orderBy(asc(orders.createdAt))
      .limit(BATCH);
    for (const { id } of overdue) {
      await db.transaction(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
        // The money can have arrived meanwhile. A paid or cancelled order is not changed below.
        if (!order || calculateBalanceOfSums(order).outstanding === 0) return;
        const note = `Not paid within ${PAYMENT_DAYS} days`;
        await changeLockedStatus(transaction, order, { to: 'cancelled', actor: 'system', note, at: now });
      });
    }
  };
}

import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import { isReminderDue } from '~/domain/billing/milestone-invoice';
import { orders } from '../db/schema/orders.server';
import { toIsoDay } from '../iso-day.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { enqueueMilestoneEmail } from '../orders/milestone-email.server';
import { readOrderById } from '../orders/read-order.server';
import type { BillingDeps } from './start-project.server';

const BATCH = 500;

/** R-BILLING-5: reminds clients of invoices whose last day is over, twice. */
export function remindOverdueInvoices(deps: BillingDeps): JobHandler<'remind-overdue-invoices'> {
  const { db, clock } = deps;
  return async () => {
    const now = clock();
    const today = toIsoDay(now);
    const isOpen = and(isNotNull(orders.milestoneId), eq(orders.status, 'placed'));
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isOpen, lt(orders.dueOn, today)))
      .orderBy(asc(orders.id))
      .limit(BATCH);
    for (const { id } of rows)
      await db.transaction(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.id, id)).for('update');
        if (!order?.dueOn || order.status !== 'placed') return;
        const { dueOn, paymentReminderAt } = order;
        const remindedOn = paymentReminderAt ? toIsoDay(paymentReminderAt) : undefined;
        if (!isReminderDue({ dueOn, remindedOn }, today)) return;
        await transaction.update(orders).set({ paymentReminderAt: now }).where(eq(orders.id, id));
        const read = await readOrderById(transaction, id);
        if (read)
          await enqueueMilestoneEmail(deps, transaction, read, {
            kind: 'overdue',
            key: `overdue:${id}:${today}`,
          });
      });
  };
}

import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import { isReminderDue } from '~/domain/billing/milestone-invoice';
import type { QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { toIsoDay } from '../iso-day.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { enqueueMilestoneEmail } from '../orders/milestone-email.server';
import { readOrderById } from '../orders/read-order.server';
import { toOverdueKey } from '../orders/withdraw-payment-requests.server';
import type { BillingDeps } from './start-project.server';

const BATCH = 500;

/** The ids of all invoices that are overdue, batch after batch: one that had its reminders stays overdue until it is paid. */
async function* readOverdue(db: QueryBuilder, today: string, size: number): AsyncGenerator<string> {
  const isOpen = and(isNotNull(orders.milestoneId), eq(orders.status, 'placed'));
  for (let after: string | undefined; ; ) {
    const rows: { id: string }[] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isOpen, lt(orders.dueOn, today), after === undefined ? undefined : gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(size);
    for (const { id } of rows) yield id;
    after = rows.at(-1)?.id;
    if (rows.length < size) return;
  }
}

/** R-BILLING-5: reminds clients of invoices whose last day is over, twice. */
export function remindOverdueInvoices(
  deps: BillingDeps & { batchSize?: number },
): JobHandler<'remind-overdue-invoices'> {
  const { db, clock, batchSize = BATCH } = deps;
  return async () => {
    const now = clock();
    const today = toIsoDay(now);
    for await (const id of readOverdue(db, today, batchSize))
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
            key: toOverdueKey(id, today),
          });
      });
  };
}

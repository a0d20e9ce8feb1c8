import { eq, isNotNull, lte, min } from 'drizzle-orm';
import type { Database, QueryBuilder } from '../db/database.server';
import { products } from '../db/schema/catalogue.server';
import { enqueue } from '../jobs/enqueue.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { toSaleColumns } from './product-columns.server';

/** One job for all sales that start or end at a moment. */
export async function scheduleSwitch(transaction: QueryBuilder, at: Date | null): Promise<void> {
  if (at === null) return;
  const moment = at.toISOString();
  await enqueue(transaction, 'switch-sales', { at: moment }, { runAfter: at, key: `switch-sales:${moment}` });
}

/**
 * R-PRICE-5: starts and ends the sales that are due. The trigger of the table announces the new prices, which outdates the
 * cached pages. `at` is the moment of the job: the clock of the database can be ahead of `clock`.
 */
export const switchSales =
  ({ db }: Database, clock: () => Date): JobHandler<'switch-sales'> =>
  ({ at }) =>
    db.transaction(async (transaction) => {
      const now = new Date(Math.max(clock().getTime(), at ? Date.parse(at) : 0));
      const due = await transaction
        .select({ id: products.id, salePlan: products.salePlan })
        .from(products)
        .where(lte(products.saleSwitchesAt, now))
        .orderBy(products.id)
        .for('update');
      for (const { id, salePlan } of due) {
        const set = salePlan ? toSaleColumns(salePlan, now) : { saleSwitchesAt: null };
        await transaction.update(products).set(set).where(eq(products.id, id));
      }
      const [next] = await transaction
        .select({ at: min(products.saleSwitchesAt) })
        .from(products)
        .where(isNotNull(products.saleSwitchesAt));
      await scheduleSwitch(transaction, next?.at ?? null);
    });

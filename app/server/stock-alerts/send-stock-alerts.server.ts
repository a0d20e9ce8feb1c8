import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { formatOptions } from '~/domain/cart/line-changes';
import type { Database } from '../db/database.server';
import { products } from '../db/schema/catalogue.server';
import { stockAlerts } from '../db/schema/stock-alerts.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { createLeaveLink, type StockAlertDeps } from './stock-alert-links.server';

/** Emails in one transaction. */
const BATCH = 100;

/** R-ALERT-1: one email to everyone who waits for a variant that is available. The alert is deleted with it. */
export function sendStockAlerts(
  { db }: Database,
  deps: Omit<StockAlertDeps, 'db' | 'clock'>,
): JobHandler<'stock-alerts'> {
  const sendBatch = (productId: string): Promise<number> =>
    db.transaction(async (transaction) => {
      const { id, color, size } = stockAlerts;
      const rows = await transaction
        .select({ alert: stockAlerts, name: products.name })
        .from(stockAlerts)
        .innerJoin(products, eq(products.id, stockAlerts.productId))
        .where(
          and(
            eq(stockAlerts.productId, productId),
            isNotNull(stockAlerts.confirmedAt),
            sql`is_variant_available(${stockAlerts.productId}, ${color}, ${size})`,
          ),
        )
        .orderBy(asc(stockAlerts.requestedAt), asc(id))
        .limit(BATCH)
        .for('update', { of: stockAlerts });
      for (const { alert, name } of rows) {
        const { leave, headers } = createLeaveLink(deps, alert.recipientHash);
        await deps.emailQueue.enqueue(transaction, {
          template: 'stock-alert',
          data: { product: name, productId, options: formatOptions(alert), leave },
          key: `stock-alert:${alert.id}`,
          to: alert.email,
          audience: 'confirmed',
          headers,
          deleteWhenSent: true,
        });
      }
      if (rows.length > 0)
        await transaction.delete(stockAlerts).where(
          inArray(
            id,
            rows.map(({ alert }) => alert.id),
          ),
        );
      return rows.length;
    });

  return async ({ productId }) => {
    while ((await sendBatch(productId)) === BATCH);
  };
}

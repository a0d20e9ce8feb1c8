import { and, eq, gt, ne } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { type DatesByProduct, getDates } from '~/domain/tickets/event';
import { isSeatSaleOver } from '~/domain/tickets/event-dates';
import { addVariantStock, hasVariants } from '../catalogue/variant-stock.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { products, productVariants } from '../db/schema/catalogue.server';
import { stockMovements } from '../db/schema/stock-movements.server';
import { toIsoDay } from '../iso-day.server';
import type { JobHandler } from '../jobs/job-kinds.server';

interface SeatSales {
  clock: () => Date;
  dates: DatesByProduct;
}

type LockedProduct = typeof products.$inferSelect;

async function readSeats(transaction: QueryBuilder, product: LockedProduct) {
  if (!hasVariants(product))
    return [{ color: product.colors[0] ?? '', size: product.sizes[0] ?? '', stock: product.stock }];
  const { productId, color, size, stock } = productVariants;
  return transaction
    .select({ color, size, stock })
    .from(productVariants)
    .where(and(eq(productId, product.id), gt(stock, 0)));
}

async function removeSeats(transaction: QueryBuilder, id: string, clock: () => Date): Promise<void> {
  const isStocked = and(eq(products.id, id), gt(products.stock, 0), ne(products.state, 'deleted'));
  const [product] = await transaction.select().from(products).where(isStocked).for('update');
  if (!product) return;
  for (const { color, size, stock } of await readSeats(transaction, product)) {
    const variant = { color, size };
    const stockAfter = await addVariantStock(transaction, product, variant, -stock);
    await transaction.insert(stockMovements).values({
      id: uuid(),
      productId: id,
      ...variant,
      change: -stock,
      stockAfter,
      reason: 'event',
      note: 'The last date of the event has begun.',
      // After the lock: a change that this one waited for comes before it.
      createdAt: clock(),
    });
  }
}

/**
 * R-TICKET-15: seats of an event whose last date has begun are sold out. Also those that a refund has added to the stock since. The trigger
 * of the table outdates the cached pages.
 */
export const endSeatSales =
  ({ db }: Database, { clock, dates }: SeatSales): JobHandler<'end-seat-sales'> =>
  async () => {
    const today = toIsoDay(clock());
    for (const id of Object.keys(dates))
      if (isSeatSaleOver(getDates(dates, id), today))
        await retryOnConflict(() => db.transaction((transaction) => removeSeats(transaction, id, clock)));
  };

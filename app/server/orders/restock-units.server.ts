import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { addLineUnits, type LineUnits } from '~/domain/orders/line-units';
import { addVariantStock } from '../catalogue/variant-stock.server';
import type { QueryBuilder } from '../db/database.server';
import { products } from '../db/schema/catalogue.server';
import { stockMovements } from '../db/schema/stock-movements.server';
import { readLines } from './read-order.server';

interface Restocking {
  reason: 'return' | 'refund';
  userId: string;
  now: Date;
}

/** Adds units to the stock, with a movement for each variant. Locks products in the order of their ids. */
export async function restockUnits(
  transaction: QueryBuilder,
  orderId: string,
  units: LineUnits,
  { reason, userId, now }: Restocking,
): Promise<void> {
  const lines = await readLines(transaction, orderId);
  const returned = lines.filter(({ position }) => (units[position] ?? 0) > 0);
  if (returned.length === 0) return;
  const ids = returned.map(({ productId }) => productId);
  const { id, stock, colors, sizes } = products;
  const locked = await transaction
    .select({ id, stock, colors, sizes })
    .from(products)
    .where(inArray(id, ids))
    .orderBy(id)
    .for('update');
  for (const product of locked) {
    // `now` is older than the lock: a change that was made while this one waited comes before it.
    const afterLatest = sql`greatest(${now.toISOString()}::timestamptz, (
      select max(created_at) from stock_movements where product_id = ${product.id}))`;
    let total = product.stock;
    for (const { productId, position, color, size } of returned) {
      if (productId !== product.id) continue;
      const change = units[position] ?? 0;
      const stockAfter = await addVariantStock(
        transaction,
        { ...product, stock: total },
        { color, size },
        change,
      );
      total += change;
      await transaction.insert(stockMovements).values({
        id: uuid(),
        productId,
        color,
        size,
        change,
        stockAfter,
        reason,
        orderId,
        userId,
        createdAt: afterLatest,
      });
    }
  }
}

const toVariantKey = ({ productId, color, size }: { productId: string; color: string; size: string }) =>
  JSON.stringify([productId, color, size]);

/** Units of each variant of an order that refunds put back. */
async function readRestocked(transaction: QueryBuilder, orderId: string): Promise<Map<string, number>> {
  const { productId, color, size, change, reason } = stockMovements;
  const rows = await transaction
    .select({ productId, color, size, units: sql<number>`sum(${change})`.mapWith(Number) })
    .from(stockMovements)
    .where(and(eq(stockMovements.orderId, orderId), eq(reason, 'refund')))
    .groupBy(productId, color, size);
  return new Map(rows.map(({ units, ...variant }) => [toVariantKey(variant), units]));
}

/**
 * R-BOOKS-5: puts the units of a refund back on sale that are not sent yet. Of a variant, as many are put back as are refunded: a refund
 * that failed has put its units back, and the one that repeats it puts none.
 */
export async function restockRefundedUnits(
  transaction: QueryBuilder,
  orderId: string,
  { lines, refunded }: { lines: LineUnits; refunded: readonly LineUnits[] },
  author: Omit<Restocking, 'reason'>,
): Promise<void> {
  const restocked = await readRestocked(transaction, orderId);
  const wanted = addLineUnits([...refunded, lines]);
  const units: Record<number, number> = {};
  for (const line of await readLines(transaction, orderId)) {
    const { position } = line;
    const before = Math.min(restocked.get(toVariantKey(line)) ?? 0, wanted[position] ?? 0);
    // Another line can have the same variant.
    restocked.set(toVariantKey(line), (restocked.get(toVariantKey(line)) ?? 0) - before);
    units[position] = Math.min(lines[position] ?? 0, (wanted[position] ?? 0) - before);
  }
  await restockUnits(transaction, orderId, units, { ...author, reason: 'refund' });
}

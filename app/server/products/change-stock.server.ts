import { and, desc, eq, ne } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { StockMovement } from '~/domain/catalogue/staff-product';
import { calculateStockChange, type StockForm } from '~/domain/catalogue/stock-form-schema';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { users } from '../db/schema/accounts.server';
import { products } from '../db/schema/catalogue.server';
import { orders } from '../db/schema/orders.server';
import { stockMovements } from '../db/schema/stock-movements.server';
import type { ProductDeps } from './deps.server';

const MAX_MOVEMENTS = 30;

export type ChangeStockResult =
  | { kind: 'changed'; stock: number }
  | { kind: 'unknown' | 'unchanged' }
  /** More would be removed than there are. */
  | { kind: 'too-few'; stock: number };

/**
 * R-PRODUCT-4: changes the stock and writes the movement. Orders and changes of the same product wait for each other, so a
 * count is compared with the stock after the orders before it. The form has passed stockFormSchema. Throws NotAllowedError.
 */
export async function changeStock(
  { db, clock, announce }: ProductDeps,
  { user }: SignedIn,
  { id, ...form }: StockForm & { id: string },
): Promise<ChangeStockResult> {
  requirePermission(user, 'products.manage');
  const { result, change } = await retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const [row] = await transaction
        .select({ stock: products.stock, categoryId: products.categoryId })
        .from(products)
        .where(and(eq(products.id, id), ne(products.state, 'deleted')))
        .for('update');
      if (!row) return { result: { kind: 'unknown' as const } };
      const change = calculateStockChange(row.stock, form);
      if (change === 0) return { result: { kind: 'unchanged' as const } };
      const stock = row.stock + change;
      if (stock < 0) return { result: { kind: 'too-few' as const, stock: row.stock } };
      await transaction.update(products).set({ stock }).where(eq(products.id, id));
      await transaction.insert(stockMovements).values({
        ...{ id: uuid(), productId: id, change, stockAfter: stock, reason: form.reason },
        ...{ note: form.note ?? null, userId: user.id, createdAt: clock() },
      });
      const announced = { kind: 'stock' as const, id, category: row.categoryId, from: row.stock, to: stock };
      return { result: { kind: 'changed' as const, stock }, change: announced };
    }),
  );
  if (change) announce(change);
  return result;
}

/** The latest first. */
export async function readMovements(db: QueryBuilder, productId: string): Promise<StockMovement[]> {
  const { id, change, stockAfter, reason, note, createdAt: at } = stockMovements;
  const rows = await db
    .select({ id, change, stockAfter, reason, note, at, by: users.name, orderNumber: orders.number })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.userId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(eq(stockMovements.productId, productId))
    .orderBy(desc(at), desc(id))
    .limit(MAX_MOVEMENTS);
  return rows.map(({ note, by, orderNumber, ...movement }) => ({
    ...movement,
    ...(note !== null && { note }),
    ...(by !== null && { by }),
    ...(orderNumber !== null && { orderNumber }),
  }));
}

import { and, desc, eq, ne } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { VariantKey } from '~/domain/catalogue/product-variants';
import type { StockMovement } from '~/domain/catalogue/staff-product';
import { calculateStockChange, type StockForm } from '~/domain/catalogue/stock-form-schema';
import { recordChange } from '../audit/record-change.server';
import type { CatalogueChange } from '../catalogue/catalogue-change.server';
import { addVariantStock, hasVariants, readVariantStock } from '../catalogue/variant-stock.server';
import type { QueryBuilder } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { users } from '../db/schema/accounts.server';
import { products } from '../db/schema/catalogue.server';
import { orders } from '../db/schema/orders.server';
import { stockMovements } from '../db/schema/stock-movements.server';
import type { ProductDeps } from './change-product.server';
import type { StaffRow } from './product-columns.server';

const MAX_MOVEMENTS = 30;

const getOnlyVariant = ({ colors, sizes }: Pick<StaffRow, 'colors' | 'sizes'>): VariantKey => ({
  color: colors[0] ?? '',
  size: sizes[0] ?? '',
});

export interface StockChange extends StockForm {
  /** The product. */
  id: string;
  /** How many movements of the product the form showed. Absent for a change without a form. */
  version?: number;
}

export type ChangeStockResult =
  | { kind: 'changed'; stock: number }
  | { kind: 'unknown' | 'unchanged' | 'no-variant' }
  /** More would be removed than there are of the variant. */
  | { kind: 'too-few'; stock: number }
  /** Others changed the stock of the variant since the form was shown. */
  | { kind: 'conflict'; movements: StockMovement[] };

/**
 * R-PRODUCT-4: changes the stock and writes the movement. Orders and changes of the same product wait for each other, so a
 * count is compared with the stock after the orders before it. A form that shows older movements of the variant changes nothing. The form has
 * passed stockFormSchema. Throws NotAllowedError.
 */
export async function changeStock(
  { db, clock, announce }: ProductDeps,
  { user }: SignedIn,
  { id, version, variant, ...form }: StockChange,
): Promise<ChangeStockResult> {
  requirePermission(user, 'products.manage');
  const { result, changes } = await retryOnConflict(() =>
    db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(products)
        .where(and(eq(products.id, id), ne(products.state, 'deleted')))
        .for('update');
      if (!row) return { result: { kind: 'unknown' as const } };
      const key = variant ?? getOnlyVariant(row);
      if (hasVariants(row) && !variant) return { result: { kind: 'no-variant' as const } };
      const before = await readVariantStock(transaction, row, key);
      if (before === undefined) return { result: { kind: 'no-variant' as const } };
      const movements = await readMovementsSince(transaction, { id, version, key });
      if (movements.length > 0) return { result: { kind: 'conflict' as const, movements } };
      const change = calculateStockChange(before, form);
      if (change === 0) return { result: { kind: 'unchanged' as const } };
      if (before + change < 0) return { result: { kind: 'too-few' as const, stock: before } };
      const stock = await addVariantStock(transaction, row, key, change);
      await transaction.insert(stockMovements).values({
        id: uuid(),
        productId: id,
        ...key,
        change,
        stockAfter: stock,
        reason: form.reason,
        note: form.note ?? null,
        userId: user.id,
        createdAt: clock(),
      });
      await recordChange(transaction, {
        userId: user.id,
        area: 'products',
        action: 'stock-changed',
        subjectId: id,
        at: clock(),
        before: { ...key, stock: before },
        after: { ...key, stock, reason: form.reason },
      });
      const [after] = await transaction
        .select({ stock: products.stock })
        .from(products)
        .where(eq(products.id, id));
      const changes: CatalogueChange[] = [
        {
          kind: 'stock',
          id,
          category: row.categoryId,
          from: row.stock,
          to: after?.stock ?? row.stock,
        },
        { kind: 'variant-stock', id, from: before, to: stock },
      ];
      return {
        result: { kind: 'changed' as const, stock },
        changes: hasVariants(row) ? changes : changes.slice(0, 1),
      };
    }),
  );
  for (const change of changes ?? []) announce(change);
  return result;
}

/** Movements of a variant after the first `version` ones of the product. None without a version. */
async function readMovementsSince(
  db: QueryBuilder,
  { id, version, key }: { id: string; version: number | undefined; key: VariantKey },
): Promise<StockMovement[]> {
  const count = version === undefined ? 0 : (await countMovements(db, id)) - version;
  if (count <= 0) return [];
  const latest = await readMovements(db, id, count);
  return latest.filter(({ color, size }) => color === key.color && size === key.size);
}

export const countMovements = (db: QueryBuilder, productId: string): Promise<number> =>
  db.$count(stockMovements, eq(stockMovements.productId, productId));

/** The latest first. */
export async function readMovements(
  db: QueryBuilder,
  productId: string,
  limit = MAX_MOVEMENTS,
): Promise<StockMovement[]> {
  const { id, color, size, change, stockAfter, reason, note, createdAt: at } = stockMovements;
  const rows = await db
    .select({
      id,
      color,
      size,
      change,
      stockAfter,
      reason,
      note,
      at,
      by: users.name,
      orderNumber: orders.number,
    })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.userId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .where(eq(stockMovements.productId, productId))
    .orderBy(desc(at), desc(id))
    .limit(limit);
  return rows.map(({ note, by, orderNumber, ...movement }) => ({
    ...movement,
    ...(note !== null && { note }),
    ...(by !== null && { by }),
    ...(orderNumber !== null && { orderNumber }),
  }));
}

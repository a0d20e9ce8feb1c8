import { and, asc, eq, inArray, notExists, sql, sum } from 'drizzle-orm';
import { deriveOpening, type StockAccount } from '~/domain/books/check-series';
import type { VariantKey } from '~/domain/catalogue/product-variants';
import type { QueryBuilder } from '../db/database.server';
import { stockOpenings, variantOpenings } from '../db/schema/books.server';
import { products, productVariants } from '../db/schema/catalogue.server';
import { orderEvents, orderLines, orders } from '../db/schema/orders.server';
import { stockMovements } from '../db/schema/stock-movements.server';

const sumUnits = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number);

/** The lines of all orders, by product and variant. */
const readSold = (db: QueryBuilder) => {
  const { productId, color, size, quantity } = orderLines;
  return db
    .select({ productId, color, size, units: sumUnits(quantity) })
    .from(orderLines)
    .groupBy(productId, color, size);
};

/** Orders that ended before they were sent. */
const isReleased = (db: QueryBuilder) => {
  const shipped = db
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.kind, 'status'),
        eq(orderEvents.status, 'shipped'),
      ),
    );
  return and(inArray(orders.status, ['cancelled', 'refunded']), notExists(shipped));
};

/** The lines of released orders, without the units that refunds put back before: these are movements. */
async function readReleased(db: QueryBuilder) {
  const { productId, color, size, quantity } = orderLines;
  const lines = await db
    .select({ productId, color, size, units: sumUnits(quantity) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isReleased(db))
    .groupBy(productId, color, size);
  const moved = stockMovements;
  const refunded = await db
    .select({
      productId: moved.productId,
      color: moved.color,
      size: moved.size,
      units: sumUnits(moved.change),
    })
    .from(moved)
    .innerJoin(orders, eq(orders.id, moved.orderId))
    .where(and(eq(moved.reason, 'refund'), isReleased(db)))
    .groupBy(moved.productId, moved.color, moved.size);
  return [...lines, ...refunded.map(({ units, ...variant }) => ({ ...variant, units: -units }))];
}

const readMoved = (db: QueryBuilder) => {
  const { productId, color, size, change } = stockMovements;
  return db
    .select({ productId, color, size, units: sumUnits(change) })
    .from(stockMovements)
    .groupBy(productId, color, size);
};

interface VariantUnits extends VariantKey {
  productId: string;
  units: number;
}

const toVariantKey = ({ productId, color, size }: Omit<VariantUnits, 'units'>) =>
  JSON.stringify([productId, color, size]);

/** Sums units by product and by variant. */
function createSums(rows: readonly VariantUnits[]) {
  const sums = new Map<string, number>();
  for (const row of rows)
    for (const key of [row.productId, toVariantKey(row)]) sums.set(key, (sums.get(key) ?? 0) + row.units);
  return (key: string) => sums.get(key) ?? 0;
}

/** What the orders and movements say about the stock of each product and of each variant, from one snapshot. */
export function readStockAccounts(db: QueryBuilder): Promise<StockAccount[]> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    const sold = createSums(await readSold(transaction));
    const released = createSums(await readReleased(transaction));
    const moved = createSums(await readMoved(transaction));
    const account = (key: string) => ({ sold: sold(key), released: released(key), moved: moved(key) });
    const variants = await transaction
      .select({ variant: productVariants, name: products.name, opening: variantOpenings.units })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productVariants.productId))
      .leftJoin(
        variantOpenings,
        and(
          eq(variantOpenings.productId, productVariants.productId),
          eq(variantOpenings.color, productVariants.color),
          eq(variantOpenings.size, productVariants.size),
        ),
      )
      .orderBy(productVariants.productId, productVariants.color, productVariants.size);
    const apart = createSums(
      variants
        .filter(({ variant }) => !variant.isOffered)
        .map(({ variant }) => ({ ...variant, units: variant.stock })),
    );
    const wholes = await transaction
      .select({ id: products.id, name: products.name, stock: products.stock, opening: stockOpenings.units })
      .from(products)
      .leftJoin(stockOpenings, eq(stockOpenings.productId, products.id))
      .orderBy(asc(products.id));
    return [
      ...wholes.map(({ opening, stock, ...product }) => ({
        ...product,
        stock: stock + apart(product.id),
        ...account(product.id),
        ...(opening !== null && { opening }),
      })),
      ...variants.map(({ variant: { productId: id, color, size, stock }, name, opening }) => ({
        id,
        stock,
        variant: { color, size },
        name: [name, color, size].filter(Boolean).join(', '),
        ...account(toVariantKey({ productId: id, color, size })),
        ...(opening !== null && { opening }),
      })),
    ];
  });
}

/** Writes the openings of products and variants that no check has seen before. */
export async function recordOpenings(
  db: QueryBuilder,
  accounts: readonly StockAccount[],
  recordedAt: Date,
): Promise<void> {
  const rows = accounts
    .filter(({ opening }) => opening === undefined)
    .map((account) => ({
      variant: account.variant,
      productId: account.id,
      units: deriveOpening(account),
      recordedAt,
    }));
  const wholes = rows.filter(({ variant }) => !variant);
  if (wholes.length > 0) await db.insert(stockOpenings).values(wholes).onConflictDoNothing();
  const ofVariants = rows.flatMap(({ variant, ...row }) => (variant ? [{ ...row, ...variant }] : []));
  if (ofVariants.length > 0) await db.insert(variantOpenings).values(ofVariants).onConflictDoNothing();
}

import { and, asc, eq, gte, ne, or, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { getVariantRank } from '~/domain/catalogue/product-variants';
import {
  type CountedRow,
  STOCK_ROWS_PER_PAGE,
  type StockCountQuery,
  type StockRowKey,
  type StockRowList,
} from '~/domain/catalogue/stock-count';
import { EVENTS_CATEGORY_ID, GIFT_CARD_PRODUCT_ID } from '~/domain/orders/issued-kind';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { products, productVariants } from '../db/schema/catalogue.server';
import type { ProductDeps } from './change-product.server';
import { type ChangeStockResult, changeStock } from './change-stock.server';

/** Without variants, a row has no options. */
const color = sql<string>`coalesce(${productVariants.color}, '')`;
const size = sql<string>`coalesce(${productVariants.size}, '')`;

/** The first condition says the same again for the index. */
const isAfter = ({ productId, variant }: StockRowKey): SQL | undefined =>
  and(
    gte(products.id, productId),
    sql`(${products.id}, ${color}, ${size}) > (${productId}, ${variant?.color ?? ''}, ${variant?.size ?? ''})`,
  );

/** Seats and gift cards have no units that one can count. */
const isCountable = and(
  ne(products.state, 'deleted'),
  ne(products.id, GIFT_CARD_PRODUCT_ID),
  sql`${products.categoryId} is distinct from ${EVENTS_CATEGORY_ID}`,
);

const toFilter = ({ q, category, after }: StockCountQuery): SQL | undefined =>
  and(
    isCountable,
    q
      ? or(sql`lower(${products.name}) like lower(${toLikePattern(q)})`, eq(products.id, q.toLowerCase()))
      : undefined,
    category ? eq(products.categoryId, category) : undefined,
    after ? isAfter(after) : undefined,
  );

interface FoundRow {
  colors: readonly string[];
  sizes: readonly string[];
  color: string | null;
  size: string | null;
}

const getRank = ({ color, size, ...options }: FoundRow): number =>
  getVariantRank(options, { color: color ?? '', size: size ?? '' });

/** R-PRODUCT-10: what is to be counted, 100 rows a page. The variants of a page are in the order of their options. Throws NotAllowedError. */
export async function listStockRows(
  { db }: Pick<ProductDeps, 'db'>,
  { user }: SignedIn,
  query: StockCountQuery,
): Promise<StockRowList> {
  requirePermission(user, 'products.manage');
  const found = await db
    .select({
      productId: products.id,
      name: products.name,
      colors: products.colors,
      sizes: products.sizes,
      color: productVariants.color,
      size: productVariants.size,
      stock: sql<number>`coalesce(${productVariants.stock}, ${products.stock})`,
      version: sql<number>`(select count(*)::integer from stock_movements where product_id = products.id)`,
    })
    .from(products)
    .leftJoin(productVariants, and(eq(productVariants.productId, products.id), productVariants.isOffered))
    .where(toFilter(query))
    .orderBy(asc(products.id), asc(color), asc(size))
    .limit(STOCK_ROWS_PER_PAGE + 1);
  const { page, last } = cutPage(found, STOCK_ROWS_PER_PAGE);
  const toKey = ({ productId, color, size }: (typeof found)[number]): StockRowKey => ({
    productId,
    ...(color !== null && size !== null && { variant: { color, size } }),
  });
  const rows = [...Map.groupBy(page, ({ productId }) => productId).values()].flatMap((variants) =>
    variants.toSorted((one, other) => getRank(one) - getRank(other)),
  );
  return {
    rows: rows.map((row) => ({ ...toKey(row), name: row.name, stock: row.stock, version: row.version })),
    ...(last && { next: toKey(last) }),
  };
}

/** A counted row, and whether its stock was set. */
export interface CountResult {
  row: CountedRow;
  result: ChangeStockResult;
}

/**
 * R-PRODUCT-10: sets the stock of each row that was counted, each in a transaction of its own: what others changed meanwhile stays,
 * and the other rows are set. Throws NotAllowedError.
 */
export async function countStock(
  deps: ProductDeps,
  actor: SignedIn,
  { counts }: { counts: readonly CountedRow[] },
): Promise<CountResult[]> {
  requirePermission(actor.user, 'products.manage');
  const results: CountResult[] = [];
  for (const row of counts) {
    results.push({ row, result: await changeStock(deps, actor, { ...row, reason: 'count' }) });
  }
  return results;
}

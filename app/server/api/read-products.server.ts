import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { getSupplyCode } from '~/content/shop/supply-codes';
import type { ApiPage, ApiQueries } from '~/domain/api/api-query';
import type { ApiProduct } from '~/domain/api/api-schemas';
import { isProductId } from '~/domain/catalogue/staff-product-query';
import { paths } from '~/paths';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { categories, products, productVariants } from '../db/schema/catalogue.server';
import { type ApiCaller, requireScope } from './api-caller.server';
import { type ApiDeps, InvalidCursorError } from './api-deps.server';

const { id, version, name, state, categoryId, price, unitPrice, stock } = products;
/** R-PRODUCT-9: as on an invoice, the code that staff entered for the product, or else for its category. */
const hsnCode = sql<string | null>`coalesce(${products.hsnCode}, ${categories.hsnCode})`;
const columns = { id, version, name, state, categoryId, hsnCode, price, unitPrice, stock };
const isNotDeleted = ne(state, 'deleted');

async function readVariants(db: QueryBuilder, ids: readonly string[]) {
  const { productId, color, size, isOffered } = productVariants;
  const rows = await db
    .select({ productId, color, size, stock: productVariants.stock })
    .from(productVariants)
    .where(and(inArray(productId, [...ids]), isOffered))
    .orderBy(asc(productId), asc(color), asc(size));
  return Map.groupBy(rows, (row) => row.productId);
}

const selectRows = (db: QueryBuilder) =>
  db.select(columns).from(products).leftJoin(categories, eq(categories.id, categoryId)).$dynamic();
type Row = Awaited<ReturnType<typeof selectRows>>[number];

async function toProducts({ db, siteUrl }: ApiDeps, rows: readonly Row[]): Promise<ApiProduct[]> {
  const variants = await readVariants(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap(({ state: shown, ...row }) =>
    shown === 'deleted'
      ? []
      : {
          ...row,
          state: shown,
          hsnCode: getSupplyCode({ ...row, productId: row.id }).hsnCode,
          url: new URL(paths.shop.product(row.id), siteUrl).href,
          currency: site.currency.code,
          variants: (variants.get(row.id) ?? []).map(({ productId: _, ...variant }) => variant),
        },
  );
}

/** R-API-3: products and drafts, by id. Throws MissingScopeError and InvalidCursorError. */
export async function listProducts(
  deps: ApiDeps,
  caller: ApiCaller,
  { cursor, limit }: ApiQueries['products'],
): Promise<ApiPage<ApiProduct>> {
  requireScope(caller, 'products');
  if (cursor !== undefined && !isProductId(cursor)) throw new InvalidCursorError();
  const found = await selectRows(deps.db)
    .where(and(isNotDeleted, cursor === undefined ? undefined : gt(id, cursor)))
    .orderBy(asc(id))
    .limit(limit + 1);
  const { page, last } = cutPage(found, limit);
  return { data: await toProducts(deps, page), next: last?.id ?? null };
}

/** `undefined` for an unknown or deleted one. Throws MissingScopeError. */
export async function getProduct(
  deps: ApiDeps,
  caller: ApiCaller,
  productId: string,
): Promise<ApiProduct | undefined> {
  requireScope(caller, 'products');
  if (!isProductId(productId)) return undefined;
  const [product] = await toProducts(
    deps,
    await selectRows(deps.db).where(and(isNotDeleted, eq(id, productId))),
  );
  return product;
}

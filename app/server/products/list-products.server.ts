import { and, asc, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { StaffProductList } from '~/domain/catalogue/staff-product';
import {
  type ProductCursor,
  STAFF_PRODUCTS_PER_PAGE,
  type StaffProductQuery,
} from '~/domain/catalogue/staff-product-query';
import { toImage } from '../catalogue/product-row.server';
import type { QueryBuilder } from '../db/database.server';
import { cutPageAt, toLikePattern } from '../db/list-query.server';
import { categories, products } from '../db/schema/catalogue.server';
import type { ProductDeps } from './change-product.server';

const toFilter = ({ q, state, category, isLow: onlyLow, isOnSale }: StaffProductQuery): SQL | undefined =>
  and(
    state ? sql`${products.state} = ${sql.raw(`'${state}'`)}` : ne(products.state, 'deleted'),
    q
      ? or(sql`lower(${products.name}) like lower(${toLikePattern(q)})`, eq(products.id, q.toLowerCase()))
      : undefined,
    category ? eq(products.categoryId, category) : undefined,
    onlyLow ? sql`${products.isLow}` : undefined,
    isOnSale ? gt(products.saleDiscount, 0) : undefined,
  );

/** The place of the product with the id in the list. */
function toCursorCondition({ direction, id }: ProductCursor): SQL {
  const place = sql`(select beside.created_at, beside.id from products as beside where beside.id = ${id})`;
  return direction === 'older'
    ? sql`(${products.createdAt}, ${products.id}) < ${place}`
    : sql`(${products.createdAt}, ${products.id}) > ${place}`;
}

function readRows(db: QueryBuilder, query: StaffProductQuery) {
  const { cursor } = query;
  const sort = cursor?.direction === 'newer' ? asc : desc;
  const { id, name, price, stock, state, version, unitPrice, images, categoryId } = products;
  return db
    .select({
      id,
      name,
      price,
      stock,
      state,
      version,
      unitPrice,
      images,
      categoryId,
      category: categories.name,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(toFilter(query), cursor && toCursorCondition(cursor)))
    .orderBy(sort(products.createdAt), sort(products.id))
    .limit(STAFF_PRODUCTS_PER_PAGE + 1);
}

/** Products of a query, 50 a page, the newest first. Throws NotAllowedError. */
export async function listProducts(
  { db }: Pick<ProductDeps, 'db'>,
  { user }: SignedIn,
  query: StaffProductQuery,
): Promise<StaffProductList> {
  requirePermission(user, 'products.manage');
  const found = await readRows(db, query);
  const { rows, older, newer } = cutPageAt(found, STAFF_PRODUCTS_PER_PAGE, query.cursor);
  return {
    products: rows.map(({ images, categoryId, category, ...row }) => {
      const [image] = images.flatMap(toImage);
      return {
        ...row,
        ...(categoryId !== null && { categoryId }),
        ...(category !== null && { category }),
        ...(image && { image }),
      };
    }),
    ...(older && { older: { direction: 'older', id: older.id } }),
    ...(newer && { newer: { direction: 'newer', id: newer.id } }),
  };
}

import { and, asc, eq, or, sql } from 'drizzle-orm';
import { getSupplyCode } from '~/content/shop/supply-codes';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { QuoteLine } from '~/domain/quotes/sales-quote';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { categories, products } from '../db/schema/catalogue.server';
import type { QuoteDeps } from './quote-link.server';

const MAX_NAMES = 200;

/** Names of published products, for the suggestions of the form. Throws NotAllowedError. */
export async function listProductNames({ db }: QuoteDeps, { user }: SignedIn): Promise<string[]> {
  requirePermission(user, 'quotes.manage');
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(eq(products.state, 'published'))
    .orderBy(asc(products.name))
    .limit(MAX_NAMES);
  return rows.map(({ name }) => name);
}

/** A line with the list price of a published product, by its id or its whole name. `undefined` for an unknown one. */
export async function createProductLine(
  db: QueryBuilder,
  { product, quantity }: { product: string; quantity: number },
): Promise<QuoteLine | undefined> {
  const [row] = await db
    .select({
      productId: products.id,
      name: products.name,
      price: products.price,
      categoryId: products.categoryId,
      hsnCode: sql<string | null>`coalesce(${products.hsnCode}, ${categories.hsnCode})`,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(products.state, 'published'),
        or(eq(products.id, product), sql`lower(${products.name}) = ${product.toLowerCase()}`),
      ),
    )
    .limit(1);
  if (!row) return undefined;
  const { hsnCode } = getSupplyCode(row);
  return {
    description: row.name,
    hsnCode,
    quantity,
    unitPrice: row.price,
    rateBasisPoints: site.tax.rateBasisPoints,
  };
}

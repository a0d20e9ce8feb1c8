import { asc, eq } from 'drizzle-orm';
import { products } from '../db/schema/catalogue.server';
import type { CatalogueDeps } from './deps.server';

/** A sitemap has at most 50,000 URLs. The other pages of the site need some of them. */
const MAX_LISTED = 40_000;

/** The ids of published products in the order of the shop, 40,000 at most. */
export async function listPublishedIds({ db }: CatalogueDeps): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.state, 'published'))
    .orderBy(asc(products.rank), asc(products.id))
    .limit(MAX_LISTED);
  return rows.map(({ id }) => id);
}

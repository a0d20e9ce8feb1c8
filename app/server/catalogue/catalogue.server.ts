import { asc, eq } from 'drizzle-orm';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { categories, products } from '../db/schema/catalogue.server';
import { getProductById, getProductsByIds } from './product-details.server';
import { quoteLines } from './quote-lines.server';
import { searchProducts } from './search/search-products.server';
import { getShopFront } from './shop-front.server';
import type { CatalogueDeps } from './types.server';

/** A sitemap has at most 50,000 URLs. The other pages of the site need some of them. */
const MAX_LISTED = 40_000;

/** The ids of published products in the order of the shop, 40,000 at most. */
async function listPublishedIds({ db }: CatalogueDeps): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.state, 'published'))
    .orderBy(asc(products.rank), asc(products.id))
    .limit(MAX_LISTED);
  return rows.map(({ id }) => id);
}

/** Names for forms and filters. Nothing is counted: that takes longer with each product. */
const listCategories = ({ db }: CatalogueDeps) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));

/** The products of the shop. Drafts and deleted products are not found. */
export const createCatalogue = ({ db, reads = db }: Database) => ({
  ...bindDeps({ db }, { getProductById, getProductsByIds, listPublishedIds, quote: quoteLines }),
  // Lists may be a second old. The page of a product and the cart show what a person has just changed.
  ...bindDeps({ db: reads }, { searchProducts, getShopFront, listCategories }),
});

export type Catalogue = ReturnType<typeof createCatalogue>;

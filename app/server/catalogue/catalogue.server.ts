import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { listCategories } from './list-categories.server';
import { getProductById, getProductsByIds } from './product-details.server';
import { listPublishedIds } from './published-products.server';
import { quoteLines } from './quote-lines.server';
import { searchProducts } from './search/search-products.server';
import { getShopFront } from './shop-front.server';

/** The products of the shop. Drafts and deleted products are not found. */
export const createCatalogue = ({ db, reads = db }: Database) => ({
  ...bindDeps({ db }, { getProductById, getProductsByIds, listPublishedIds, quote: quoteLines }),
  // Lists may be a second old. The page of a product and the cart show what a person has just changed.
  ...bindDeps({ db: reads }, { searchProducts, getShopFront, listCategories }),
});

export type Catalogue = ReturnType<typeof createCatalogue>;

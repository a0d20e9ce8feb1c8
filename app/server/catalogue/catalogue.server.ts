import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { readListedProducts, readProductDetails } from './product-details.server';
import { readPublishedIds } from './published-products.server';
import { quoteLines } from './quote-lines.server';
import { searchProducts } from './search/search-products.server';
import { readShopFront } from './shop-front.server';

/** The products that the shop sells. Only published ones are found. */
export const createCatalogue = (database: Database) =>
  bindDeps(database, {
    searchProducts,
    productById: readProductDetails,
    productsByIds: readListedProducts,
    publishedIds: readPublishedIds,
    front: readShopFront,
    quote: quoteLines,
  });

export type Catalogue = ReturnType<typeof createCatalogue>;

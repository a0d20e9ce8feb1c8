import type { Database } from '../db/database.server';
import { readListedProducts, readProductDetails } from './product-details.server';
import { readPublishedIds } from './published-products.server';
import { quoteLines } from './quote-lines.server';
import { searchProducts } from './search/search-products.server';
import { readShopFront } from './shop-front.server';
import type { Catalogue } from './types.server';

export function createCatalogue(database: Database): Catalogue {
  return {
    searchProducts: (query) => searchProducts(database, query),
    productById: (id) => readProductDetails(database, id),
    productsByIds: (ids) => readListedProducts(database, ids),
    publishedIds: () => readPublishedIds(database),
    front: () => readShopFront(database),
    quote: (lines) => quoteLines(database, lines),
  };
}

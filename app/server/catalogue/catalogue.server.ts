import type { Database } from '../db/database.server';
import type { Catalogue } from './contract.server';
import { readFront } from './front.server';
import { readListedProducts, readProductPage } from './product-page.server';
import { readPublishedIds } from './published.server';
import { quoteLines } from './quote.server';
import { searchProducts } from './search.server';

export function createCatalogue(database: Database): Catalogue {
  return {
    searchProducts: (query) => searchProducts(database, query),
    productById: (id) => readProductPage(database, id),
    productsByIds: (ids) => readListedProducts(database, ids),
    publishedIds: () => readPublishedIds(database),
    front: () => readFront(database),
    quote: (lines) => quoteLines(database, lines),
  };
}

import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery, Sort } from '~/domain/catalogue-query';
import type { Database } from '../db/database.server';
import { toStatement } from '../db/statement.server';
import type { ListedProduct, SearchResult } from './catalogue.server';
import { type ProductRow, productColumns, toListedProduct } from './product-row.server';
import { allBut, type Conditions, toConditions } from './search-conditions.server';
import { countFacets, MOST_COUNTED } from './search-facets.server';
import { resolveSearch, type SearchTerms } from './search-words.server';

export const PRODUCTS_PER_PAGE = 24;

const MOST_BY_NAME = 100;

/** Each has its index; the last column makes the order total, so that no product is on two pages. */
const ORDERS: Record<Sort, SQL> = {
  featured: sql`p.featured desc, p.rank, p.id`,
  newest: sql`p.created_at desc, p.id`,
  'price-asc': sql`p.unit_price, p.id`,
  'price-desc': sql`p.unit_price desc, p.id desc`,
  rating: sql`p.review_stars desc, p.review_count desc, p.id`,
  name: sql`lower(p.name) collate "C", p.id`,
};

/**
 * The best by relevance: the first products that the index gives are ranked, and those whose name begins with the
 * search are among them for certain.
 */
function mostRelevant(terms: SearchTerms, condition: SQL): SQL {
  const beginsSo = sql`lower(p.name) collate "C" like ${`${terms.phrase}%`}`;
  return sql`(
    select id, ts_rank(search, ${terms.query ?? ''}::tsquery) as score from (
      (select p.id, p.search from products p where ${condition} and ${beginsSo} limit ${MOST_BY_NAME})
      union all
      (select p.id, p.search from products p where ${condition} and not ${beginsSo} limit ${MOST_COUNTED - MOST_BY_NAME})
    ) as candidates
  ) as hit join products p on p.id = hit.id`;
}

function pageStatement(
  query: CatalogueQuery,
  terms: SearchTerms | undefined,
  conditions: Conditions,
  page: number,
) {
  const condition = allBut(conditions);
  const byRelevance = terms !== undefined && query.sort === 'featured';
  const source = byRelevance
    ? sql`${mostRelevant(terms, condition)} left join categories c on c.id = p.category_id`
    : sql`products p left join categories c on c.id = p.category_id where ${condition}`;
  const order = byRelevance ? sql`hit.score desc, ${ORDERS.featured}` : ORDERS[query.sort];
  return sql`select ${sql.raw(productColumns)} from ${source} order by ${order}
    limit ${PRODUCTS_PER_PAGE} offset ${(page - 1) * PRODUCTS_PER_PAGE}`;
}

/**
 * Finds, filters, counts and sorts published products. A search without an order of its own is by relevance.
 * Two queries, and one more when words are searched for; any text is a possible search.
 */
export async function searchProducts(database: Database, query: CatalogueQuery): Promise<SearchResult> {
  const terms = query.q === '' ? undefined : await resolveSearch(database, query.q);
  const conditions = toConditions(query, terms);
  const readPage = async (page: number): Promise<ListedProduct[]> => {
    const rows = await database.rows<ProductRow>(toStatement(pageStatement(query, terms, conditions, page)));
    return rows.map(toListedProduct);
  };
  // The first page is right whatever the counts are, so it need not wait for them.
  const first = query.page <= 1 ? readPage(1) : undefined;
  const [counted, firstProducts] = await Promise.all([countFacets(database, query, conditions), first]);
  const pages = Math.max(1, Math.ceil(counted.total / PRODUCTS_PER_PAGE));
  const page = Math.min(Math.max(1, Math.trunc(query.page)), pages);
  return {
    products: firstProducts ?? (await readPage(page)),
    ...counted,
    page,
    pages,
    ...(terms?.corrected && { corrected: terms.corrected }),
  };
}

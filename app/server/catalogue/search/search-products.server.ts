import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery, SortOrder } from '~/domain/catalogue/catalogue-query';
import type { Database } from '../../db/database.server';
import { toStatement } from '../../db/statement.server';
import { readListedProducts } from '../product-details.server';
import { type ProductRow, productColumns, toListedProduct } from '../product-row.server';
import type { ListedProduct, SearchResult } from '../types.server';
import { type CountRow, countStatement, MAX_COUNTED, type Ranking } from './count-statement.server';
import { resolveSearch } from './resolve-search.server';
import { allBut, type Conditions, toConditions } from './search-conditions.server';
import { type Counted, toCounted } from './search-facets.server';
import type { SearchTerms } from './search-terms.server';

export const PRODUCTS_PER_PAGE = 24;

/** Each has its index; the last column makes the order total, so that no product is on two pages. */
const ORDERS: Record<SortOrder, SQL> = {
  featured: sql`p.featured desc, p.rank, p.id`,
  newest: sql`p.created_at desc, p.id`,
  'price-asc': sql`p.unit_price, p.id`,
  'price-desc': sql`p.unit_price desc, p.id desc`,
  rating: sql`p.review_stars desc, p.review_count desc, p.id`,
  name: sql`lower(p.name) collate "C", p.id`,
};

function pageStatement(query: CatalogueQuery, conditions: Conditions, page: number): SQL {
  const offset = (page - 1) * PRODUCTS_PER_PAGE;
  return sql`select ${sql.raw(productColumns)} from products p left join categories c on c.id = p.category_id
    where ${allBut(conditions)} order by ${ORDERS[query.sort]}
    limit ${Math.min(PRODUCTS_PER_PAGE, MAX_COUNTED - offset)} offset ${offset}`;
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
}

function isFirstPage({ page }: CatalogueQuery): boolean {
  return !(page >= 2);
}

/** The page that was asked for, or the last. */
function shownPage(asked: number, total: number): number {
  return Math.min(Math.max(1, Math.trunc(asked) || 1), pagesOf(total));
}

async function count(
  database: Database,
  query: CatalogueQuery,
  conditions: Conditions,
  ranking?: Ranking,
): Promise<{ counted: Counted; ranked: string[] }> {
  const rows = await database.rows<CountRow>(toStatement(countStatement(conditions, ranking)));
  const ranked = rows.flatMap(({ source, value }) => (source === 'ranked' && value !== null ? [value] : []));
  return { counted: toCounted(query, rows), ranked };
}

async function browse(
  database: Database,
  query: CatalogueQuery,
  conditions: Conditions,
): Promise<SearchResult> {
  const readPage = async (page: number): Promise<ListedProduct[]> => {
    const rows = await database.rows<ProductRow>(toStatement(pageStatement(query, conditions, page)));
    return rows.map(toListedProduct);
  };
  // The first page is right whatever the counts are, so it need not wait for them.
  const first = isFirstPage(query) ? readPage(1) : undefined;
  const [{ counted }, firstProducts] = await Promise.all([count(database, query, conditions), first]);
  const page = shownPage(query.page, counted.total);
  return {
    products: firstProducts ?? (await readPage(page)),
    ...counted,
    page,
    pages: pagesOf(counted.total),
  };
}

/** What was counted is ranked in the same query; the products of the page are read by their ids. */
async function searchByRelevance(
  database: Database,
  query: CatalogueQuery,
  conditions: Conditions,
  { words }: SearchTerms,
): Promise<SearchResult> {
  const limit = isFirstPage(query) ? PRODUCTS_PER_PAGE : MAX_COUNTED;
  const { counted, ranked } = await count(database, query, conditions, { words, limit });
  const page = shownPage(query.page, counted.total);
  const ids = ranked.slice((page - 1) * PRODUCTS_PER_PAGE, page * PRODUCTS_PER_PAGE);
  const products = await readListedProducts(database, ids);
  return { products, ...counted, page, pages: pagesOf(counted.total) };
}

/**
 * Finds, filters, counts and sorts published products. A search without an order of its own is by relevance.
 * Two queries, and one more when words are searched for; any text is a possible search.
 */
export async function searchProducts(database: Database, query: CatalogueQuery): Promise<SearchResult> {
  if (query.q === '') return browse(database, query, toConditions(query));
  const terms = await resolveSearch(database, query.q);
  const conditions = toConditions(query, terms);
  const byRelevance = query.sort === 'featured' && terms.words.length > 0;
  const result = byRelevance
    ? await searchByRelevance(database, query, conditions, terms)
    : await browse(database, query, conditions);
  return { ...result, ...(terms.corrected && { corrected: terms.corrected }) };
}

import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery, SortOrder } from '~/domain/catalogue/catalogue-query';
import type { ListedProduct } from '~/domain/catalogue/product';
import { toStatement } from '../../db/database.server';
import { getProductsByIds } from '../product-details.server';
import { type JsonRow, productColumns, selectAsJson, toListedProduct } from '../product-row.server';
import type { CatalogueDeps, CatalogueSearchResult } from '../types.server';
import { type CountRow, createCountStatements, type Ranking } from './count-statement.server';
import { resolveSearch } from './resolve-search.server';
import {
  type Conditions,
  combineConditions,
  MAX_COUNTED,
  type SearchTerms,
  toConditions,
} from './search-conditions.server';
import { type Counted, toCounted } from './search-facets.server';

export const PRODUCTS_PER_PAGE = 24;

/** Each order has an index. The id makes the order total, so that no product is on two pages. */
const ORDERS: Record<SortOrder, SQL> = {
  featured: sql`p.featured desc, p.rank, p.id`,
  newest: sql`p.created_at desc, p.id`,
  'price-asc': sql`p.unit_price, p.id`,
  'price-desc': sql`p.unit_price desc, p.id desc`,
  rating: sql`p.review_stars desc, p.review_count desc, p.id`,
  name: sql`lower(p.name) collate "C", p.id`,
};

function createPageStatement(query: CatalogueQuery, conditions: Conditions, page: number): SQL {
  const offset = (page - 1) * PRODUCTS_PER_PAGE;
  return sql`select ${sql.raw(productColumns)} from products p left join categories c on c.id = p.category_id
    where ${combineConditions(conditions)} order by ${ORDERS[query.sort]}
    limit ${Math.min(PRODUCTS_PER_PAGE, MAX_COUNTED - offset)} offset ${offset}`;
}

function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
}

function isFirstPage({ page }: CatalogueQuery): boolean {
  return !(page >= 2);
}

/** The requested page, or the last page when there are fewer. */
function clampPage(requested: number, total: number): number {
  return Math.min(Math.max(1, Math.trunc(requested) || 1), countPages(total));
}

async function countProducts(
  { db }: CatalogueDeps,
  query: CatalogueQuery,
  conditions: Conditions,
  ranking?: Ranking,
): Promise<{ counted: Counted; ranked: string[] }> {
  const statements = createCountStatements(conditions, ranking);
  const results = await Promise.all(statements.map((each) => db.rows<CountRow>(toStatement(each))));
  const rows = results.flat();
  const ranked = rows.flatMap(({ source, value }) => (source === 'ranked' && value !== null ? [value] : []));
  return { counted: toCounted(query, rows), ranked };
}

async function browse(
  deps: CatalogueDeps,
  query: CatalogueQuery,
  conditions: Conditions,
): Promise<CatalogueSearchResult> {
  const readPage = async (page: number): Promise<ListedProduct[]> => {
    const { text, values } = toStatement(createPageStatement(query, conditions, page));
    const rows = await deps.db.rows<JsonRow>({ text: selectAsJson(text), values });
    return rows.map(({ product }) => toListedProduct(product));
  };
  // The first page exists for any count, so it is read at the same time.
  const first = isFirstPage(query) ? readPage(1) : undefined;
  const [{ counted }, firstProducts] = await Promise.all([countProducts(deps, query, conditions), first]);
  const page = clampPage(query.page, counted.total);
  return {
    products: firstProducts ?? (await readPage(page)),
    ...counted,
    page,
    pages: countPages(counted.total),
  };
}

/** The count statement also ranks. The products of the page are read by id. */
async function searchByRelevance(
  deps: CatalogueDeps,
  query: CatalogueQuery,
  conditions: Conditions,
  { words, synonyms }: SearchTerms,
): Promise<CatalogueSearchResult> {
  const limit = isFirstPage(query) ? PRODUCTS_PER_PAGE : MAX_COUNTED;
  const { counted, ranked } = await countProducts(deps, query, conditions, { words, synonyms, limit });
  const page = clampPage(query.page, counted.total);
  const ids = ranked.slice((page - 1) * PRODUCTS_PER_PAGE, page * PRODUCTS_PER_PAGE);
  const products = await getProductsByIds(deps, ids);
  return { products, ...counted, page, pages: countPages(counted.total) };
}

async function searchTerms(
  deps: CatalogueDeps,
  query: CatalogueQuery,
  terms: SearchTerms,
): Promise<CatalogueSearchResult> {
  const conditions = toConditions(query, terms);
  const byRelevance = query.sort === 'featured' && terms.words.length > 0;
  const result = byRelevance
    ? await searchByRelevance(deps, query, conditions, terms)
    : await browse(deps, query, conditions);
  const { corrected, ignored } = terms;
  return { ...result, ...(corrected && { corrected }), ...(ignored && { ignored }) };
}

/**
 * Finds, filters, counts and sorts published products. The default order of a text search is relevance. Two queries, and one
 * more for a text and one for filters. A thing that does not exist in a colour is searched once more without the colour. Accepts any text.
 */
export async function searchProducts(
  deps: CatalogueDeps,
  query: CatalogueQuery,
): Promise<CatalogueSearchResult> {
  if (query.q === '') return browse(deps, query, toConditions(query));
  const terms = await resolveSearch(deps, query.q);
  const result = await searchTerms(deps, query, terms);
  if (result.total > 0 || !terms.withoutColours) return result;
  const inOtherColours = await searchTerms(deps, query, terms.withoutColours);
  return inOtherColours.total > 0 ? inOtherColours : result;
}

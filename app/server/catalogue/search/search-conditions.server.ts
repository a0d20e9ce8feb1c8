import { type SQL, sql } from 'drizzle-orm';
import { type CatalogueQuery, FACETS } from '~/domain/catalogue/catalogue-query';
import type { SearchTerms } from './search-terms.server';

const PAISE_PER_RUPEE = 100;

export const FILTERS = [...FACETS, 'rating', 'stock', 'sale', 'price'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Conditions {
  /** Published, and fits what was searched for. */
  always: SQL[];
  /** The filters that are set. Prices are what one unit costs after its discount. */
  filters: Partial<Record<Filter, SQL>>;
}

function anyOf(filter: Filter, values: readonly (string | number)[]): SQL {
  return sql`p.facets && ${sql.param(values.map((value) => `${filter}:${value}`))}::text[]`;
}

function priceCondition({ min, max }: CatalogueQuery): SQL | undefined {
  const bounds: SQL[] = [];
  if (min !== undefined) bounds.push(sql`p.unit_price >= ${min * PAISE_PER_RUPEE}`);
  if (max !== undefined) bounds.push(sql`p.unit_price <= ${max * PAISE_PER_RUPEE}`);
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : undefined;
}

export function toConditions(query: CatalogueQuery, terms?: SearchTerms): Conditions {
  const filters: Conditions['filters'] = {};
  for (const facet of FACETS) if (query[facet].length > 0) filters[facet] = anyOf(facet, query[facet]);
  if (query.rating !== undefined) filters.rating = anyOf('rating', [query.rating]);
  if (query.inStock) filters.stock = anyOf('stock', ['in']);
  if (query.onSale) filters.sale = anyOf('sale', ['on']);
  const price = priceCondition(query);
  if (price) filters.price = price;

  const always = [sql`p.state = 'published'`];
  if (terms) always.push(terms.query ? sql`p.search @@ ${terms.query}::tsquery` : sql`false`);
  return { always, filters };
}

/** In one published product at least, or not. */
export function anyProductWith(tsquery: SQL): SQL {
  return sql`exists (select from products p where p.state = 'published' and p.search @@ (${tsquery}))`;
}

/** Everything that is asked for, but for the filters in `open`. */
export function allBut({ always, filters }: Conditions, ...open: Filter[]): SQL {
  const set = FILTERS.filter((filter) => !open.includes(filter)).flatMap((filter) => filters[filter] ?? []);
  return sql.join([...always, ...set], sql` and `);
}

import { type SQL, sql } from 'drizzle-orm';
import { type CatalogueQuery, FACETS } from '~/domain/catalogue/catalogue-query';
import { removeTax } from '~/domain/pricing/tax';
import { site } from '~site';

/** `query` has the syntax of PostgreSQL's tsquery. `undefined` finds nothing, except by `size`. */
export interface SearchTerms {
  query: string | undefined;
  /** The typed words, corrected. */
  words: string[];
  /** The words of the products for the same things. */
  synonyms: string[];
  /** A size in the text, as a value of the facet. */
  size?: string;
  /** The searched text, when a word was probably mistyped. */
  corrected?: string;
  /** Words that no product contains, beside others that do. They are not searched. */
  ignored?: string[];
  /** The same without the names of colours, for a thing that does not exist in the colour. */
  withoutColours?: SearchTerms;
}

/** Counting stops here: pages show "1,000 and more", and the time does not grow with the number of products. */
export const MAX_COUNTED = 1_000;

const PAISE_PER_RUPEE = 100;

export const FILTERS = [...FACETS, 'rating', 'stock', 'sale', 'price'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Conditions {
  /** Published, and matches the search text. */
  always: SQL[];
  /** The filters of the query. Prices are unit prices after the discount; the limits of the query include tax. */
  filters: Partial<Record<Filter, SQL>>;
}

function hasAnyFacet(filter: Filter, values: readonly (string | number)[]): SQL {
  return sql`p.facets && ${sql.param(values.map((value) => `${filter}:${value}`))}::text[]`;
}

/** R-PRICE-6: `min` and `max` are rupees with tax, as prices are shown. */
function createPriceCondition({ min, max }: CatalogueQuery): SQL | undefined {
  const bounds: SQL[] = [];
  const toUnitPrice = (paise: number) => removeTax(paise, site.tax.rateBasisPoints);
  if (min) bounds.push(sql`p.unit_price > ${toUnitPrice(min * PAISE_PER_RUPEE - 1)}`);
  if (max !== undefined) bounds.push(sql`p.unit_price <= ${toUnitPrice(max * PAISE_PER_RUPEE)}`);
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : undefined;
}

export function toConditions(query: CatalogueQuery, terms?: SearchTerms): Conditions {
  const filters: Conditions['filters'] = {};
  for (const facet of FACETS) if (query[facet].length > 0) filters[facet] = hasAnyFacet(facet, query[facet]);
  if (query.rating !== undefined) filters.rating = hasAnyFacet('rating', [query.rating]);
  if (query.inStock) filters.stock = hasAnyFacet('stock', ['in']);
  if (query.onSale) filters.sale = hasAnyFacet('sale', ['on']);
  const price = createPriceCondition(query);
  if (price) filters.price = price;

  const always = [sql`p.state = 'published'`];
  if (terms?.size !== undefined) always.push(hasAnyFacet('size', [terms.size]));
  if (terms?.query) always.push(sql`p.search @@ ${terms.query}::tsquery`);
  else if (terms && terms.size === undefined) always.push(sql`false`);
  return { always, filters };
}

/** Whether a published product matches. */
export function hasProduct(tsquery: SQL): SQL {
  return sql`exists (select from products p where p.state = 'published' and p.search @@ (${tsquery}))`;
}

/** PostgreSQL checks conditions in the written order when it expects the same cost. Comparing numbers is faster than searching an array. */
const FILTERS_BY_COST: readonly Filter[] = ['price', ...FILTERS.filter((filter) => filter !== 'price')];

/** All conditions, or all but one filter. */
export function combineConditions(
  { always, filters }: Conditions,
  { without }: { without?: Filter } = {},
): SQL {
  const active = FILTERS_BY_COST.filter((filter) => filter !== without).flatMap(
    (filter) => filters[filter] ?? [],
  );
  return sql.join([...active, ...always], sql` and `);
}

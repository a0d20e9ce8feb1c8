import { GENDERS, type Gender } from './product';

export const SORT_ORDERS = ['featured', 'newest', 'price-asc', 'price-desc', 'rating', 'name'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const MAX_CATALOGUE_PAGE = 10_000;
/** In characters. */
const MAX_SEARCH_LENGTH = 100;
/** In characters. */
const MAX_VALUE_LENGTH = 60;
const MAX_VALUES_PER_FACET = 20;
const MAX_PRICE_RUPEES = 10_000_000;

export const FACETS = ['category', 'colour', 'gender', 'size', 'tag'] as const;
export type Facet = (typeof FACETS)[number];

/** `count`: the number of products with this value, without other filters of the same facet. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** What a page of the catalogue shows. The URL holds all of it. Lists are sorted and without repetition. */
export interface CatalogueQuery {
  q: string;
  category: readonly string[];
  colour: readonly string[];
  gender: readonly Gender[];
  size: readonly string[];
  tag: readonly string[];
  /** Lowest price in whole rupees. */
  min?: number;
  /** Highest price in whole rupees. */
  max?: number;
  /** Minimum rating in stars, 1 to 5. */
  rating?: number;
  inStock: boolean;
  onSale: boolean;
  sort: SortOrder;
  /** From 1. */
  page: number;
}

export const EMPTY_CATALOGUE_QUERY: CatalogueQuery = {
  q: '',
  category: [],
  colour: [],
  gender: [],
  size: [],
  tag: [],
  inStock: false,
  onSale: false,
  sort: 'featured',
  page: 1,
};

/** Replaces control characters and lone surrogates by spaces: PostgreSQL and URLs cannot hold them. */
function clean(value: string, maxLength: number): string {
  const visible = value
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...visible].slice(0, maxLength).join('').trim();
}

function canonicalList(values: readonly string[]): string[] {
  const cleaned = values.map((value) => clean(value, MAX_VALUE_LENGTH)).filter((value) => value !== '');
  return [...new Set(cleaned)].sort().slice(0, MAX_VALUES_PER_FACET);
}

function clampWholeNumber(value: string | null, max: number): number | undefined {
  if (value === null || !/^\s*-?\d{1,15}\s*$/.test(value)) return undefined;
  return Math.min(Math.max(Number(value), 0), max);
}

function isGender(value: string): value is Gender {
  return (GENDERS as readonly string[]).includes(value);
}

function parsePage(value: string | null): number {
  const page = Math.trunc(Number(value));
  return page >= 1 ? Math.min(page, MAX_CATALOGUE_PAGE) : 1;
}

function parsePriceRange(params: URLSearchParams): { min?: number; max?: number } {
  const min = clampWholeNumber(params.get('min'), MAX_PRICE_RUPEES) || undefined;
  const max = clampWholeNumber(params.get('max'), MAX_PRICE_RUPEES);
  const [low, high] =
    min !== undefined && max !== undefined && min > max ? [max || undefined, min] : [min, max];
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
}

/** Reads a query from any URL. Invalid values are left out, values that are too large are reduced. Never throws. */
export function parseCatalogueQuery(params: URLSearchParams): CatalogueQuery {
  const values = (facet: Facet) => canonicalList(params.getAll(facet));
  const rating = clampWholeNumber(params.get('rating'), 5);
  return {
    q: clean(params.get('q') ?? '', MAX_SEARCH_LENGTH),
    category: values('category'),
    colour: values('colour'),
    gender: values('gender').filter(isGender),
    size: values('size'),
    tag: values('tag'),
    ...parsePriceRange(params),
    ...(rating && { rating }),
    inStock: params.has('stock', '1'),
    onSale: params.has('sale', '1'),
    sort: SORT_ORDERS.find((sort) => sort === params.get('sort')) ?? 'featured',
    page: parsePage(params.get('page')),
  };
}

/** The canonical form of a query: fixed order, without defaults. */
export function serialiseCatalogueQuery(query: CatalogueQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  for (const facet of FACETS) for (const value of query[facet]) params.append(facet, value);
  if (query.min !== undefined) params.set('min', String(query.min));
  if (query.max !== undefined) params.set('max', String(query.max));
  if (query.rating !== undefined) params.set('rating', String(query.rating));
  if (query.inStock) params.set('stock', '1');
  if (query.onSale) params.set('sale', '1');
  if (query.sort !== 'featured') params.set('sort', query.sort);
  if (query.page !== 1) params.set('page', String(query.page));
  return params;
}

/** Applies a change of filters or sort order and goes to page 1, unless the change sets the page. */
export function refineCatalogueQuery(query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery {
  return { ...query, page: 1, ...change };
}

/** Adds a facet value, or removes it when it is chosen already. Goes to page 1. */
export function toggleFacet(query: CatalogueQuery, facet: Facet, value: string): CatalogueQuery {
  const values: readonly string[] = query[facet];
  const toggled = canonicalList(
    values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value],
  );
  return refineCatalogueQuery(query, { [facet]: facet === 'gender' ? toggled.filter(isGender) : toggled });
}

/** The number of active filters. Search, sort order and page do not count; a price range counts as one. */
export function countActiveFilters(query: CatalogueQuery): number {
  const chosen = FACETS.reduce((count, facet) => count + query[facet].length, 0);
  const ranges = [query.min ?? query.max, query.rating].filter((value) => value !== undefined).length;
  return chosen + ranges + Number(query.inStock) + Number(query.onSale);
}

import { GENDERS, type Gender } from './product';

export const SORT_ORDERS = ['featured', 'newest', 'price-asc', 'price-desc', 'rating', 'name'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const MAX_CATALOGUE_PAGE = 10_000;
const MAX_SEARCH = 100;
const MAX_VALUES = 20;
const MAX_VALUE = 60;
const MAX_RUPEES = 10_000_000;

export const FACETS = ['category', 'colour', 'gender', 'size', 'tag'] as const;
export type Facet = (typeof FACETS)[number];

/** The state of the catalogue, all of it in the URL. Prices in whole rupees; lists sorted and without repetition. */
export interface CatalogueQuery {
  q: string;
  category: readonly string[];
  colour: readonly string[];
  gender: readonly Gender[];
  size: readonly string[];
  tag: readonly string[];
  min?: number;
  max?: number;
  /** At least so many stars, 1 to 5. */
  rating?: number;
  inStock: boolean;
  onSale: boolean;
  sort: SortOrder;
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

/** Control characters become spaces, half characters go: neither can be stored in a database or a URL. */
function clean(value: string, maxLength: number): string {
  const seen = value
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...seen].slice(0, maxLength).join('').trim();
}

function canonicalList(values: readonly string[]): string[] {
  const cleaned = values.map((value) => clean(value, MAX_VALUE)).filter((value) => value !== '');
  return [...new Set(cleaned)].sort().slice(0, MAX_VALUES);
}

function wholeNumber(value: string | null, min: number, max: number): number | undefined {
  if (value === null || !/^\s*-?\d{1,15}\s*$/.test(value)) return undefined;
  return Math.min(Math.max(Number(value), min), max);
}

function isGender(value: string): value is Gender {
  return (GENDERS as readonly string[]).includes(value);
}

function parsePage(value: string | null): number {
  const page = Math.trunc(Number(value));
  return page >= 1 ? Math.min(page, MAX_CATALOGUE_PAGE) : 1;
}

function parsePrices(params: URLSearchParams): { min?: number; max?: number } {
  const min = wholeNumber(params.get('min'), 0, MAX_RUPEES) || undefined;
  const max = wholeNumber(params.get('max'), 0, MAX_RUPEES);
  const [low, high] =
    min !== undefined && max !== undefined && min > max ? [max || undefined, min] : [min, max];
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
}

/** Reads any URL, however broken: what cannot be read is left out, what is too large is cut. Never throws. */
export function parseCatalogueQuery(params: URLSearchParams): CatalogueQuery {
  const list = (name: Facet) => canonicalList(params.getAll(name));
  const rating = wholeNumber(params.get('rating'), 0, 5);
  return {
    q: clean(params.get('q') ?? '', MAX_SEARCH),
    category: list('category'),
    colour: list('colour'),
    gender: list('gender').filter(isGender),
    size: list('size'),
    tag: list('tag'),
    ...parsePrices(params),
    ...(rating && { rating }),
    inStock: params.has('stock', '1'),
    onSale: params.has('sale', '1'),
    sort: SORT_ORDERS.find((sort) => sort === params.get('sort')) ?? 'featured',
    page: parsePage(params.get('page')),
  };
}

/** The one canonical form of a query: fixed order, defaults left out. */
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

/** Another filter or order begins again at page 1. */
export function refineCatalogueQuery(query: CatalogueQuery, change: Partial<CatalogueQuery>): CatalogueQuery {
  return { ...query, page: 1, ...change };
}

export function toggleFacet(query: CatalogueQuery, facet: Facet, value: string): CatalogueQuery {
  const values: readonly string[] = query[facet];
  const toggled = canonicalList(
    values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value],
  );
  return refineCatalogueQuery(query, { [facet]: facet === 'gender' ? toggled.filter(isGender) : toggled });
}

/** How many filters are set, for the button that opens them on a phone; search, order and page are none. */
export function countActiveFilters(query: CatalogueQuery): number {
  const chosen = FACETS.reduce((count, facet) => count + query[facet].length, 0);
  const ranges = [query.min ?? query.max, query.rating].filter((value) => value !== undefined).length;
  return chosen + ranges + Number(query.inStock) + Number(query.onSale);
}

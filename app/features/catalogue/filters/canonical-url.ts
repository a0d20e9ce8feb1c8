import {
  type CatalogueQuery,
  FACETS,
  type Facet,
  serialiseCatalogueQuery,
} from '~/domain/catalogue/catalogue-query';
import type { Facets } from './facets';

const CATALOGUE_PARAMETERS = new Set<string>([
  ...FACETS,
  'q',
  'min',
  'max',
  'rating',
  'stock',
  'sale',
  'sort',
  'page',
]);

/**
 * Whether the parameters equal the serialised query. They differ for example when a form sends empty fields. Unknown
 * parameters, such as those of a campaign, are ignored.
 */
export function isCanonical(params: URLSearchParams, query: CatalogueQuery): boolean {
  const catalogueParams = new URLSearchParams([...params].filter(([name]) => CATALOGUE_PARAMETERS.has(name)));
  return catalogueParams.toString() === serialiseCatalogueQuery(query).toString();
}

/** In characters. Common searches are short. */
const MAX_CACHED_SEARCH_LENGTH = 30;

interface CatalogueResult {
  total: number;
  facets: Facets;
}

/**
 * Whether other visitors are likely to request the same URL. Unknown filter values are not cached: there are endlessly
 * many. Where counting stopped at the limit (`hasLimitedCounts`), an uncounted value may have products.
 */
export function isWorthCaching(query: CatalogueQuery, { total, facets }: CatalogueResult): boolean {
  const hasProducts = (facet: Facet, selectedValue: string) =>
    facets.hasLimitedCounts || facets[facet].some(({ value, count }) => value === selectedValue && count > 0);
  return (
    total > 0 &&
    query.q.length <= MAX_CACHED_SEARCH_LENGTH &&
    FACETS.every((facet) => query[facet].every((chosen) => hasProducts(facet, chosen)))
  );
}

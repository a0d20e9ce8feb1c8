import {
  type CatalogueQuery,
  FACETS,
  type Facet,
  serialiseCatalogueQuery,
} from '~/domain/catalogue/catalogue-query';
import type { Facets } from './facets';

const PARAMETERS = new Set<string>([...FACETS, 'q', 'min', 'max', 'rating', 'stock', 'sale', 'sort', 'page']);

/**
 * Whether a query is spelled as it is written: a form sends its empty fields, too. What is none of ours (a campaign's
 * parameters) does not count.
 */
export function isCanonical(params: URLSearchParams, query: CatalogueQuery): boolean {
  const known = new URLSearchParams([...params].filter(([name]) => PARAMETERS.has(name)));
  return known.toString() === serialiseCatalogueQuery(query).toString();
}

/** The longest search whose answer is worth caching: what many people type is short. */
const SHORT_SEARCH = 30;

interface Found {
  total: number;
  facets: Facets;
}

/**
 * Whether others will ask for the same view. Values that no product has can be made up without end. Where counting
 * stopped, a value that was not counted may have products.
 */
export function isWorthCaching(query: CatalogueQuery, { total, facets }: Found): boolean {
  const isKnown = (facet: Facet, chosen: string) =>
    facets.capped || facets[facet].some(({ value, count }) => value === chosen && count > 0);
  return (
    total > 0 &&
    query.q.length <= SHORT_SEARCH &&
    FACETS.every((facet) => query[facet].every((chosen) => isKnown(facet, chosen)))
  );
}

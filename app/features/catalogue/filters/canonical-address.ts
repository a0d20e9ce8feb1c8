import { type CatalogueQuery, FACETS, serialiseCatalogueQuery } from '~/domain/catalogue-query';
import { paths } from '~/paths';

const PARAMETERS = new Set<string>([...FACETS, 'q', 'min', 'max', 'rating', 'stock', 'sale', 'sort', 'page']);

/** The longest search whose answer is worth keeping: what many people type is short. */
const SHORT_SEARCH = 30;

/**
 * Where a catalogue address is spelled otherwise than its query is written (a form sends its empty fields, too): the
 * one right address. What is none of ours (a campaign's parameters) does not count.
 */
export function canonicalAddress({ searchParams }: URL, query: CatalogueQuery): string | undefined {
  const known = new URLSearchParams([...searchParams].filter(([name]) => PARAMETERS.has(name)));
  const isCanonical = known.toString() === serialiseCatalogueQuery(query).toString();
  return isCanonical ? undefined : paths.shop.catalogue(query);
}

/** Whether the page is one that others will ask for, letter by letter. */
export function isSharedAddress({ search }: URL, query: CatalogueQuery): boolean {
  const canonical = serialiseCatalogueQuery(query).toString();
  return search === (canonical && `?${canonical}`) && query.q.length <= SHORT_SEARCH;
}

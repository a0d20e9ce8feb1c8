import {
  type CatalogueQuery,
  countActiveFilters,
  FACETS,
  type Facet,
  refineCatalogueQuery,
  toggleFacet,
} from '~/domain/catalogue/catalogue-query';
import { formatAmount } from '~/sections/format/format-amount';
import { type Facets, formatMinStars, getFacetLabel } from './facets';

/** Label of an active filter, and the query without it. */
export interface ActiveFilter {
  label: string;
  queryWithout: CatalogueQuery;
}

const FACET_PREFIXES: Partial<Record<Facet, string>> = { colour: 'Colour', size: 'Size' };

function clearFilters(query: CatalogueQuery, ...names: ('min' | 'max' | 'rating')[]): CatalogueQuery {
  const rest = refineCatalogueQuery(query, {});
  for (const name of names) delete rest[name];
  return rest;
}

const formatRupees = (amount: number) => formatAmount(amount * 100);

export function formatPriceRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${formatRupees(max ?? 0)}`;
  return max === undefined ? `From ${formatRupees(min)}` : `${formatRupees(min)} to ${formatRupees(max)}`;
}

/** Every active filter in the order of the form. The search text is not a filter. */
export function listActiveFilters(query: CatalogueQuery, facets: Facets): ActiveFilter[] {
  const { min, max, rating, inStock, onSale } = query;
  const facetFilters = FACETS.flatMap((facet) =>
    query[facet].map((value) => ({
      label: [FACET_PREFIXES[facet], getFacetLabel(facet, value, facets)].filter(Boolean).join(' '),
      queryWithout: toggleFacet(query, facet, value),
    })),
  );
  return [
    ...facetFilters,
    ...(min !== undefined || max !== undefined
      ? [{ label: formatPriceRange(min, max), queryWithout: clearFilters(query, 'min', 'max') }]
      : []),
    ...(rating === undefined
      ? []
      : [{ label: formatMinStars(rating), queryWithout: clearFilters(query, 'rating') }]),
    ...(inStock
      ? [{ label: 'In stock', queryWithout: refineCatalogueQuery(query, { inStock: false }) }]
      : []),
    ...(onSale ? [{ label: 'On sale', queryWithout: refineCatalogueQuery(query, { onSale: false }) }] : []),
  ];
}

/** Anybody can write a category into a URL. One that the shop does not have has neither products nor a name. */
function findCategoryName(id: string | undefined, facets: Facets): string | undefined {
  const found = facets.category.find(({ value }) => value === id);
  return found && (found.count > 0 || found.label !== id) ? found.label : undefined;
}

const ALL_PRODUCTS = 'All products';

/** Title of a catalogue page: the search, or the only active filter. */
export function getCatalogueTitle(query: CatalogueQuery, facets: Facets): string {
  if (query.q) return `Results for “${query.q}”`;
  if (countActiveFilters(query) !== 1) return ALL_PRODUCTS;
  const category = findCategoryName(query.category[0], facets);
  if (category !== undefined) return category;
  if (query.onSale) return 'On sale';
  return query.inStock ? 'In stock' : ALL_PRODUCTS;
}

/**
 * Whether search engines list the page: all products, or a filter that gives the page a title of its own. Others would be the same page
 * again to them.
 */
export const isIndexed = (query: CatalogueQuery, facets: Facets): boolean =>
  query.q === '' && (countActiveFilters(query) === 0 || getCatalogueTitle(query, facets) !== ALL_PRODUCTS);

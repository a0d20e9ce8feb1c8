import {
  type CatalogueQuery,
  FACETS,
  type Facet,
  refineCatalogueQuery,
  toggleFacet,
} from '~/domain/catalogue/catalogue-query';
import { formatAmount } from '../format-amount';
import { type Facets, facetLabel } from './facets';

/** A filter that is set, in words, and the query without it. */
export interface ActiveFilter {
  label: string;
  queryWithout: CatalogueQuery;
}

const NAMES: Partial<Record<Facet, string>> = { colour: 'Colour', size: 'Size' };

function without(query: CatalogueQuery, ...names: ('min' | 'max' | 'rating')[]): CatalogueQuery {
  const rest = refineCatalogueQuery(query, {});
  for (const name of names) delete rest[name];
  return rest;
}

const rupees = (amount: number) => formatAmount(amount * 100);

export function formatPriceRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${rupees(max ?? 0)}`;
  return max === undefined ? `From ${rupees(min)}` : `${rupees(min)} to ${rupees(max)}`;
}

/** Every filter that is set, in the order of the form; the search is none of them. */
export function activeFilters(query: CatalogueQuery, facets: Facets): ActiveFilter[] {
  const { min, max, rating, inStock, onSale } = query;
  const chosen = FACETS.flatMap((facet) =>
    query[facet].map((value) => ({
      label: [NAMES[facet], facetLabel(facet, value, facets)].filter(Boolean).join(' '),
      queryWithout: toggleFacet(query, facet, value),
    })),
  );
  return [
    ...chosen,
    ...(min !== undefined || max !== undefined
      ? [{ label: formatPriceRange(min, max), queryWithout: without(query, 'min', 'max') }]
      : []),
    ...(rating === undefined
      ? []
      : [{ label: `${rating} stars and more`, queryWithout: without(query, 'rating') }]),
    ...(inStock
      ? [{ label: 'In stock', queryWithout: refineCatalogueQuery(query, { inStock: false }) }]
      : []),
    ...(onSale ? [{ label: 'On sale', queryWithout: refineCatalogueQuery(query, { onSale: false }) }] : []),
  ];
}

import { type CatalogueQuery, countActiveFilters } from '~/domain/catalogue/catalogue-query';
import { type Facets, getFacetLabel } from './facets';

/** Title of a catalogue page: the search, or the only active filter. */
export function getCatalogueTitle(query: CatalogueQuery, facets: Facets): string {
  if (query.q) return `Results for “${query.q}”`;
  if (countActiveFilters(query) !== 1) return 'All products';
  const [category] = query.category;
  if (category) return getFacetLabel('category', category, facets);
  if (query.onSale) return 'On sale';
  return query.inStock ? 'In stock' : 'All products';
}

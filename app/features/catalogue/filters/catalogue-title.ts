import { type CatalogueQuery, countActiveFilters } from '~/domain/catalogue/catalogue-query';
import { type Facets, facetLabel } from './facets';

/** What this view of the catalogue is called: the search, or the only filter that is set. */
export function catalogueTitle(query: CatalogueQuery, facets: Facets): string {
  if (query.q) return `Results for “${query.q}”`;
  if (countActiveFilters(query) !== 1) return 'All products';
  const [category] = query.category;
  if (category) return facetLabel('category', category, facets);
  if (query.onSale) return 'On sale';
  return query.inStock ? 'In stock' : 'All products';
}

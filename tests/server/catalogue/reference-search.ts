import { type CatalogueQuery, FACETS, type Facet } from '~/domain/catalogue/catalogue-query';
import { calculateUnitDiscount } from '~/domain/pricing/pricing';
import { addTax } from '~/domain/pricing/tax';
import { site } from '~site';
import { seedReviews, summariseReviews } from '../../../db/seed/products/product-reviews';
import type { SeedProduct } from '../../../db/seed/products/types';

type Filter = Facet | 'price' | 'rating' | 'stock' | 'sale';

const FACET_VALUES: Record<Facet, (product: SeedProduct) => (string | undefined)[]> = {
  category: (product) => [product.categoryId],
  colour: (product) => product.attributes.colors.map((color) => color.name),
  gender: (product) => [product.attributes.gender],
  size: (product) => product.attributes.size,
  tag: (product) => [product.tag],
};

export function calculateUnitPrice({ price, sale }: SeedProduct): number {
  return price - calculateUnitDiscount(price, sale);
}

export function calculateStars({ id }: SeedProduct): number {
  return summariseReviews(seedReviews[id] ?? []).stars;
}

function matches(product: SeedProduct, query: CatalogueQuery, filter: Filter): boolean {
  const price = addTax(calculateUnitPrice(product), site.tax.rateBasisPoints);
  switch (filter) {
    case 'price':
      return price >= (query.min ?? 0) * 100 && price <= (query.max ?? Number.MAX_SAFE_INTEGER) * 100;
    case 'rating':
      return calculateStars(product) >= (query.rating ?? 0);
    case 'stock':
      return !query.inStock || product.stock > 0;
    case 'sale':
      return !query.onSale || calculateUnitDiscount(product.price, product.sale) > 0;
    default: {
      const chosen: readonly string[] = query[filter];
      return (
        chosen.length === 0 || FACET_VALUES[filter](product).some((value) => value && chosen.includes(value))
      );
    }
  }
}

const FILTERS: Filter[] = [...FACETS, 'price', 'rating', 'stock', 'sale'];

/** What a search without words finds, calculated in the simplest way. `open` is a filter that is not applied. */
export function findReferenceMatches(
  products: readonly SeedProduct[],
  query: CatalogueQuery,
  open?: Filter,
): SeedProduct[] {
  const filters = FILTERS.filter((filter) => filter !== open);
  return products.filter((product) => filters.every((filter) => matches(product, query, filter)));
}

/** The counts of one facet without its own filter. A chosen value without a product has the count 0. */
export function countReferenceFacet(
  products: readonly SeedProduct[],
  query: CatalogueQuery,
  facet: Facet,
): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(query[facet].map((value) => [value, 0]));
  for (const product of findReferenceMatches(products, query, facet)) {
    for (const value of new Set(FACET_VALUES[facet](product))) {
      if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

import type { Product } from '~/domain/catalogue/product';
import { compareShownStock } from '~/domain/catalogue/shown-stock';
import type { CatalogueChange } from './catalogue-change.server';

/** The tag of pages that count, sort or choose from all products. */
const CATALOGUE = 'catalogue';
/** The tag of pages that count, sort or filter products by availability. */
const AVAILABILITY = 'availability';

const toProductTag = (id: string) => `product:${id}`;
const toStockTag = (id: string) => `stock:${id}`;
/** The tag of pages that choose from the products of a category. */
const toCategoryTag = (id: string) => `category:${id}`;

type Shown = Pick<Product, 'id'>;

/** Tags of a page that shows these products and their stock. */
export function getProductTags(products: readonly Shown[]): string[] {
  return products.flatMap(({ id }) => [toProductTag(id), toStockTag(id)]);
}

/** Tags of a page that depends on all products, but not on their stock. */
export function getCatalogueTags(): string[] {
  return [CATALOGUE];
}

/** Tags of a page that lists products with their availability. */
export function getProductListTags(products: readonly Shown[]): string[] {
  return [CATALOGUE, AVAILABILITY, ...getProductTags(products)];
}

interface ShownBeside {
  related: readonly Shown[];
  /** Whether some of them were chosen from all products instead of the category. */
  fromAll: boolean;
}

/** Tags of a product page, which also shows related products. */
export function getProductPageTags(
  product: Pick<Product, 'id' | 'categoryId'>,
  { related, fromAll }: ShownBeside,
): string[] {
  const category = product.categoryId ? [toCategoryTag(product.categoryId)] : [];
  return [...getProductTags([product, ...related]), ...category, ...(fromAll ? [CATALOGUE] : [])];
}

/** The effect of a change on cached pages. */
export interface CatalogueEffect {
  /** Pages with one of these tags are outdated. `all`: every page can be. */
  tags: readonly string[] | 'all';
  /** Whether an outdated page may be served while it is rendered again. */
  mayServeStale: boolean;
}

/**
 * The cached pages that a change outdates. A page with an earlier price or stock may be served for a moment: visitors can
 * have it open anyway, and quotes and orders do not use it. A page with a withdrawn product may not, nor any page after an
 * unknown change.
 */
export function getCatalogueEffect(change: CatalogueChange): CatalogueEffect {
  switch (change.kind) {
    case 'stock': {
      const { id, category, from, to } = change;
      const shown = compareShownStock(from, to);
      if (shown === 'none') return { tags: [], mayServeStale: true };
      if (shown === 'amount') return { tags: [toStockTag(id)], mayServeStale: true };
      const inCategory = category === null ? [] : [toCategoryTag(category)];
      return { tags: [toStockTag(id), AVAILABILITY, ...inCategory], mayServeStale: true };
    }
    case 'variant-stock': {
      const isShown = compareShownStock(change.from, change.to) !== 'none';
      return { tags: isShown ? [toStockTag(change.id)] : [], mayServeStale: true };
    }
    case 'product': {
      const { id, categories, withdrawn } = change;
      return {
        tags: [CATALOGUE, toProductTag(id), ...categories.map(toCategoryTag)],
        mayServeStale: !withdrawn,
      };
    }
    case 'everything':
      return { tags: 'all', mayServeStale: false };
  }
}

import type { Product } from '~/domain/catalogue/product';
import { shownStockChange } from '~/domain/catalogue/shown-stock';
import type { CatalogueChange } from './catalogue-change.server';

/** On pages that show what there is in the shop: counted, sorted or chosen from all products. */
const CATALOGUE = 'catalogue';
/** On pages that count, sort or leave out products by whether they can be bought. */
const AVAILABILITY = 'availability';

const productTag = (id: string) => `product:${id}`;
const stockTag = (id: string) => `stock:${id}`;
/** On pages that choose among the products of a category. */
const categoryTag = (id: string) => `category:${id}`;

type Shown = Pick<Product, 'id'>;

/** Tags of a page that shows these products and their stock. */
export function productTags(products: readonly Shown[]): string[] {
  return products.flatMap(({ id }) => [productTag(id), stockTag(id)]);
}

/** Tags of a page that shows something of all products, but nothing of their stock. */
export function catalogueTags(): string[] {
  return [CATALOGUE];
}

/** Tags of a page that lists some of all products, with what can be bought of them. */
export function productListTags(products: readonly Shown[]): string[] {
  return [CATALOGUE, AVAILABILITY, ...productTags(products)];
}

interface ShownBeside {
  related: readonly Shown[];
  /** Whether some of them were chosen from the whole shop, and not from the category of the product. */
  fromAll: boolean;
}

/** Tags of the page of a product, which shows others beside it. */
export function productPageTags(
  product: Pick<Product, 'id' | 'categoryId'>,
  { related, fromAll }: ShownBeside,
): string[] {
  const category = product.categoryId ? [categoryTag(product.categoryId)] : [];
  return [...productTags([product, ...related]), ...category, ...(fromAll ? [CATALOGUE] : [])];
}

/** What a change makes of cached pages. */
export interface CatalogueEffect {
  /** Pages with one of these tags show what changed; `all` when it may be any page. */
  tags: readonly string[] | 'all';
  /** Whether such a page may be served once more while it is rendered anew. */
  mayServeStale: boolean;
}

/**
 * Which cached pages a change concerns. A page that is a moment old may be served with an earlier price or stock, which
 * every visitor may have open anyway and which quotes and orders do not use. It may not with a withdrawn product, nor
 * when nobody knows what changed.
 */
export function effectOf(change: CatalogueChange): CatalogueEffect {
  switch (change.kind) {
    case 'stock': {
      const { id, category, from, to } = change;
      const shown = shownStockChange(from, to);
      if (shown === 'none') return { tags: [], mayServeStale: true };
      if (shown === 'amount') return { tags: [stockTag(id)], mayServeStale: true };
      const inCategory = category === null ? [] : [categoryTag(category)];
      return { tags: [stockTag(id), AVAILABILITY, ...inCategory], mayServeStale: true };
    }
    case 'product': {
      const { id, categories, withdrawn } = change;
      return { tags: [CATALOGUE, productTag(id), ...categories.map(categoryTag)], mayServeStale: !withdrawn };
    }
    case 'everything':
      return { tags: 'all', mayServeStale: false };
  }
}

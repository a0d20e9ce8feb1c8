import type { ProductImage } from '~/domain/product';
import { paths } from '~/paths';
import type { ListedProduct } from '../listed-product';
import { money } from '../money';
import { priceOneUnit } from '../unit-price';
import type { CategoryTile } from './category-tiles';
import type { ShopNews } from './shop-opening';

interface Category {
  id: string;
  name: string;
  description: string;
  products: number;
}

export function without(
  products: readonly ListedProduct[],
  others: readonly ListedProduct[],
): ListedProduct[] {
  const left = new Set(others.map(({ id }) => id));
  return products.filter(({ id }) => !left.has(id));
}

/** What the page has not shown yet comes first, so that a small shop does not repeat itself. */
export function unseenFirst(
  products: readonly ListedProduct[],
  seen: readonly ListedProduct[],
): ListedProduct[] {
  const unseen = without(products, seen);
  return [...unseen, ...without(products, unseen)];
}

/** Another picture for every category, as far as there are any: the page has shown those of `shown` already. */
export function withPictures(
  categories: readonly Category[],
  products: readonly ListedProduct[],
  shown: readonly ListedProduct[],
): CategoryTile[] {
  const seen = new Set(shown.map(({ id }) => id));
  return categories
    .filter((category) => category.products > 0)
    .map((category) => {
      const own = products.filter(
        ({ categoryId, images }) => categoryId === category.id && images.length > 0,
      );
      const fresh = own.find(({ id }) => !seen.has(id));
      const image: ProductImage | undefined = fresh?.images[0] ?? own[0]?.images.at(-1);
      return { ...category, ...(image && { image }) };
    });
}

/** What the loud tile of the opening says: how much there is to save, or else what is new. */
export function newsOf(
  onSale: readonly ListedProduct[],
  newest: readonly ListedProduct[],
): ShopNews | undefined {
  const most = Math.max(0, ...onSale.map((product) => priceOneUnit(product).discount));
  if (most > 0) {
    return {
      label: 'On sale',
      title: `Up to ${money(most).replace(' ', '\u00A0')} less`,
      text: onSale.length === 1 ? 'on one product' : `on ${onSale.length} products`,
      href: paths.shop.catalogue({ onSale: true }),
    };
  }
  const [latest] = newest;
  return latest && { label: 'New', title: latest.name, text: latest.subtitle, href: latest.url };
}

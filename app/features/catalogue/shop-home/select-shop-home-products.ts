import type { ProductImage } from '~/domain/catalogue/product';
import { formatAmount } from '../format-amount';
import type { ListedProduct } from '../listed-product';
import { priceOneUnit } from '../unit-price';
import type { CategoryTile } from './category-tiles';
import type { ShopNews } from './shop-hero';

interface Category {
  id: string;
  name: string;
  description: string;
  products: number;
}

export function excludeProducts(
  products: readonly ListedProduct[],
  others: readonly ListedProduct[],
): ListedProduct[] {
  const left = new Set(others.map(({ id }) => id));
  return products.filter(({ id }) => !left.has(id));
}

/** What the page has not shown yet comes first, so that a small shop does not repeat itself. */
export function sortUnseenFirst(
  products: readonly ListedProduct[],
  seen: readonly ListedProduct[],
): ListedProduct[] {
  const unseen = excludeProducts(products, seen);
  return [...unseen, ...excludeProducts(products, unseen)];
}

/** Another picture for every category, as far as there are any: the page has shown those of `shown` already. */
export function addCategoryPictures(
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

/** What the contrasting tile of the opening says: the greatest saving there is to see, or else what is new. */
export function pickShopNews(
  onSale: readonly ListedProduct[],
  newest: readonly ListedProduct[],
): ShopNews | undefined {
  const savings = onSale.map((product) => ({ product, saved: priceOneUnit(product).discount }));
  const [most] = savings.sort((a, b) => b.saved - a.saved);
  if (most && most.saved > 0) {
    const amount = formatAmount(most.saved).replace(' ', '\u00A0');
    return { label: 'On sale', title: `${amount} less`, text: most.product.name, href: most.product.url };
  }
  const [latest] = newest;
  return latest && { label: 'New', title: latest.name, text: latest.subtitle, href: latest.url };
}

import type { CategorySummary, ListedProduct, ProductImage } from '~/domain/catalogue/product';
import { formatUnitPrice, priceOneUnit } from '~/sections/shop/unit-price';
import type { CategoryTile } from './category-tiles';
import type { ShopNews } from './shop-hero';

export function excludeProducts(
  products: readonly ListedProduct[],
  others: readonly ListedProduct[],
): ListedProduct[] {
  const excludedIds = new Set(others.map(({ id }) => id));
  return products.filter(({ id }) => !excludedIds.has(id));
}

/** Products that the page has not shown come first, so that a small shop repeats itself less. */
export function sortUnseenFirst(
  products: readonly ListedProduct[],
  seen: readonly ListedProduct[],
): ListedProduct[] {
  const unseen = excludeProducts(products, seen);
  return [...unseen, ...excludeProducts(products, unseen)];
}

/** Adds a picture to every category that has products. It prefers products that are not in `shown`. */
export function addCategoryPictures(
  categories: readonly CategorySummary[],
  products: readonly ListedProduct[],
  shown: readonly ListedProduct[],
): CategoryTile[] {
  const shownIds = new Set(shown.map(({ id }) => id));
  return categories
    .filter((category) => category.products > 0)
    .map((category) => {
      const ownProducts = products.filter(
        ({ categoryId, images }) => categoryId === category.id && images.length > 0,
      );
      const unseenProduct = ownProducts.find(({ id }) => !shownIds.has(id));
      const image: ProductImage | undefined = unseenProduct?.images[0] ?? ownProducts[0]?.images.at(-1);
      return { ...category, ...(image && { image }) };
    });
}

/** The news tile of the hero: the product with the greatest saving, or else the newest one. */
export function pickShopNews(
  onSale: readonly ListedProduct[],
  newest: readonly ListedProduct[],
): ShopNews | undefined {
  const savings = onSale.map((product) => ({ product, saving: priceOneUnit(product).discount }));
  const [greatest] = savings.sort((a, b) => b.saving - a.saving);
  const saving = greatest && formatUnitPrice(greatest.product).saving;
  if (saving) {
    return {
      label: 'On sale',
      title: `${saving.replace(' ', '\u00A0')} less`,
      text: greatest.product.name,
      href: greatest.product.url,
    };
  }
  const [latest] = newest;
  return latest && { label: 'New', title: latest.name, text: latest.subtitle, href: latest.url };
}

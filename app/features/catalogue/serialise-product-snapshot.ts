import type { ListedProduct } from '~/domain/catalogue/product';
import { type Product, toProductSnapshot } from '~/domain/catalogue/product';

/** Fields that nothing in the browser reads. A page has the snapshot of each of its products. */
const UNREAD_FIELDS = { subtitle: undefined, category: undefined };

/**
 * The snapshot of a product in its card, without what the script reads from the card itself: id, name, path, and the file, size,
 * text alternative and colour of the first image (`app/client/global/read-product.ts`). A page of the catalogue has 24 cards.
 */
export function serialiseCardSnapshot(product: ListedProduct): string {
  const { id: _, name: __, url: ___, images, ...snapshot } = toProductSnapshot(product);
  const [first, ...others] = images;
  return JSON.stringify({
    ...snapshot,
    ...UNREAD_FIELDS,
    images: first ? [{ color: first.color }, ...others] : [],
  });
}

/** The product snapshot that the browser stores, as JSON for the global script. */
export function serialiseProductSnapshot(product: Product | ListedProduct): string {
  return JSON.stringify({ ...toProductSnapshot(product), ...UNREAD_FIELDS });
}

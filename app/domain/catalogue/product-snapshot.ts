import type { Product } from './product';

/** What the browser keeps of a product in a cart: enough to show and to price a line, which shows one picture. */
export function toProductSnapshot(product: Product): Product {
  return { ...product, images: product.images.slice(0, 1), description: '' };
}

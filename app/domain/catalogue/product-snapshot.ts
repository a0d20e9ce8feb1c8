import type { Product } from './product';

/** The copy of a product that the browser stores: without description, with one image, enough to show and price a line. */
export function toProductSnapshot(product: Product): Product {
  return { ...product, images: product.images.slice(0, 1), description: '' };
}

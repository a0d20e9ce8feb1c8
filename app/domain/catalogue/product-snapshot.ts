import type { Product } from './product';

/**
 * The copy of a product that the browser stores: without description, with one image and one of each colour, enough to show
 * and price a line. Without variants: the quote of the server says how many units of one are left.
 */
export function toProductSnapshot({ variants: _, ...product }: Product): Product {
  const images = product.images.filter(
    ({ color }, index) =>
      index === 0 ||
      (color !== undefined && product.images.findIndex((image) => image.color === color) === index),
  );
  return { ...product, images, description: '' };
}

import { keptProduct } from '~/domain/kept-product';
import type { Product } from '~/domain/product';
import type { ListedProduct } from './listed-product';

/** A product as the browser keeps it, as JSON for the global script. What only lists show is left out. */
export function productSnapshot(product: Product | ListedProduct): string {
  return JSON.stringify({ ...keptProduct(product), subtitle: undefined });
}

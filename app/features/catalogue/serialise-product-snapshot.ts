import type { Product } from '~/domain/catalogue/product';
import { toProductSnapshot } from '~/domain/catalogue/product-snapshot';
import type { ListedProduct } from './listed-product';

/** A product as the browser keeps it, as JSON for the global script. What only lists show is left out. */
export function serialiseProductSnapshot(product: Product | ListedProduct): string {
  return JSON.stringify({ ...toProductSnapshot(product), subtitle: undefined });
}

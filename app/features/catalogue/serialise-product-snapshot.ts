import type { Product } from '~/domain/catalogue/product';
import { toProductSnapshot } from '~/domain/catalogue/product-snapshot';
import type { ListedProduct } from './listed-product';

/** The product snapshot that the browser stores, as JSON for the global script. */
export function serialiseProductSnapshot(product: Product | ListedProduct): string {
  return JSON.stringify({ ...toProductSnapshot(product), subtitle: undefined });
}

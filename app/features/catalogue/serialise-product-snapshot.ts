import type { Product } from '~/domain/catalogue/product';
import { toProductSnapshot } from '~/domain/catalogue/product-snapshot';
import type { ListedProduct } from './listed-product';

/** Fields that nothing in the browser reads. A page has the snapshot of each of its products. */
const UNREAD_FIELDS = { subtitle: undefined, category: undefined };

/** The product snapshot that the browser stores, as JSON for the global script. */
export function serialiseProductSnapshot(product: Product | ListedProduct): string {
  return JSON.stringify({ ...toProductSnapshot(product), ...UNREAD_FIELDS });
}

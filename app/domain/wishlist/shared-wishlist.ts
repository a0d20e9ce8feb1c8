import { MAX_WISHLIST_ITEMS } from './wishlist';

/** As many as a wishlist holds; their names still fit an address that every server reads. */
export const MAX_SHARED_ITEMS = MAX_WISHLIST_ITEMS;

const PRODUCT_ID = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** The ids of a link's `items`, each once; what cannot be one is left out. It names things, and nobody. */
export function parseSharedWishlist(items: string | null): string[] {
  const ids = (items ?? '').split(',').filter((id) => PRODUCT_ID.test(id));
  return [...new Set(ids)].slice(0, MAX_SHARED_ITEMS);
}

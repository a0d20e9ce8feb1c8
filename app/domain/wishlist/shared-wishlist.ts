import { MAX_WISHLIST_ITEMS } from './wishlist';

/** A whole wishlist. A link with so many ids is short enough for every server. */
export const MAX_SHARED_ITEMS = MAX_WISHLIST_ITEMS;

const PRODUCT_ID = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** The product ids in the `items` parameter of a link, each once. Invalid ids are dropped. Never throws. */
export function parseSharedWishlist(items: string | null): string[] {
  const ids = (items ?? '').split(',').filter((id) => PRODUCT_ID.test(id));
  return [...new Set(ids)].slice(0, MAX_SHARED_ITEMS);
}

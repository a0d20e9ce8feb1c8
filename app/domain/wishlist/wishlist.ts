import { parseProduct } from '../catalogue/parse-product';
import type { Product } from '../catalogue/product';
import { parseList } from '../json/parse-unknown';

/** Product snapshots, the newest last. */
export type Wishlist = readonly Product[];

export const MAX_WISHLIST_ITEMS = 200;

export function isInWishlist(wishlist: Wishlist, productId: string): boolean {
  return wishlist.some((product) => product.id === productId);
}

/** R-WISHLIST-1: adds an absent product at the end and removes a present one. A full wishlist drops its oldest item. */
export function toggleWishlistItem(wishlist: Wishlist, product: Product): Wishlist {
  return isInWishlist(wishlist, product.id)
    ? wishlist.filter(({ id }) => id !== product.id)
    : [...wishlist, product].slice(-MAX_WISHLIST_ITEMS);
}

/** A stored wishlist without its invalid and repeated entries. `undefined` when the value is no array. Never throws. */
export function parseWishlist(value: unknown): Wishlist | undefined {
  const products = parseList(value, parseProduct);
  return (
    products &&
    [...new Map(products.map((product) => [product.id, product])).values()].slice(-MAX_WISHLIST_ITEMS)
  );
}

const PRODUCT_ID = /^[a-z0-9][a-z0-9-]{0,99}$/;

/**
 * The product ids in the `items` parameter of a link, each once. Invalid ids are dropped. Never throws. A link with
 * MAX_WISHLIST_ITEMS ids is short enough for every server.
 */
export function parseSharedWishlist(items: string | null): string[] {
  const ids = (items ?? '').split(',').filter((id) => PRODUCT_ID.test(id));
  return [...new Set(ids)].slice(0, MAX_WISHLIST_ITEMS);
}

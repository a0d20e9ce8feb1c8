import { parseProduct } from '../catalogue/parse-product';
import type { Product } from '../catalogue/product';
import { parseList } from '../json/parse-unknown';

export type Wishlist = readonly Product[];

export const MAX_WISHLIST_ITEMS = 200;

export function isInWishlist(wishlist: Wishlist, productId: string): boolean {
  return wishlist.some((product) => product.id === productId);
}

/** R-WISHLIST-1: adds the product if absent and removes it if present. The newest wish comes last. */
export function toggleWishlistItem(wishlist: Wishlist, product: Product): Wishlist {
  return isInWishlist(wishlist, product.id)
    ? wishlist.filter((wished) => wished.id !== product.id)
    : [...wishlist, product].slice(-MAX_WISHLIST_ITEMS);
}

/** A stored wishlist: unreadable entries and repetitions are dropped; `undefined` when it is no list at all. */
export function parseWishlist(value: unknown): Wishlist | undefined {
  const products = parseList(value, parseProduct);
  return (
    products &&
    [...new Map(products.map((product) => [product.id, product])).values()].slice(-MAX_WISHLIST_ITEMS)
  );
}

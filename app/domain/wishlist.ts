import type { Product } from './product';
import { readProduct } from './read-product';
import { readList } from './reading';

export type Wishlist = readonly Product[];

export const MAX_WISHES = 200;

export function isWished(wishlist: Wishlist, productId: string): boolean {
  return wishlist.some((product) => product.id === productId);
}

/** R-WISHLIST-1: adds the product if absent and removes it if present. The newest wish comes last. */
export function toggleWish(wishlist: Wishlist, product: Product): Wishlist {
  return isWished(wishlist, product.id)
    ? wishlist.filter((wished) => wished.id !== product.id)
    : [...wishlist, product].slice(-MAX_WISHES);
}

/** A stored wishlist: unreadable entries and repetitions are dropped; `undefined` when it is no list at all. */
export function parseWishlist(value: unknown): Wishlist | undefined {
  const products = readList(value, readProduct);
  return (
    products && [...new Map(products.map((product) => [product.id, product])).values()].slice(-MAX_WISHES)
  );
}

import { parseList } from '../json/parse-unknown';
import { parseProduct } from './parse-product';
import type { Product } from './product';

/** Newest first. */
export type RecentlyViewed = readonly Product[];

export const MAX_RECENTLY_VIEWED = 8;

/** Moves the product to the front. Every product is listed once, at most MAX_RECENTLY_VIEWED in all. */
export function addRecentlyViewed(recent: RecentlyViewed, product: Product): RecentlyViewed {
  return [product, ...recent.filter(({ id }) => id !== product.id)].slice(0, MAX_RECENTLY_VIEWED);
}

/** A stored list without its invalid and repeated entries. `undefined` when the value is no array. Never throws. */
export function parseRecentlyViewed(value: unknown): RecentlyViewed | undefined {
  return parseList(value, parseProduct)?.reduceRight<RecentlyViewed>(addRecentlyViewed, []);
}

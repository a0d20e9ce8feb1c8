import { parseList } from '../json/parse-unknown';
import { parseProduct } from './parse-product';
import type { Product } from './product';

/** Newest first. */
export type RecentlyViewed = readonly Product[];

export const MAX_RECENTLY_VIEWED = 8;

/** The product comes to the front; each stands there once. */
export function addRecentlyViewed(recent: RecentlyViewed, product: Product): RecentlyViewed {
  return [product, ...recent.filter((seen) => seen.id !== product.id)].slice(0, MAX_RECENTLY_VIEWED);
}

/** A stored list: unreadable entries and repetitions are dropped; `undefined` when it is no list at all. */
export function parseRecentlyViewed(value: unknown): RecentlyViewed | undefined {
  return parseList(value, parseProduct)?.reduceRight<RecentlyViewed>(addRecentlyViewed, []);
}

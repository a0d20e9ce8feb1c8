import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Kilobytes of a document after Brotli with the best quality, together with its headers. A server sends so much before the first
 * acknowledgement.
 */
const BUDGET = 13;

/** Bytes of the status line and the headers of a page that the build renders. */
const HEADER_BYTES = 1_030;

const OTHER_BUDGETS: Readonly<Record<string, number>> = {
  // Still larger. It may only become smaller.
  '/products/hackmatrix': 14.7,
  // Little more than header and footer: what every page has.
  '/shop/wishlist': 5.8,
};

const getBudget = (path: string): number => (OTHER_BUDGETS[path] ?? BUDGET) * 1024;

/** Bytes, without the headers. */
export const getDocumentBudget = (path: string): number => getBudget(path) - HEADER_BYTES;

const compress = (html: string, quality: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The best quality takes a second. Most documents are small enough with a quick one. */
export const isWithinBudget = (path: string, html: string, headerBytes: number): boolean => {
  const rest = getBudget(path) - headerBytes;
  return compress(html, 5) <= rest || compress(html, 11) <= rest;
};

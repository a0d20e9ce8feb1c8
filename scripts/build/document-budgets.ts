import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Kilobytes of a document after Brotli with the best quality, together with its headers. A server sends so much before the first
 * acknowledgement.
 */
const BUDGET = 13;

/** Bytes of the status line and the headers of a page that the build renders. */
const HEADER_BYTES = 1_030;

/** Pages that are still larger. They may only become smaller. */
const LARGER_BUDGETS: Readonly<Record<string, number>> = {
  '/products/hackmatrix': 17.1,
  '/shop/grid': 14.7,
  '/': 13.9,
  '/shop/single/tile-tee': 13.7,
  '/shop/single/crewneck': 13.4,
  '/blog/six-ways-to-fill-a-wall': 13.2,
  '/blog/a-cart-that-cannot-lose-an-order': 13.1,
};

const getBudget = (path: string): number => (LARGER_BUDGETS[path] ?? BUDGET) * 1024;

/** Bytes, without the headers. */
export const getDocumentBudget = (path: string): number => getBudget(path) - HEADER_BYTES;

const compress = (html: string, quality: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The best quality takes a second. Most documents are small enough with a quick one. */
export const isWithinBudget = (path: string, html: string, headerBytes: number): boolean => {
  const rest = getBudget(path) - headerBytes;
  return compress(html, 5) <= rest || compress(html, 11) <= rest;
};

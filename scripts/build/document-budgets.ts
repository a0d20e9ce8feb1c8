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
  '/products/hackmatrix': 17.2,
  '/shop/grid': 15.1,
  '/shop/single/tile-tee': 14,
  '/': 13.9,
  '/shop/single/crewneck': 13.7,
  '/shop/single/mosaic-mug': 13.2,
  '/shop/single/socks': 13.2,
  '/shop/single/laptop-sleeve': 13.2,
  '/shop/single/grout-60-keyboard': 13.2,
  '/blog/six-ways-to-fill-a-wall': 13.2,
  '/blog/single/v2': 13.2,
  '/blog/a-cart-that-cannot-lose-an-order': 13.1,
  '/shop/single/steel-bottle': 13.1,
  '/portfolio/showcase': 13.1,
  '/services/hackathon-organization': 13.1,
  '/privacy': 13.1,
  '/contact/v2': 13.1,
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

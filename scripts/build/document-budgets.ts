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
  '/products/hackmatrix': 17.7,
  '/shop/grid': 15.1,
  '/shop/single/tile-tee': 14.7,
  '/': 14.7,
  '/shop/single/crewneck': 14.5,
  '/blog/a-cart-that-cannot-lose-an-order': 14.1,
  '/shop/single/laptop-sleeve': 14.1,
  '/shop/single/socks': 14,
  '/blog/the-tests-that-lie': 14,
  '/career/read?role=event-producer-pune': 13.8,
  '/shop/single/mosaic-mug': 13.6,
  '/blog/hashes-in-place-of-nonces': 13.6,
  '/shop/single/steel-bottle': 13.6,
  '/shop/single/grout-60-keyboard': 13.5,
  '/blog/a-database-in-the-same-process': 13.5,
  '/shop/single/desk-mat': 13.4,
  '/blog/books-that-are-proved-every-night': 13.4,
  '/blog/a-build-that-refuses-a-kilobyte': 13.4,
  '/career': 13.3,
  '/contact/v2': 13.3,
  '/blog/a-contract-that-lets-you-leave': 13.3,
  '/shop/single/usb-hub': 13.3,
  '/blog/totals-that-explain-themselves': 13.3,
  '/career/read?role=senior-engineer-bridge': 13.3,
  '/blog/teaching-retrieval-before-prompts': 13.2,
  '/blog/six-ways-to-fill-a-wall': 13.2,
  '/blog/html-that-react-leaves-alone': 13.2,
  '/blog/faces-made-of-tiles': 13.2,
  '/shop/single/wireless-charger': 13.2,
  '/shop/single/keycap-set': 13.2,
  '/blog/your-first-workshop': 13.2,
  '/shop/single/notebook-pair': 13.1,
  '/shop/single/market-tote': 13.1,
  '/shop/single/desk-lamp': 13.1,
  '/services/hackathon-organization': 13.1,
  '/shop/single/ceramic-coasters': 13.1,
  '/shop/single/printed-book': 13.1,
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

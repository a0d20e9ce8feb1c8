import { brotliCompressSync, constants } from 'node:zlib';

/** Kilobytes of a document after Brotli with the best quality, without its headers. With them it is below 13 KB. */
const BUDGET = 11;

/**
 * Documents that are still larger, with many drawings, pictures or texts. Two per cent above their sizes: they may only become
 * smaller.
 */
const LARGER_BUDGETS: Readonly<Record<string, number>> = {
  '/products/hackmatrix': 18.7,
  '/': 15.5,
  '/shop/grid': 15.5,
  '/shop/single/mosaic-mug': 14.2,
  '/career': 13.7,
  '/contact/v2': 13.5,
  '/services/hackathon-organization': 13.5,
  '/contact': 13.3,
  '/blog/single/v2': 13.2,
  '/portfolio/showcase': 13.2,
  '/privacy': 13.1,
  '/saas/features': 13,
  '/team': 13,
  '/demos/agency/seo': 12.9,
  '/shop/checkout': 12.9,
  '/career/read': 12.8,
  '/demos/finance-consulting': 12.6,
  '/products/converge': 12.5,
  '/company': 12.3,
  '/demos/product-landing': 12.3,
  '/shop/index': 12.3,
  '/about/v1': 12.1,
  '/saas/v3': 12,
  '/services/custom-web-development': 11.9,
  '/services/single': 11.9,
  '/faq': 11.4,
  '/demos/mobile-app': 11.3,
  '/portfolio/case-study/v1': 11.3,
  '/services/professional-training-workshops': 11.3,
  '/customer/stories': 11.2,
  '/services/ai-powered-learning-solutions': 11.1,
};

/** Articles have charts and coloured code. */
const ARTICLE_BUDGET = 14.2;

/** Bytes. */
export const getDocumentBudget = (path: string): number =>
  (LARGER_BUDGETS[path] ?? (path.startsWith('/blog/') ? ARTICLE_BUDGET : BUDGET)) * 1024;

const compress = (html: string, quality: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The best quality takes a second. Most documents are small enough with a quick one. */
export const isWithinBudget = (path: string, html: string): boolean =>
  compress(html, 5) <= getDocumentBudget(path) || compress(html, 11) <= getDocumentBudget(path);

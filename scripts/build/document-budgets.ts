import { brotliCompressSync, constants } from 'node:zlib';

/** Kilobytes of a document after Brotli with the best quality, without its headers. The aim for every page. */
const BUDGET = 12;

/** Documents that are still larger, with many drawings, pictures or texts. Their budgets may only become smaller. */
const LARGER_BUDGETS: Readonly<Record<string, number>> = {
  '/products/hackmatrix': 20,
  '/': 19,
  '/career': 18,
  '/portfolio/showcase': 18,
  '/shop/grid': 18,
  '/blog/': 17,
  '/shop/single/mosaic-mug': 17,
  '/team': 17,
  '/about/v1': 16,
  '/career/read': 16,
  '/contact': 16,
  '/contact/v2': 16,
  '/customer/stories': 15,
  '/demos/agency/seo': 15,
  '/demos/finance-consulting': 15,
  '/privacy': 15,
  '/saas/features': 15,
  '/services/hackathon-organization': 15,
  '/shop/checkout': 15,
  '/shop/index': 15,
  '/company': 14,
  '/demos/product-landing': 14,
  '/portfolio/list': 14,
  '/products/converge': 14,
  '/saas/v3': 14,
  '/services/custom-web-development': 14,
  '/services/single': 14,
  '/customer/story-single': 13,
  '/demos/mobile-app': 13,
  '/faq': 13,
  '/help/center': 13,
  '/portfolio/case-study/v1': 13,
  '/pricing': 13,
  '/saas/integrations': 13,
  '/saas/v4': 13,
  '/services/ai-powered-learning-solutions': 13,
  '/services/professional-training-workshops': 13,
};

/** Articles have charts and coloured code. */
const ARTICLE_BUDGET = 18;

/** Bytes. */
export const getDocumentBudget = (path: string): number =>
  (LARGER_BUDGETS[path] ?? (path.startsWith('/blog/') ? ARTICLE_BUDGET : BUDGET)) * 1024;

const compress = (html: string, quality: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The best quality takes a second. Most documents are small enough with a quick one. */
export const isWithinBudget = (path: string, html: string): boolean =>
  compress(html, 5) <= getDocumentBudget(path) || compress(html, 11) <= getDocumentBudget(path);

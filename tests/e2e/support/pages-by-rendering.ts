/** One page of each way to reach the browser (docs/ARCHITECTURE.md, "Three ways of a page"), and how it is kept. */
export const pagesByRendering = {
  'rendered with the build': '/terms-of-use',
  'kept when first asked for': '/shop/index',
  'taken over by React': '/shop/cart',
} as const;

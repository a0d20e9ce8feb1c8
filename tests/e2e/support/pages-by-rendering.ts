/** One page for each way in which the server renders pages and the browser hydrates them (docs/ARCHITECTURE.md). */
export const pagesByRendering = {
  prerendered: '/terms-of-use',
  'cached by the server': '/shop/index',
  'fully hydrated': '/shop/cart',
} as const;

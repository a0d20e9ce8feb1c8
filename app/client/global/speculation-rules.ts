import { LINK_IN_VIEW_ATTRIBUTE } from '~/domain/site/presence-attributes';

/** What the paths of pages begin with that are never fetched ahead: personal pages, empty searches and requests with an effect. */
export const EXCLUDED_PREFIXES = [
  '/shop/cart',
  '/shop/checkout',
  '/shop/orders/',
  '/account',
  '/auth/',
  '/admin',
  '/dev/',
  '/messages/',
  '/quotes/',
  '/project-invoices/',
  '/search',
] as const;

const documents = [
  { href_matches: '/*' },
  { not: { href_matches: EXCLUDED_PREFIXES.map((prefix) => `${prefix}*`) } },
  { not: { selector_matches: '[download], [rel~=nofollow], [target]' } },
];

/**
 * Prefetches the pages of links that have been in view, and prerenders a page when the pointer rests on its link or presses
 * it. Where a browser does not prerender, it prefetches then.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prefetch: [
    { where: { and: documents }, eagerness: 'moderate' },
    {
      where: { and: [...documents, { selector_matches: `[${LINK_IN_VIEW_ATTRIBUTE}]` }] },
      eagerness: 'immediate',
    },
  ],
  prerender: [
    // React hydrates the wishlist, which reads what the browser stores.
    { where: { and: [...documents, { not: { href_matches: '/shop/wishlist*' } }] }, eagerness: 'moderate' },
  ],
};

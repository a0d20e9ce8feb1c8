/**
 * Prefetches a page when the pointer rests on its link. Excludes personal pages and requests with an effect.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/shop/cart*',
                '/shop/checkout*',
                '/shop/orders/*',
                '/account*',
                '/auth/*',
                '/admin*',
                '/dev/*',
                '/messages/*',
                '/quotes/*',
              ],
            },
          },
          { not: { selector_matches: '[download], [rel~=nofollow], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

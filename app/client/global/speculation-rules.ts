/**
 * Pages that a visitor is about to open are fetched when a pointer rests on their link. Carts, accounts and
 * anything with an effect are left alone. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
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
                '/account/*',
                '/auth/*',
                '/admin*',
                '/dev/*',
                '/messages/*',
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

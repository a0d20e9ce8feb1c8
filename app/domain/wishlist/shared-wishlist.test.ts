import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_SHARED_ITEMS, parseSharedWishlist } from './shared-wishlist';

it('parses the ids of a link, each once, in their order', () => {
  expect(parseSharedWishlist('mosaic-mug,desk-mat,mosaic-mug')).toEqual(['mosaic-mug', 'desk-mat']);
});

it('drops invalid ids', () => {
  expect(parseSharedWishlist('<b>,../x,,MUG,a b,-x,mosaic-mug')).toEqual(['mosaic-mug']);
  expect(parseSharedWishlist(null)).toEqual([]);
});

it('gives a limited number of valid ids for any link', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (items) => {
      const ids = parseSharedWishlist(items);
      expect(ids.length).toBeLessThanOrEqual(MAX_SHARED_ITEMS);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
    }),
  );
  const many = Array.from({ length: 300 }, (_, index) => `thing-${index}`);
  expect(parseSharedWishlist(many.join())).toEqual(many.slice(0, MAX_SHARED_ITEMS));
});

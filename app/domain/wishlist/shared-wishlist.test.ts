import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_SHARED_ITEMS, parseSharedWishlist } from './shared-wishlist';

it('reads the ids of a link, each once, in their order', () => {
  expect(parseSharedWishlist('mosaic-mug,desk-mat,mosaic-mug')).toEqual(['mosaic-mug', 'desk-mat']);
});

it('leaves out what is no id', () => {
  expect(parseSharedWishlist('<b>,../x,,MUG,a b,-x,mosaic-mug')).toEqual(['mosaic-mug']);
  expect(parseSharedWishlist(null)).toEqual([]);
});

it('whatever a link holds, there are few ids, and all are some', () => {
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

import { type Cart, countCartUnits } from '~/domain/cart/cart';

/** Fits into four rows of twelve: more would push the totals out of view. */
export const MAX_TILES = 47;

/** For a product without a picture. */
const DEFAULT_TILE_COLOUR = '#dbd0ba';

/** One colour for each unit, line by line. A very full cart is scaled down, with at least one tile for each line. */
export function getUnitTileColours(cart: Cart): string[] {
  const scale = Math.min(1, MAX_TILES / countCartUnits(cart));
  return cart
    .flatMap(({ product, quantity }) =>
      Array<string>(Math.max(1, Math.floor(quantity * scale))).fill(
        product.images[0]?.tint ?? DEFAULT_TILE_COLOUR,
      ),
    )
    .slice(0, MAX_TILES);
}

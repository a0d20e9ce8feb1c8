import { type Cart, cartUnits } from '~/domain/cart/cart';

/** Four rows of twelve: more would push the totals out of sight. */
export const MAX_TILES = 47;

/** The colour of a product that has no picture yet. */
const PLAIN = '#dbd0ba';

/** One colour for each unit, line after line; a very full cart is drawn to scale, with at least one for each line. */
export function unitTileColours(cart: Cart): string[] {
  const scale = Math.min(1, MAX_TILES / cartUnits(cart));
  return cart
    .flatMap(({ product, quantity }) =>
      Array<string>(Math.max(1, Math.floor(quantity * scale))).fill(product.images[0]?.tint ?? PLAIN),
    )
    .slice(0, MAX_TILES);
}

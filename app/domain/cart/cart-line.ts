import { calculateUnitDiscount } from '../pricing/pricing';
import type { Cart } from './cart';
import type { CartLine } from './cart-line-schema';

/**
 * The cart lines that quote and checkout send to the server. `unitPrice` in paise, after discount. A file of its own, so
 * that the browser does not load zod.
 */
export function toCartLines(cart: Cart): CartLine[] {
  return cart.map(({ productId, product, quantity, options }) => ({
    productId,
    quantity,
    ...(options && { options }),
    unitPrice: product.price - calculateUnitDiscount(product.price, product.sale),
  }));
}

import { unitDiscount } from '../pricing/pricing';
import type { Cart } from './cart';
import type { CartLine } from './cart-line-schema';

/** The cart as quote and checkout send it. Apart from the schema, so that the browser need not load zod for it. */
export function toCartLines(cart: Cart): CartLine[] {
  return cart.map(({ productId, product, quantity, options }) => ({
    productId,
    quantity,
    ...(options && { options }),
    unitPrice: product.price - unitDiscount(product.price, product.sale),
  }));
}

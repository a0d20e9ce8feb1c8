import type { Cart } from './cart';
import type { OrderLine } from './order-lines';
import { unitDiscount } from './pricing';

/** The cart as quote and checkout send it. Apart from the schema, so that the browser need not load zod for it. */
export function toOrderLines(cart: Cart): OrderLine[] {
  return cart.map(({ productId, product, quantity, options }) => ({
    productId,
    quantity,
    ...(options && { options }),
    unitPrice: product.price - unitDiscount(product.price, product.sale),
  }));
}

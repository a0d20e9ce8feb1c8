import type { Cart } from './cart';

/** Where the browser notes the number of the last order whose lines have left its cart. */
export const CLEARED_ORDER_KEY = 'tessera.forgotten-order.v1';

/** A line of a placed order, by the id of its cart item. */
export interface OrderedUnits {
  id: string;
  quantity: number;
}

/** The cart without what was ordered; units put in since then stay. */
export function removeOrderedUnits(cart: Cart, ordered: readonly OrderedUnits[]): Cart {
  return cart.flatMap((item) => {
    const taken = ordered.filter(({ id }) => id === item.id).reduce((sum, { quantity }) => sum + quantity, 0);
    if (taken === 0) return [item];
    return item.quantity > taken ? [{ ...item, quantity: item.quantity - taken }] : [];
  });
}

import type { Cart } from './cart';

/** Storage key of the number of the last order whose items the browser has removed from its cart. */
export const CLEARED_ORDER_KEY = 'tessera.forgotten-order.v1';

/** A line of a placed order, by the id of its cart item. */
export interface OrderedUnits {
  id: string;
  quantity: number;
}

/** The cart without the ordered units. Units that were added after the order stay. */
export function removeOrderedUnits(cart: Cart, ordered: readonly OrderedUnits[]): Cart {
  return cart.flatMap((item) => {
    const units = ordered.filter(({ id }) => id === item.id).reduce((sum, { quantity }) => sum + quantity, 0);
    if (units === 0) return [item];
    return item.quantity > units ? [{ ...item, quantity: item.quantity - units }] : [];
  });
}

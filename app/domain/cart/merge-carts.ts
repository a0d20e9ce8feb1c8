import type { Product } from '../catalogue/product';
import { addUnits, type Cart, getCartItemId, setQuantity } from './cart';
import type { SharedLine } from './shared-cart';

/** A line that can be bought now. */
export interface AddedLine extends SharedLine {
  product: Product;
}

interface MergedCart {
  cart: Cart;
  /** Names of products of which not all units could be added. */
  limited: string[];
}

/** R-CART-9: adds lines to a cart, of each as many units as the stock and the limits of a cart allow. What is in the cart stays. */
export function mergeCarts(cart: Cart, lines: readonly AddedLine[]): MergedCart {
  let merged = cart;
  const limited: string[] = [];
  for (const { product, quantity, options } of lines) {
    let change = addUnits(merged, product, quantity, options);
    if (change.outcome === 'refused') {
      limited.push(product.name);
      const present = merged.find(({ id }) => id === getCartItemId(product.id, options))?.quantity ?? 0;
      if (change.reason === 'stock' && change.available > present)
        change = setQuantity(merged, product, change.available, options);
    }
    merged = change.cart;
  }
  return { cart: merged, limited: [...new Set(limited)] };
}

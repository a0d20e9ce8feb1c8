import { type Cart, type CartItem, cartUnits, MAX_QUANTITY } from '~/domain/cart/cart';
import { availableUnits, LOW_STOCK_THRESHOLD } from '~/domain/catalogue/stock';

/** Why a line cannot hold this many units, in words; `undefined` when it can. */
export function findQuantityIssue(cart: Cart, item: CartItem, wanted: number): string | undefined {
  if (!Number.isSafeInteger(wanted)) return 'Please give a whole number.';
  if (wanted < 0) return 'A quantity cannot be below 0.';
  const onOtherLines = cartUnits(cart, item.productId) - item.quantity;
  const most = availableUnits(item.product.stock, onOtherLines);
  if (wanted > MAX_QUANTITY && most >= MAX_QUANTITY) return `${MAX_QUANTITY} is the most for one line.`;
  if (wanted <= most) return undefined;
  const { stock } = item.product;
  // A larger stock of a page is rounded up (domain/catalogue/shown-stock): it bounds the line and is not written.
  const reason =
    stock <= LOW_STOCK_THRESHOLD ? `Only ${stock} in stock` : 'That is more than there is in stock';
  const others = onOtherLines > 0 ? `, ${onOtherLines} of them on another line` : '';
  return `${reason}${others}: ${most} is the most for this line.`;
}

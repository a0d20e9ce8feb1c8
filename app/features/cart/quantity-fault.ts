import { type Cart, type CartItem, cartUnits, MAX_QUANTITY } from '~/domain/cart';
import { availableUnits } from '~/domain/stock';

/** Why a line cannot hold this many units, in words; `undefined` when it can. */
export function quantityFault(cart: Cart, item: CartItem, wanted: number): string | undefined {
  if (!Number.isSafeInteger(wanted)) return 'Please give a whole number.';
  if (wanted < 0) return 'A quantity cannot be below 0.';
  const onOtherLines = cartUnits(cart, item.productId) - item.quantity;
  const most = availableUnits(item.product.stock, onOtherLines);
  if (wanted > MAX_QUANTITY && most > MAX_QUANTITY) return `${MAX_QUANTITY} is the most for one line.`;
  if (wanted <= most) return undefined;
  const others = onOtherLines > 0 ? `, ${onOtherLines} of them on another line` : '';
  return `Only ${item.product.stock} in stock${others}: ${most} is the most for this line.`;
}

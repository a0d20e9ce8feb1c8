import { type Cart, type CartItem, countCartUnits, MAX_QUANTITY } from '~/domain/cart/cart';
import {
  calculateAvailableUnits,
  getProductAvailability,
  isSeat,
  LOW_STOCK_THRESHOLD,
} from '~/domain/catalogue/stock';

/** Pages round a larger stock up (domain/catalogue/shown-stock), so it limits the line but is not shown. */
function describeShortage(product: CartItem['product']): string {
  const isFew = product.stock <= LOW_STOCK_THRESHOLD;
  if (isSeat(product)) return isFew ? getProductAvailability(product).text : 'There are fewer seats left';
  return isFew ? `Only ${product.stock} in stock` : 'That is more than there is in stock';
}

/** The reason why a line cannot have this quantity, as a sentence; `undefined` when it can. */
export function findQuantityIssue(cart: Cart, item: CartItem, quantity: number): string | undefined {
  if (!Number.isSafeInteger(quantity)) return 'Please enter a whole number.';
  if (quantity < 0) return 'A quantity cannot be below 0.';
  if (quantity <= item.quantity) return undefined;
  const unitsOnOtherLines = countCartUnits(cart, item.productId) - item.quantity;
  const maxUnits = calculateAvailableUnits(item.product.stock, unitsOnOtherLines);
  if (quantity > MAX_QUANTITY && maxUnits >= MAX_QUANTITY)
    return `${MAX_QUANTITY} is the maximum for one line.`;
  if (quantity <= maxUnits) return undefined;
  const reason = describeShortage(item.product);
  const otherLinesText = unitsOnOtherLines > 0 ? `, ${unitsOnOtherLines} of them on another line` : '';
  return `${reason}${otherLinesText}: ${maxUnits} is the maximum for this line.`;
}

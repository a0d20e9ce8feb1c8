import { type ChosenOptions, getCartItemId } from '~/domain/cart/cart';
import { CLEARED_ORDER_KEY } from '~/domain/cart/ordered-units';
import { parseList, parseRecord } from '~/domain/json/parse-unknown';
import { cartStore } from '~/state/stores';
import { parseJson } from './parse-json';

interface OrderedLine {
  id: string;
  quantity: number;
}

function readLine(value: unknown): OrderedLine | undefined {
  const line = parseRecord(value);
  if (typeof line?.productId !== 'string' || typeof line.quantity !== 'number') return undefined;
  const options = (parseRecord(line.options) ?? {}) as ChosenOptions;
  return { id: getCartItemId(line.productId, options), quantity: line.quantity };
}

/** Takes what was ordered out of the cart, once for each order, when its page is first shown. */
export function clearOrderedItems(): void {
  const placed = parseRecord(parseJson(document.getElementById('placed-order')?.textContent));
  if (typeof placed?.key !== 'string') return;
  try {
    if (localStorage.getItem(CLEARED_ORDER_KEY) === placed.key) return;
    localStorage.setItem(CLEARED_ORDER_KEY, placed.key);
  } catch {
    // Without storage there is no cart to clear either.
    return;
  }
  cartStore().removeOrdered(parseList(placed.lines, readLine) ?? []);
}

import { getCartItemId } from '~/domain/cart/cart';
import { CLEARED_ORDER_KEY, type OrderedUnits, removeOrderedUnits } from '~/domain/cart/ordered-units';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import { parseJson, parseList, parseRecord } from '~/domain/json/parse-unknown';
import { getCartStore, getTextStorage } from '~/state/stores';

function parseLine(value: unknown): OrderedUnits | undefined {
  const line = parseRecord(value);
  if (typeof line?.productId !== 'string' || typeof line.quantity !== 'number') return undefined;
  const options = (parseRecord(line.options) ?? {}) as ChosenOptions;
  return { id: getCartItemId(line.productId, options), quantity: line.quantity };
}

/** Removes the ordered units from the cart when the page of a new order is opened for the first time. The page confirms the order. */
export function clearOrderedItems(): void {
  const order = parseRecord(parseJson(document.getElementById('placed-order')?.textContent));
  if (typeof order?.key !== 'string') return;
  const storage = getTextStorage();
  if (storage.read(CLEARED_ORDER_KEY) === order.key) return;
  storage.write(CLEARED_ORDER_KEY, order.key);
  const cart = getCartStore();
  cart.replace(removeOrderedUnits(cart.readLatest(), parseList(order.lines, parseLine) ?? []));
}

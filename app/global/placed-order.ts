import { type ChosenOptions, cartItemId } from '~/domain/cart';
import { FORGOTTEN_ORDER_KEY } from '~/domain/ordered-lines';
import { readList, readRecord } from '~/domain/reading';
import { cartStore } from '~/state/stores';
import { parseJson } from './parse-json';

interface OrderedLine {
  id: string;
  quantity: number;
}

function readLine(value: unknown): OrderedLine | undefined {
  const line = readRecord(value);
  if (typeof line?.productId !== 'string' || typeof line.quantity !== 'number') return undefined;
  const options = (readRecord(line.options) ?? {}) as ChosenOptions;
  return { id: cartItemId(line.productId, options), quantity: line.quantity };
}

/** Takes what was ordered out of the cart, once for each order, when its page is first shown. */
export function forgetOrderedLines(): void {
  const placed = readRecord(parseJson(document.getElementById('placed-order')?.textContent));
  if (typeof placed?.key !== 'string') return;
  try {
    if (localStorage.getItem(FORGOTTEN_ORDER_KEY) === placed.key) return;
    localStorage.setItem(FORGOTTEN_ORDER_KEY, placed.key);
  } catch {
    // Without storage there is no cart to clear either.
    return;
  }
  cartStore().takeOut(readList(placed.lines, readLine) ?? []);
}

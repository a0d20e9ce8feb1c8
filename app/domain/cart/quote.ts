import type { Product } from '../catalogue/product';
import type { Paise } from '../money/money';
import type { PricedCart } from '../pricing/pricing';
import { type Cart, type ChosenOptions, cartItemId } from './cart';

/** `unitPrice` in paise is what the shopper saw for one unit after its discount; without it no price can differ. */
export interface RequestedLine {
  productId: string;
  quantity: number;
  options?: ChosenOptions;
  unitPrice?: Paise;
}

/**
 * What is not as it was shown. `line` is the position in what was asked for; `name` is there when we still know it.
 * price: paise of one unit after discount · short-stock: units wanted of the product over all lines, and units there
 * are · unknown-option: `before` is the chosen option, absent when none was chosen.
 */
export type LineChange = { line: number; productId: string; name?: string } & (
  | { kind: 'vanished' | 'unpublished' }
  | { kind: 'price'; before: Paise; now: Paise }
  | { kind: 'short-stock'; before: number; now: number }
  | { kind: 'unknown-option'; option: 'color' | 'size'; before?: string; now: string[] }
);

export interface QuotedLine {
  productId: string;
  /** Units of this line that can be bought now, from 0 to what was wanted. */
  quantity: number;
  options?: ChosenOptions;
  product: Product;
}

/** `lines` holds what can still be bought, and `priced` its prices in the same order. */
export interface Quote {
  lines: QuotedLine[];
  priced: PricedCart;
  changes: LineChange[];
}

/** A line as it should be now; `quantity` 0 for one that cannot be bought any more. */
export type CartUpdate = Pick<QuotedLine, 'quantity' | 'options' | 'product'>;

const GONE: readonly LineChange['kind'][] = ['vanished', 'unpublished', 'unknown-option'];

/**
 * What the lines of a cart become when the shopper accepts a quote for them. The last line comes first: set one after
 * the other in this order, no line ever waits for units that a later one still holds. A line that the quote does not
 * know, put in since it was asked for, stays as it is.
 */
export function cartUpdatesFromQuote(
  cart: Cart,
  { lines, changes }: Pick<Quote, 'lines' | 'changes'>,
): CartUpdate[] {
  const quoted = [...lines];
  return cart
    .map((item, position): CartUpdate => {
      const { product, productId, quantity, options } = item;
      const kept = { product, quantity, ...(options && { options }) };
      const isGone = changes.some(
        (change) => change.line === position && change.productId === productId && GONE.includes(change.kind),
      );
      if (isGone) return { ...kept, quantity: 0 };
      const at = quoted.findIndex((line) => cartItemId(line.productId, line.options) === item.id);
      const [now] = at === -1 ? [] : quoted.splice(at, 1);
      return now ? { ...kept, product: now.product, quantity: now.quantity } : kept;
    })
    .reverse();
}

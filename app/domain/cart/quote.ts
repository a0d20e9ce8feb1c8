import type { Product } from '../catalogue/product';
import type { ChosenOptions } from '../catalogue/product-variants';
import type { Paise } from '../money/money';
import type { PricedCart } from '../pricing/pricing';
import { type Cart, getCartItemId } from './cart';

/**
 * A line to quote. `unitPrice` is the price of one unit after discount, in paise, as the browser showed it. Without it the
 * quote reports no price change.
 */
export interface RequestedLine {
  productId: string;
  quantity: number;
  options?: ChosenOptions;
  unitPrice?: Paise;
}

/**
 * A difference between a requested line and what can be bought. `line` is the index of the requested line; `name` is
 * absent when the product is unknown.
 * `price`: paise for one unit after discount. `short-stock`: requested units of the product in all lines, and its stock.
 * `unknown-option`: `before` is the chosen option, absent when none was chosen; `now` has the options that exist.
 */
export type LineChange = { line: number; productId: string; name?: string } & (
  | { kind: 'vanished' | 'unpublished' }
  | { kind: 'price'; before: Paise; now: Paise }
  | { kind: 'short-stock'; before: number; now: number }
  | { kind: 'unknown-option'; option: 'color' | 'size'; before?: string; now: string[] }
);

export interface QuotedLine {
  productId: string;
  /** Units that can be bought now, from 0 to the requested quantity. */
  quantity: number;
  options?: ChosenOptions;
  product: Product;
}

/** R-ORDER-1: the cart priced by the server. `lines` has what can be bought, `priced` its prices in the same order. */
export interface Quote {
  lines: QuotedLine[];
  priced: PricedCart;
  changes: LineChange[];
}

/** The new state of a cart item. `quantity` is 0 for an item that can no longer be bought. */
export type CartUpdate = Pick<QuotedLine, 'quantity' | 'options' | 'product'>;

const REMOVING_CHANGES: readonly LineChange['kind'][] = ['vanished', 'unpublished', 'unknown-option'];

/**
 * The updates that apply an accepted quote to a cart, the last item first. In this order each update frees its units
 * before an earlier item of the same product needs them. Items that were added after the quote was requested stay
 * unchanged.
 */
export function listCartUpdates(
  cart: Cart,
  { lines, changes }: Pick<Quote, 'lines' | 'changes'>,
): CartUpdate[] {
  const remainingLines = [...lines];
  return cart
    .map((item, position): CartUpdate => {
      const { product, productId, quantity, options } = item;
      const unchanged = { product, quantity, ...(options && { options }) };
      const isRemoved = changes.some(
        (change) =>
          change.line === position &&
          change.productId === productId &&
          REMOVING_CHANGES.includes(change.kind),
      );
      if (isRemoved) return { ...unchanged, quantity: 0 };
      const index = remainingLines.findIndex(
        (line) => getCartItemId(line.productId, line.options) === item.id,
      );
      const [quoted] = index === -1 ? [] : remainingLines.splice(index, 1);
      return quoted ? { ...unchanged, product: quoted.product, quantity: quoted.quantity } : unchanged;
    })
    .reverse();
}

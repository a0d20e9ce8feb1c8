import { getCartItemId } from '../cart/cart';
import type { ChosenOptions } from '../catalogue/product-variants';

/** A line of the cart as the account stores it: without product, which is read anew on each device. */
export interface AccountLine {
  productId: string;
  quantity: number;
  options?: ChosenOptions;
}

/** Cart and wishlist of an account. The wishlist has product ids. Samples of the initial cart are never part of it. */
export interface AccountItems {
  cart: readonly AccountLine[];
  wishlist: readonly string[];
}

export const NO_ITEMS: AccountItems = { cart: [], wishlist: [] };

/** Of the cart and of the wishlist of an account. More than a browser shows, so that merging two full carts loses nothing. */
export const MAX_ACCOUNT_LINES = 500;

export const getLineId = ({ productId, options }: AccountLine): string => getCartItemId(productId, options);

const indexLines = (lines: readonly AccountLine[]) => new Map(lines.map((line) => [getLineId(line), line]));

/** A side that did not change the quantity follows the other one. Of two changes the larger quantity stays. */
function mergeQuantity(before: number, first: number, second: number): number {
  if (first === before) return second;
  if (second === before) return first;
  return Math.max(first, second);
}

function mergeLines(
  base: readonly AccountLine[],
  first: readonly AccountLine[],
  second: readonly AccountLine[],
): AccountLine[] {
  const before = indexLines(base);
  const one = indexLines(first);
  const two = indexLines(second);
  return [...new Map([...one, ...two])]
    .map(([id, line]) => {
      const quantities = [before, one, two].map((lines) => lines.get(id)?.quantity ?? 0);
      const [quantityBefore = 0, quantity = 0, otherQuantity = 0] = quantities;
      return { ...line, quantity: mergeQuantity(quantityBefore, quantity, otherQuantity) };
    })
    .filter(({ quantity }) => quantity > 0);
}

const toLines = (ids: readonly string[]): AccountLine[] =>
  ids.map((productId) => ({ productId, quantity: 1 }));

/**
 * R-SYNC-1: what two sides have made of the same `base`. An item that one side added stays, one that a side removed goes,
 * unless the other side changed its quantity meanwhile. Quantities are never added up, so that the same items can be sent
 * again. The result begins with the items of `first`.
 */
export const mergeItems = (base: AccountItems, first: AccountItems, second: AccountItems): AccountItems => ({
  cart: mergeLines(base.cart, first.cart, second.cart),
  wishlist: mergeLines(toLines(base.wishlist), toLines(first.wishlist), toLines(second.wishlist)).map(
    ({ productId }) => productId,
  ),
});

/** Whether two accounts have the same items, in any order. */
export function hasSameItems(first: AccountItems, second: AccountItems): boolean {
  const quantities = indexLines(second.cart);
  return (
    first.cart.length === second.cart.length &&
    first.wishlist.length === second.wishlist.length &&
    first.cart.every((line) => quantities.get(getLineId(line))?.quantity === line.quantity) &&
    first.wishlist.every((id) => second.wishlist.includes(id))
  );
}

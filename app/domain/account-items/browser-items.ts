import { type Cart, type CartItem, MAX_CART_LINES } from '../cart/cart';
import type { Product } from '../catalogue/product';
import { MAX_WISHLIST_ITEMS, type Wishlist } from '../wishlist/wishlist';
import { type AccountItems, getLineId } from './account-items';

/** Cart and wishlist of a browser, with products. */
export interface BrowserItems {
  cart: Cart;
  wishlist: Wishlist;
}

/** R-SYNC-3: what the account gets: everything but the samples of the initial cart. */
export const toAccountItems = ({ cart, wishlist }: BrowserItems): AccountItems => ({
  cart: cart
    .filter(({ isSample }) => !isSample)
    .map(({ productId, quantity, options }) => ({ productId, quantity, ...(options && { options }) })),
  wishlist: wishlist.map(({ id }) => id),
});

interface Show {
  items: AccountItems;
  /** Of the items that the browser does not have yet. An item without product is not shown: it is no longer sold. */
  products: readonly Product[];
  keepsSamples: boolean;
}

const hasSameEntries = (first: readonly unknown[], second: readonly unknown[]) =>
  first.length === second.length && first.every((entry, index) => entry === second[index]);

function showCart(cart: Cart, { items, products, keepsSamples }: Show): Cart {
  const wanted = new Map(items.cart.map((line) => [getLineId(line), line]));
  const present = cart.flatMap((item): CartItem[] => {
    const line = wanted.get(item.id);
    if (!line) return item.isSample && keepsSamples ? [item] : [];
    wanted.delete(item.id);
    if (!item.isSample && item.quantity === line.quantity) return [item];
    const { isSample: _, ...rest } = item;
    return [{ ...rest, quantity: line.quantity }];
  });
  const added = [...wanted].flatMap(([id, { productId, quantity, options }]): CartItem[] => {
    const product = products.find((entry) => entry.id === productId);
    return product ? [{ id, product, productId, quantity, ...(options && { options }) }] : [];
  });
  const shown = [...present, ...added].slice(0, MAX_CART_LINES);
  return hasSameEntries(shown, cart) ? cart : shown;
}

function showWishlist(wishlist: Wishlist, { items, products }: Show): Wishlist {
  const ids = new Set(items.wishlist);
  const present = wishlist.filter(({ id }) => ids.delete(id));
  const added = products.filter(({ id }) => ids.has(id));
  const shown = [...present, ...added].slice(0, MAX_WISHLIST_ITEMS);
  return hasSameEntries(shown, wishlist) ? wishlist : shown;
}

/**
 * The items of an account as the cart and wishlist of a browser, in the order of the browser. Returns the same cart and
 * wishlist when nothing changes.
 */
export const showItems = ({ cart, wishlist }: BrowserItems, show: Show): BrowserItems => ({
  cart: showCart(cart, show),
  wishlist: showWishlist(wishlist, show),
});

/**
 * The items of the account that this browser has: without those that it could not show, which must not count as removed
 * by the visitor.
 */
export function omitHidden(items: AccountItems, wanted: AccountItems, shown: BrowserItems): AccountItems {
  const { cart, wishlist } = toAccountItems(shown);
  const shownLines = new Set(cart.map(getLineId));
  const hiddenLines = new Set(wanted.cart.map(getLineId).filter((id) => !shownLines.has(id)));
  return {
    cart: items.cart.filter((line) => !hiddenLines.has(getLineId(line))),
    wishlist: items.wishlist.filter((id) => !wanted.wishlist.includes(id) || wishlist.includes(id)),
  };
}

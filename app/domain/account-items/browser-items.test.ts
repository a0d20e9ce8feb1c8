import { expect, it } from 'vitest';
import { type CartItem, createInitialCart, MAX_CART_LINES, setQuantity } from '../cart/cart';
import { createProduct } from '../catalogue/fixtures/product-fixtures';
import type { AccountItems, AccountLine } from './account-items';
import { omitHidden, showItems, toAccountItems } from './browser-items';

const mug = createProduct({ id: 'mug', name: 'Mug' });
const bowl = createProduct({ id: 'bowl', name: 'Bowl' });
const tile = createProduct({ id: 'tile', name: 'Tile' });
const samples = createInitialCart([{ product: tile, quantity: 2 }]);
const withMugs = (quantity: number) => setQuantity(samples, mug, quantity, { color: 'Clay' }).cart;
const line = (productId: string, quantity: number): AccountLine => ({ productId, quantity });
const clayMugs = (quantity: number) => ({ ...line('mug', quantity), options: { color: 'Clay' } });
const summarise = (cart: readonly CartItem[]) =>
  cart.map(({ id, quantity, isSample }) => [id, quantity, isSample === true]);

it('R-SYNC-3: the account gets no samples; a sample with a changed quantity is an item of the visitor', () => {
  const browser = { cart: withMugs(3), wishlist: [bowl] };
  expect(toAccountItems(browser)).toEqual({ cart: [clayMugs(3)], wishlist: ['bowl'] });
  const changed = setQuantity(samples, tile, 5).cart;
  expect(toAccountItems({ cart: changed, wishlist: [] }).cart).toEqual([line('tile', 5)]);
});

it('R-SYNC-3: samples stay or go; a sample that the account has is an item', () => {
  const browser = { cart: withMugs(1), wishlist: [] };
  const items: AccountItems = { cart: [clayMugs(4)], wishlist: [] };
  const show = (keepsSamples: boolean, shown = items) =>
    summarise(showItems(browser, { items: shown, products: [], keepsSamples }).cart);
  expect(show(true)).toEqual([
    ['tile', 2, true],
    ['mug|Clay|', 4, false],
  ]);
  expect(show(false)).toEqual([['mug|Clay|', 4, false]]);
  expect(show(false, { cart: [line('tile', 1)], wishlist: [] })).toEqual([['tile', 1, false]]);
});

it('adds new items behind those of the browser, and removes what the account no longer has', () => {
  const { cart } = setQuantity(withMugs(1), bowl, 2);
  const items = { cart: [line('tile', 7), line('bowl', 2)], wishlist: ['mug', 'tile'] };
  const shown = showItems(
    { cart: cart.filter(({ isSample }) => !isSample), wishlist: [tile, bowl] },
    { items, products: [mug, tile], keepsSamples: true },
  );
  expect(summarise(shown.cart)).toEqual([
    ['bowl', 2, false],
    ['tile', 7, false],
  ]);
  expect(shown.wishlist.map(({ id }) => id)).toEqual(['tile', 'mug']);
});

it('returns the same cart and wishlist when nothing changes', () => {
  const browser = { cart: withMugs(1), wishlist: [bowl] };
  const shown = showItems(browser, { items: toAccountItems(browser), products: [], keepsSamples: true });
  expect(shown.cart).toBe(browser.cart);
  expect(shown.wishlist).toBe(browser.wishlist);
});

it('R-SYNC-1: an item that the browser cannot show does not count as removed', () => {
  const items = { cart: [line('mug', 1), line('withdrawn', 2)], wishlist: ['withdrawn', 'bowl'] };
  const shown = showItems({ cart: [], wishlist: [] }, { items, products: [mug, bowl], keepsSamples: false });
  expect(omitHidden(items, items, shown)).toEqual({ cart: [line('mug', 1)], wishlist: ['bowl'] });
  // Removed by the visitor while the request was under way: known, and removed with the next request.
  const wanted = { cart: [line('withdrawn', 2)], wishlist: ['withdrawn'] };
  const nothing = { cart: [], wishlist: [] };
  expect(omitHidden(items, wanted, nothing)).toEqual({ cart: [line('mug', 1)], wishlist: ['bowl'] });
});

it('R-SYNC-1: a cart that is longer than a browser holds loses nothing on the account', () => {
  const products = Array.from({ length: MAX_CART_LINES + 5 }, (_, index) =>
    createProduct({ id: `p${index}` }),
  );
  const items = { cart: products.map(({ id }) => line(id, 1)), wishlist: [] };
  const shown = showItems({ cart: [], wishlist: [] }, { items, products, keepsSamples: false });
  expect(shown.cart).toHaveLength(MAX_CART_LINES);
  expect(omitHidden(items, items, shown).cart).toHaveLength(MAX_CART_LINES);
});

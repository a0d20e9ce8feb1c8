import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Cart, createInitialCart } from '~/domain/cart/cart';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { openTabStorage, writeFromOtherTab } from '../fixtures/browser-tabs';
import { CART_KEY, createCartStore } from './cart-store';

const mug = createProduct({ id: 'mug', name: 'Mosaic mug', stock: 5 });
const book = createProduct({ id: 'book', name: 'Tile book' });
const samples = createInitialCart(
  ['a', 'b', 'c'].map((id) => ({ product: createProduct({ id }), quantity: 1 })),
);

const showToast = vi.fn();
const showAdded = vi.fn();

/** The store of a page that has just been opened. */
function openStore(initial?: () => Cart | undefined) {
  const store = createCartStore({ storage: openTabStorage(), showToast, showAdded });
  const cart = initial?.();
  if (cart) store.saveFirst(cart);
  return store;
}

const listItems = (cart: Cart) => cart.map(({ id, quantity }) => `${id}×${quantity}`);

beforeEach(() => {
  localStorage.clear();
  showToast.mockClear();
  showAdded.mockClear();
});

test('R-CART-8: "Add to cart" shows the item, also for a repeat; a refused one and a set quantity do not', () => {
  const store = openStore();
  store.addUnits(mug, 1, { color: 'Indigo' });
  store.addUnits(mug, 2, { color: 'Indigo' });
  expect(store.addUnits(mug, 3, { color: 'Indigo' })).toBe('refused');
  store.setQuantity(book, 1);
  expect(showAdded.mock.calls).toMatchObject([
    [{ id: 'mug|Indigo|', quantity: 1, product: { name: 'Mosaic mug' } }],
    [{ id: 'mug|Indigo|', quantity: 3 }],
  ]);
});

describe('R-CART-2 to R-CART-5', () => {
  test('adding shows the success toast for 1 s', () => {
    const store = openStore();
    expect(store.setQuantity(mug, 2)).toBe('added');
    expect(listItems(store.get())).toEqual(['mug×2']);
    expect(showToast.mock.calls).toEqual([
      [{ kind: 'success', text: 'Mosaic mug added to your cart', durationMs: 1000, variant: 'standard' }],
    ]);
  });

  test('removing shows the error toast for 1 s', () => {
    const store = openStore();
    store.setQuantity(mug, 1);
    showToast.mockClear();
    expect(store.setQuantity(mug, 0)).toBe('removed');
    expect(store.get()).toEqual([]);
    expect(showToast.mock.calls).toEqual([
      [{ kind: 'error', text: 'Mosaic mug removed to your cart', durationMs: 1000, variant: 'standard' }],
    ]);
  });

  test('no toast for an update, a quantity below 0 and the removal of an absent item', () => {
    const store = openStore();
    store.setQuantity(mug, 1);
    showToast.mockClear();
    expect(store.setQuantity(mug, 3)).toBe('updated');
    expect(store.setQuantity(mug, -1)).toBe('ignored');
    expect(store.setQuantity(book, 0)).toBe('ignored');
    expect(listItems(store.get())).toEqual(['mug×3']);
    expect(showToast).not.toHaveBeenCalled();
  });

  test('R-CART-6: a first visit has three sample items, a later one the stored cart', () => {
    const store = openStore(() => samples);
    expect(store.get()).toHaveLength(3);
    for (const { product } of samples) store.setQuantity(product, 0);
    expect(openStore(() => samples).get()).toEqual([]);
  });

  test('R-CART-6: a page without samples does not count as the first visit', () => {
    expect(openStore(() => undefined).get()).toEqual([]);
    expect(openStore(() => samples).get()).toHaveLength(3);
  });
});

test('more than the stock is refused with a message', () => {
  const store = openStore();
  store.setQuantity(mug, 4);
  showToast.mockClear();
  expect(store.addUnits(mug, 2)).toBe('refused');
  expect(listItems(store.get())).toEqual(['mug×4']);
  expect(showToast.mock.calls[0]?.[0].text).toBe(
    'Only 5 of Mosaic mug can be in your cart: that is all we have.',
  );
});

describe('R-CART-7', () => {
  test('the cart survives a reload', () => {
    openStore().setQuantity(mug, 2, { color: 'Rust' });
    expect(listItems(openStore().get())).toEqual(['mug|Rust|×2']);
    expect(openStore().get()[0]?.product).toEqual(mug);
  });

  test('the cart follows other tabs without a toast', () => {
    const store = openStore();
    const other = JSON.stringify([{ id: 'mug', product: mug, productId: 'mug', quantity: 3 }]);
    writeFromOtherTab(CART_KEY, other);
    expect(listItems(store.get())).toEqual(['mug×3']);
    expect(showToast).not.toHaveBeenCalled();
  });

  test('changes in two tabs are both stored', () => {
    const first = openStore();
    const second = openStore();
    first.addUnits(mug, 1);
    second.addUnits(mug, 1);
    second.addUnits(book, 1);
    first.addUnits(book, 1);
    expect(listItems(openStore().get())).toEqual(['mug×2', 'book×2']);
  });

  test('corrupt data is dropped', () => {
    localStorage.setItem(CART_KEY, '{"items":');
    expect(openStore(() => samples).get()).toEqual([]);
  });

  test('clearing shows no toast, and the next visit is no first visit', () => {
    const store = openStore(() => samples);
    store.clear();
    expect(openStore(() => samples).get()).toEqual([]);
    expect(showToast).not.toHaveBeenCalled();
  });
});

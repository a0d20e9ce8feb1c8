import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Cart, createInitialCart } from '~/domain/cart/cart';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { openTabStorage, writeFromOtherTab } from '../fixtures/browser-tabs';
import { CART_KEY, createCartStore } from './cart-store';

const mug = createProduct({ id: 'mug', name: 'Mosaic mug', stock: 5 });
const book = createProduct({ id: 'book', name: 'Tile book' });
const samples = createInitialCart(['a', 'b', 'c'].map((id) => createProduct({ id })));

const notify = vi.fn();

function open(first?: () => Cart | undefined) {
  return createCartStore({ storage: openTabStorage(), showToast: notify, ...(first && { initial: first }) });
}

const ids = (cart: Cart) => cart.map(({ id, quantity }) => `${id}×${quantity}`);

beforeEach(() => {
  localStorage.clear();
  notify.mockClear();
});

describe('R-CART-2 to R-CART-5', () => {
  test('adding shows the success toast for 1 s', () => {
    const store = open();
    expect(store.setQuantity(mug, 2)).toBe('added');
    expect(ids(store.get())).toEqual(['mug×2']);
    expect(notify.mock.calls).toEqual([
      [{ kind: 'success', text: 'Mosaic mug added to your cart', durationMs: 1000, variant: 'standard' }],
    ]);
  });

  test('removing shows the error toast for 1 s', () => {
    const store = open();
    store.setQuantity(mug, 1);
    notify.mockClear();
    expect(store.setQuantity(mug, 0)).toBe('removed');
    expect(store.get()).toEqual([]);
    expect(notify.mock.calls).toEqual([
      [{ kind: 'error', text: 'Mosaic mug removed to your cart', durationMs: 1000, variant: 'standard' }],
    ]);
  });

  test('updating, a quantity below 0 and removing what is absent are silent', () => {
    const store = open();
    store.setQuantity(mug, 1);
    notify.mockClear();
    expect(store.setQuantity(mug, 3)).toBe('updated');
    expect(store.setQuantity(mug, -1)).toBe('ignored');
    expect(store.setQuantity(book, 0)).toBe('ignored');
    expect(ids(store.get())).toEqual(['mug×3']);
    expect(notify).not.toHaveBeenCalled();
  });

  test('a first visit finds three sample items, a later one what was left', () => {
    const store = open(() => samples);
    expect(store.get()).toHaveLength(3);
    for (const { product } of samples) store.setQuantity(product, 0);
    expect(open(() => samples).get()).toEqual([]);
  });

  test('a page without samples leaves the first visit to a later page', () => {
    expect(open(() => undefined).get()).toEqual([]);
    expect(open(() => samples).get()).toHaveLength(3);
  });
});

test('more than the stock is refused with a message', () => {
  const store = open();
  store.setQuantity(mug, 4);
  notify.mockClear();
  expect(store.addUnits(mug, 2)).toBe('refused');
  expect(ids(store.get())).toEqual(['mug×4']);
  expect(notify.mock.calls[0]?.[0].text).toBe(
    'Only 5 of Mosaic mug can be in your cart: that is all we have.',
  );
});

describe('R-CART-7', () => {
  test('the cart survives a reload', () => {
    open().setQuantity(mug, 2, { color: 'Rust' });
    expect(ids(open().get())).toEqual(['mug|Rust|×2']);
    expect(open().get()[0]?.product).toEqual(mug);
  });

  test('the cart follows other open tabs, without their toasts', () => {
    const store = open();
    const other = JSON.stringify([{ id: 'mug', product: mug, productId: 'mug', quantity: 3 }]);
    writeFromOtherTab(CART_KEY, other);
    expect(ids(store.get())).toEqual(['mug×3']);
    expect(notify).not.toHaveBeenCalled();
  });

  test('two tabs add without losing each other’s items', () => {
    const [here, there] = [open(), open()];
    here.addUnits(mug, 1);
    there.addUnits(mug, 1);
    there.addUnits(book, 1);
    here.addUnits(book, 1);
    expect(ids(open().get())).toEqual(['mug×2', 'book×2']);
  });

  test('corrupt data is dropped', () => {
    localStorage.setItem(CART_KEY, '{"items":');
    expect(open(() => samples).get()).toEqual([]);
  });

  test('what was ordered leaves silently; what was put in since then stays', () => {
    const store = open();
    store.setQuantity(mug, 3);
    store.setQuantity(book, 1);
    notify.mockClear();
    store.removeOrdered([
      { id: 'mug', quantity: 2 },
      { id: 'book', quantity: 1 },
    ]);
    expect(ids(open().get())).toEqual(['mug×1']);
    expect(notify).not.toHaveBeenCalled();
  });

  test('clearing is silent and no first visit', () => {
    const store = open(() => samples);
    store.clear();
    expect(open(() => samples).get()).toEqual([]);
    expect(notify).not.toHaveBeenCalled();
  });
});

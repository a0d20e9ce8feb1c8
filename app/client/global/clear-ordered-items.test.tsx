import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { getCartStore, getToastStore } from '~/state/stores';
import { clearOrderedItems } from './clear-ordered-items';

const mug = createProduct({ id: 'mug' });

function openOrderPage(order: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'placed-order';
  element.textContent = typeof order === 'string' ? order : JSON.stringify(order);
  document.body.replaceChildren(element);
  clearOrderedItems();
}

const listCartItems = () =>
  getCartStore()
    .get()
    .map(({ id, quantity }) => `${id} × ${quantity}`);

beforeEach(() => {
  localStorage.clear();
  getCartStore().clear();
  getCartStore().setQuantity(mug, 3, { color: 'Indigo' });
  for (const { id } of getToastStore().get()) getToastStore().dismiss(id);
});

const order = { key: 'first', lines: [{ productId: 'mug', quantity: 2, options: { color: 'Indigo' } }] };

test('removes the ordered units from the cart without a toast', () => {
  openOrderPage(order);
  expect(listCartItems()).toEqual(['mug|Indigo| × 1']);
  expect(getToastStore().get()).toEqual([]);
});

test('removes the units of an order once, also when its page is opened again', () => {
  openOrderPage(order);
  getCartStore().setQuantity(mug, 5, { color: 'Indigo' });
  openOrderPage(order);
  expect(listCartItems()).toEqual(['mug|Indigo| × 5']);
  openOrderPage({ ...order, key: 'second' });
  expect(listCartItems()).toEqual(['mug|Indigo| × 3']);
});

test.each([['{"key":'], ['null'], ['{"lines":[]}'], ['{"key":"x","lines":[{"productId":7}]}']])(
  'a malformed order (%s) removes nothing',
  (json) => {
    openOrderPage(json);
    expect(listCartItems()).toEqual(['mug|Indigo| × 3']);
  },
);

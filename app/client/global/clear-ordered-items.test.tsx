import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { cartStore, toastStore } from '~/state/stores';
import { clearOrderedItems } from './clear-ordered-items';

const mug = createProduct({ id: 'mug' });

function arriveAtOrder(order: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'placed-order';
  element.textContent = typeof order === 'string' ? order : JSON.stringify(order);
  document.body.replaceChildren(element);
  clearOrderedItems();
}

const lines = () =>
  cartStore()
    .get()
    .map(({ id, quantity }) => `${id} × ${quantity}`);

beforeEach(() => {
  localStorage.clear();
  cartStore().clear();
  cartStore().setQuantity(mug, 3, { color: 'Indigo' });
  for (const { id } of toastStore().get()) toastStore().dismiss(id);
});

const order = { key: 'first', lines: [{ productId: 'mug', quantity: 2, options: { color: 'Indigo' } }] };

test('what was ordered leaves the cart without a word', () => {
  arriveAtOrder(order);
  expect(lines()).toEqual(['mug|Indigo| × 1']);
  expect(toastStore().get()).toEqual([]);
});

test('once for each order: the page can be looked at again', () => {
  arriveAtOrder(order);
  cartStore().setQuantity(mug, 5, { color: 'Indigo' });
  arriveAtOrder(order);
  expect(lines()).toEqual(['mug|Indigo| × 5']);
  arriveAtOrder({ ...order, key: 'second' });
  expect(lines()).toEqual(['mug|Indigo| × 3']);
});

test.each([['{"key":'], ['null'], ['{"lines":[]}'], ['{"key":"x","lines":[{"productId":7}]}']])(
  'an order that cannot be read (%s) takes nothing out',
  (json) => {
    arriveAtOrder(json);
    expect(lines()).toEqual(['mug|Indigo| × 3']);
  },
);

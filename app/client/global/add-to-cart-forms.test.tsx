import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { cartStore, toastStore } from '~/state/stores';
import { bindAddToCartForms } from './add-to-cart-forms';

bindAddToCartForms();

/** Sends an "Add to cart" form with these fields. */
function send(fields: Record<string, string>): SubmitEvent {
  const form = document.createElement('form');
  form.setAttribute('data-add-to-cart', '');
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { name, value });
    form.append(input);
  }
  document.body.replaceChildren(form);
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  return submit;
}

const mug = JSON.stringify(createProduct({ id: 'mug', name: 'Mosaic mug' }));
const lines = () =>
  cartStore()
    .get()
    .map(({ id, quantity }) => `${id} × ${quantity}`);
const said = () =>
  toastStore()
    .get()
    .map(({ text }) => text);

beforeEach(() => {
  cartStore().clear();
  for (const { id } of toastStore().get()) toastStore().dismiss(id);
});

test('adds what was chosen, says so, and stays on the page', () => {
  const submit = send({ product: mug, quantity: '2', color: 'Indigo', size: 'M' });
  expect(submit.defaultPrevented).toBe(true);
  expect(lines()).toEqual(['mug|Indigo|M × 2']);
  expect(said()).toEqual(['Mosaic mug added to your cart']);
});

test('adds one where no number and no options are asked for', () => {
  send({ product: mug });
  expect(lines()).toEqual(['mug × 1']);
});

test.each([
  ['no product', { quantity: '1' }],
  ['a product that is no JSON', { product: '{"id":', quantity: '1' }],
  ['a product with half of its fields', { product: '{"id":"mug"}', quantity: '1' }],
  ['a number that is none', { product: mug, quantity: 'many' }],
  ['a part of a unit', { product: mug, quantity: '0.5' }],
  ['less than nothing', { product: mug, quantity: '-3' }],
])('%s changes nothing', (_, fields) => {
  send(fields);
  expect(lines()).toEqual([]);
});

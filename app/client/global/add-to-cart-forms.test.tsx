import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { getCartStore, getToastStore } from '~/state/stores';
import { bindAddToCartForms } from './add-to-cart-forms';

bindAddToCartForms();

/** Submits an "Add to cart" form with these fields. */
function submitForm(fields: Record<string, string>): SubmitEvent {
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
const listCartItems = () =>
  getCartStore()
    .get()
    .map(({ id, quantity }) => `${id} × ${quantity}`);
const listToasts = () =>
  getToastStore()
    .get()
    .map(({ text }) => text);

beforeEach(() => {
  getCartStore().clear();
  for (const { id } of getToastStore().get()) getToastStore().dismiss(id);
});

test('adds the chosen product, shows a toast and stays on the page', () => {
  const submit = submitForm({ product: mug, quantity: '2', color: 'Indigo', size: 'M' });
  expect(submit.defaultPrevented).toBe(true);
  expect(listCartItems()).toEqual(['mug|Indigo|M × 2']);
  expect(listToasts()).toEqual(['Mosaic mug added to your cart']);
});

test('without a product of its own, adds the product of the card around the form', () => {
  const card = document.createElement('article');
  card.setAttribute('data-product', mug);
  card.setAttribute('data-product-id', 'mug');
  card.innerHTML =
    '<a href="/shop/single/mug">Mug</a><form data-add-to-cart><input name="quantity" value="1"></form>';
  document.body.replaceChildren(card);
  card.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(listCartItems()).toEqual(['mug × 1']);
});

test('focuses the pressed button when nothing has the focus, as in Safari, and leaves the focus of a field', () => {
  const form = document.createElement('form');
  form.setAttribute('data-add-to-cart', '');
  form.innerHTML = '<input name="quantity" value="1"><button>Add to cart</button>';
  document.body.replaceChildren(form);
  const submitter = form.querySelector('button');
  const submit = () =>
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  submit();
  expect(document.activeElement).toBe(submitter);
  const field = form.querySelector('input');
  field?.focus();
  submit();
  expect(document.activeElement).toBe(field);
});

test.each([
  ['in its form', '<form data-add-to-cart><input name="product"><button>Add to cart</button></form>'],
  [
    'outside of its form',
    '<form data-add-to-cart id="buy"><input name="product"></form><button form="buy">Add to cart</button>',
  ],
])('R-CART-8: a double click on a button %s adds one, two presses of a key add two', (_, html) => {
  document.body.innerHTML = html;
  Object.assign(document.querySelector('input') ?? {}, { value: mug });
  const press = (detail: number) =>
    document
      .querySelector('button')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  press(1);
  press(2);
  expect(listCartItems()).toEqual(['mug × 1']);
  press(0);
  press(0);
  expect(listCartItems()).toEqual(['mug × 3']);
});

test('adds one unit when the form has no quantity and no options', () => {
  submitForm({ product: mug });
  expect(listCartItems()).toEqual(['mug × 1']);
});

test.each([
  ['no product', { quantity: '1' }],
  ['a product in malformed JSON', { product: '{"id":', quantity: '1' }],
  ['a product with missing fields', { product: '{"id":"mug"}', quantity: '1' }],
  ['a quantity that is no number', { product: mug, quantity: 'many' }],
  ['a fraction of a unit', { product: mug, quantity: '0.5' }],
  ['a negative quantity', { product: mug, quantity: '-3' }],
])('%s changes nothing', (_, fields) => {
  submitForm(fields);
  expect(listCartItems()).toEqual([]);
});

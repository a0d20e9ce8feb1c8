import { expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';

const tee = createProduct({
  id: 'tee',
  stock: 3,
  attributes: { colors: [{ name: 'Dark' }, { name: 'White' }], size: ['S', 'M', 'L'] },
  variants: [
    { color: 'Dark', size: 'S', stock: 2 },
    { color: 'Dark', size: 'M', stock: 0 },
    { color: 'Dark', size: 'L', stock: 0 },
    { color: 'White', size: 'S', stock: 0 },
    { color: 'White', size: 'M', stock: 1 },
    { color: 'White', size: 'L', stock: 0 },
  ],
});

const radio = (name: string, value: string) =>
  `<label><input type="radio" name="${name}" value="${value}" required>${value}<span data-sold-out hidden>Sold out</span></label>`;

test('options that are sold out with the other choice cannot be chosen', async () => {
  document.body.innerHTML = `<form data-add-to-cart><input type="hidden" name="product">
    ${['Dark', 'White'].map((name) => radio('color', name)).join('')}
    ${['S', 'M', 'L'].map((name) => radio('size', name)).join('')}
    <input type="number" name="quantity" value="1"><p data-variant-stock></p></form>`;
  const find = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = document.querySelector<Kind>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  find<HTMLInputElement>('[name="product"]').value = JSON.stringify(tee);
  const input = (value: string) => find<HTMLInputElement>(`[value="${value}"]`);
  const listDisabled = () =>
    [...document.querySelectorAll<HTMLInputElement>('[type="radio"]:disabled')].map(({ value }) => value);
  const listNotes = () =>
    [...document.querySelectorAll('[data-sold-out]:not([hidden])')].map(
      (note) => note.closest('label')?.querySelector('input')?.value,
    );
  await import('./variant-fields');
  expect([listDisabled(), listNotes()]).toEqual([['L'], ['L']]);
  input('S').click();
  expect(listDisabled()).toEqual(['White', 'L']);
  input('Dark').click();
  expect([listDisabled(), listNotes()]).toEqual([
    ['White', 'M', 'L'],
    ['White', 'M', 'L'],
  ]);
  expect(find('[data-variant-stock]').textContent).toBe('Only 2 left');
  expect(find<HTMLInputElement>('[name="quantity"]').max).toBe('2');
});

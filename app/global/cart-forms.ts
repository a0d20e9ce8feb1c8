import { ADD_TO_CART_FIELDS, BEHAVIOUR } from '~/domain/behaviour-attributes';
import type { ChosenOptions } from '~/domain/cart';
import { readProduct } from '~/domain/read-product';
import { cartStore } from '~/state/stores';
import { parseJson } from './parse-json';

const textOf = (data: FormData, field: string) => {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
};

/** "Add to cart": the form holds a snapshot of the product and what was chosen. The browser has checked its fields. */
export function bindCartForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(BEHAVIOUR.addToCart)) return;
    event.preventDefault();
    const data = new FormData(form);
    const product = readProduct(parseJson(textOf(data, ADD_TO_CART_FIELDS.product)));
    if (!product) return;
    const options: ChosenOptions = {};
    const color = textOf(data, ADD_TO_CART_FIELDS.color);
    const size = textOf(data, ADD_TO_CART_FIELDS.size);
    if (color) options.color = color;
    if (size) options.size = size;
    cartStore().addUnits(product, Number(textOf(data, ADD_TO_CART_FIELDS.quantity) || 1), options);
  });
}

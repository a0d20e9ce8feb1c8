import { parseProduct } from '~/domain/catalogue/parse-product';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import { parseJson } from '~/domain/json/parse-unknown';
import { ADD_TO_CART_FIELDS, BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { getCartStore } from '~/state/stores';
import { readProduct } from './read-product';

/**
 * Adds to the cart on submit. The form has the quantity and the chosen options, and a product snapshot unless its card has one.
 * Its method is `dialog`: before this script is there, a press does nothing. A request would load the page again without what is chosen.
 */
export function bindAddToCartForms(): void {
  // How many presses followed each other at the same place. 0 for a key.
  let presses = 0;
  document.addEventListener(
    'click',
    ({ detail }) => {
      presses = detail;
    },
    true,
  );
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(BEHAVIOUR_ATTRIBUTES.addToCart)) return;
    event.preventDefault();
    // A double click adds one.
    if (presses > 1) return;
    // Safari focuses no button that is pressed. From a focused one, Tab leads into the panel (added-panel.ts).
    if (!form.contains(document.activeElement)) event.submitter?.focus();
    const data = new FormData(form);
    const getText = (field: string) => String(data.get(field) ?? '');
    const snapshot = getText(ADD_TO_CART_FIELDS.product);
    const product = snapshot ? parseProduct(parseJson(snapshot)) : readProduct(form);
    if (!product) return;
    const options: ChosenOptions = {};
    const color = getText(ADD_TO_CART_FIELDS.color);
    const size = getText(ADD_TO_CART_FIELDS.size);
    if (color) options.color = color;
    if (size) options.size = size;
    getCartStore().addUnits(product, Number(getText(ADD_TO_CART_FIELDS.quantity) || 1), options);
  });
}

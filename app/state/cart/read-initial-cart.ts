import { type Cart, parseCart } from '~/domain/cart/cart';
import { parseJson } from '~/domain/json/parse-unknown';
import { INITIAL_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';

/**
 * R-CART-6: the initial cart, which the page has as JSON. `undefined` for a page without it, for which the global script
 * requests it. Never throws.
 */
export const readInitialCart = (page: Document): Cart | undefined =>
  parseCart(parseJson(page.getElementById(INITIAL_CART_ELEMENT_ID)?.textContent));

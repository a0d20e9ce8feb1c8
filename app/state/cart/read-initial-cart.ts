import { type Cart, parseCart } from '~/domain/cart/cart';
import { INITIAL_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';

/**
 * R-CART-6: the initial cart, which the page has as JSON. `undefined` for a page without it, for which the global script
 * requests it. Never throws.
 */
export function readInitialCart(page: Document): Cart | undefined {
  const json = page.getElementById(INITIAL_CART_ELEMENT_ID)?.textContent;
  if (!json) return undefined;
  try {
    const cart = parseCart(JSON.parse(json));
    return cart?.length ? cart : undefined;
  } catch {
    return undefined;
  }
}

import { type Cart, createInitialCart } from '~/domain/cart/cart';
import { parseProduct } from '~/domain/catalogue/parse-product';
import { parseList } from '~/domain/json/parse-unknown';
import { SAMPLE_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';

/**
 * R-CART-6: the initial cart with the sample products, which the page has as JSON. `undefined` for a page without samples:
 * a later page then sets the initial cart. Never throws.
 */
export function readInitialCart(page: Document): Cart | undefined {
  const json = page.getElementById(SAMPLE_CART_ELEMENT_ID)?.textContent;
  if (!json) return undefined;
  try {
    const products = parseList(JSON.parse(json), parseProduct);
    return products?.length ? createInitialCart(products) : undefined;
  } catch {
    return undefined;
  }
}

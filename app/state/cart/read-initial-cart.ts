import { type Cart, createInitialCart, parseCartSamples } from '~/domain/cart/cart';
import { SAMPLE_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';

/**
 * R-CART-6: the initial cart with the sample products, which the page has as JSON. `undefined` for a page without
 * samples, for which the global script requests them. Never throws.
 */
export function readInitialCart(page: Document): Cart | undefined {
  const json = page.getElementById(SAMPLE_CART_ELEMENT_ID)?.textContent;
  if (!json) return undefined;
  try {
    const samples = parseCartSamples(JSON.parse(json));
    return samples?.length ? createInitialCart(samples) : undefined;
  } catch {
    return undefined;
  }
}

import { SAMPLE_CART_ELEMENT_ID } from '~/domain/behaviour-attributes';
import { type Cart, initialCart } from '~/domain/cart';
import { readProduct } from '~/domain/read-product';
import { readList } from '~/domain/reading';

/**
 * R-CART-6: the three sample items. They are real products of the catalogue, which the page brings along as JSON;
 * a page without them (`undefined`) leaves the first visit to a later page.
 */
export function initialCartFromDocument(page: Document): Cart | undefined {
  const json = page.getElementById(SAMPLE_CART_ELEMENT_ID)?.textContent;
  if (!json) return undefined;
  try {
    const products = readList(JSON.parse(json), readProduct);
    return products?.length ? initialCart(products) : undefined;
  } catch {
    return undefined;
  }
}

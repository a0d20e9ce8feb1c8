import { parseProduct } from '~/domain/catalogue/parse-product';
import type { Product } from '~/domain/catalogue/product';
import { parseJson } from '~/domain/json/parse-unknown';
import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';

/** The product of an element: its own snapshot, or that of the card around it. */
export function readProduct(element: Element): Product | undefined {
  const snapshot = element
    .closest(`[${BEHAVIOUR_ATTRIBUTES.product}]`)
    ?.getAttribute(BEHAVIOUR_ATTRIBUTES.product);
  return parseProduct(parseJson(snapshot ?? undefined));
}

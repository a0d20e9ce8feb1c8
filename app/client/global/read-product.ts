import { parseProduct } from '~/domain/catalogue/parse-product';
import type { Product } from '~/domain/catalogue/product';
import { parseJson, parseList, parseRecord } from '~/domain/json/parse-unknown';
import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';

const { product: PRODUCT, productId: PRODUCT_ID } = BEHAVIOUR_ATTRIBUTES;

const findProductElement = (element: Element) => element.closest(`[${PRODUCT}]`);

/** The id of an element's product: its own, or that of the card around it. */
export const readProductId = (element: Element): string =>
  findProductElement(element)?.getAttribute(PRODUCT_ID) ?? '';

/** Adds to the snapshot of a card what the card has in its link and its first picture. */
function addShownFields(snapshot: Record<string, unknown>, card: Element): void {
  const link = card.querySelector('a');
  const picture = card.querySelector('img');
  const image = parseList(snapshot.images, parseRecord)?.[0];
  Object.assign(snapshot, {
    id: readProductId(card),
    name: link?.textContent,
    url: link?.getAttribute('href'),
  });
  if (image && picture)
    Object.assign(image, {
      src: picture.getAttribute('src')?.replace(/-\d+\.\w+$/, ''),
      alt: picture.alt,
      tint: picture.dataset.tint,
      width: Number(picture.getAttribute('width')),
      height: Number(picture.getAttribute('height')),
    });
}

/** The product of an element: its own snapshot, or that of the card around it. */
export function readProduct(element: Element): Product | undefined {
  const productElement = findProductElement(element);
  const snapshot = parseRecord(parseJson(productElement?.getAttribute(PRODUCT)));
  // Only that of a card has no id.
  if (productElement && snapshot && !snapshot.id) addShownFields(snapshot, productElement);
  return parseProduct(snapshot);
}

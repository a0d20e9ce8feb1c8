import { parseProduct } from '~/domain/catalogue/parse-product';
import type { Product } from '~/domain/catalogue/product';
import { parseJson, parseList, parseRecord } from '~/domain/json/parse-unknown';
import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';

const { product: PRODUCT, productId: PRODUCT_ID } = BEHAVIOUR_ATTRIBUTES;

const readAttribute = (element: Element, attribute: string) =>
  element.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;

/** The id of an element's product: its own, or that of the card around it. */
export const readProductId = (element: Element): string | undefined => readAttribute(element, PRODUCT_ID);

/** What the snapshot of a card leaves out: the card has it in its link and its first picture. */
function readCard(card: Element, snapshot: Record<string, unknown>): Record<string, unknown> {
  const link = card.querySelector('a');
  const picture = card.querySelector('img');
  const [first, ...others] = parseList(snapshot.images, parseRecord) ?? [];
  const image = picture && {
    src: picture.getAttribute('src')?.replace(/-\d+\.\w+$/, ''),
    width: Number(picture.getAttribute('width')),
    height: Number(picture.getAttribute('height')),
    alt: picture.alt,
    tint: picture.dataset.tint,
  };
  return {
    ...snapshot,
    id: readProductId(card),
    name: link?.textContent,
    url: link?.getAttribute('href'),
    images: first && image ? [{ ...image, ...first }, ...others] : [],
  };
}

/** The product of an element: its own snapshot, or that of the card around it. */
export function readProduct(element: Element): Product | undefined {
  const holder = element.closest(`[${PRODUCT}]`);
  const snapshot = parseRecord(parseJson(holder?.getAttribute(PRODUCT)));
  const isCard = holder?.matches('article');
  return parseProduct(holder && snapshot && isCard ? readCard(holder, snapshot) : snapshot);
}

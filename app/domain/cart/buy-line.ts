import type { SharedLine } from './shared-cart';

const SEPARATOR = ':';

/** A colour or a size can have any character: “16:9”. */
const escapePart = (part: string) => part.replaceAll('%', '%25').replaceAll(SEPARATOR, '%3A');
const readPart = (part: string) => part.replaceAll('%3A', SEPARATOR).replaceAll('%25', '%');

/** A line that the checkout orders without a cart: `id:quantity:colour:size`. */
export function formatBuyLine({ productId, quantity, options }: SharedLine): string {
  const parts = [productId, `${quantity}`, options?.color ?? '', options?.size ?? ''];
  return parts.map(escapePart).join(SEPARATOR).replace(/:+$/, '');
}

/** The parts of such a text, which are not checked. */
export const splitBuyLine = (text: string): string[] => text.split(SEPARATOR).map(readPart);

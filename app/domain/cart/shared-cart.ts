import type { ChosenOptions } from '../catalogue/product-variants';
import { isPlainText } from '../forms/plain-text';
import { getCartItemId, MAX_CART_LINES, MAX_QUANTITY } from './cart';

/** A line of a cart as a link carries it: no name and no price, which are those of now when the link is opened. */
export interface SharedLine {
  productId: string;
  quantity: number;
  options?: ChosenOptions;
}

/** A link of a later version is not read. */
const VERSION = '1';
export const SHARED_VERSION_FIELD = 'v';
/** The field of one line. */
export const SHARED_LINE_FIELD = 'i';
/** URLSearchParams leaves it as it is. */
const SEPARATOR = '*';
const MAX_OPTION_LENGTH = 100;

/** In characters. Longer ones are cut off by some programs for messages. */
export const MAX_SHARED_CART_LENGTH = 2_000;

const PRODUCT_ID = /^[a-z0-9][a-z0-9-]{0,99}$/;
const QUANTITY = /^[1-9]\d{0,2}$/;

const escapePart = (part: string) => part.replaceAll('%', '%25').replaceAll(SEPARATOR, '%2A');
const readPart = (part: string) => part.replaceAll('%2A', SEPARATOR).replaceAll('%25', '%');

/** A line as one text: `id*quantity*colour*size`. */
export function formatSharedLine({ productId, quantity, options }: SharedLine): string {
  const parts = [productId, `${quantity}`, options?.color ?? '', options?.size ?? ''];
  return parts.map(escapePart).join(SEPARATOR).replace(/\*+$/, '');
}

/**
 * R-CART-9: the query of a link to a cart: `v=1`, and `i=id*quantity*colour*size` for each line. It names products and nobody.
 * `undefined` for an empty cart and for one that is too long.
 */
export function formatSharedCart(lines: readonly SharedLine[]): string | undefined {
  if (lines.length === 0) return undefined;
  const query = new URLSearchParams([[SHARED_VERSION_FIELD, VERSION]]);
  for (const line of lines) query.append(SHARED_LINE_FIELD, formatSharedLine(line));
  const text = query.toString();
  return text.length > MAX_SHARED_CART_LENGTH ? undefined : text;
}

/** A line of such a text. `undefined` for an invalid one. */
export function parseSharedLine(text: string): SharedLine | undefined {
  const [productId = '', quantity = '', color = '', size = '', ...rest] = text.split(SEPARATOR).map(readPart);
  const isValid =
    PRODUCT_ID.test(productId) &&
    QUANTITY.test(quantity) &&
    [color, size].every((option) => option.length <= MAX_OPTION_LENGTH && isPlainText(option)) &&
    rest.length === 0;
  if (!isValid) return undefined;
  const options = { ...(color && { color }), ...(size && { size }) };
  return { productId, quantity: Number(quantity), ...((color || size) && { options }) };
}

/**
 * R-CART-9: the lines of such a link, equal ones as one. Invalid lines are dropped; a link that is too long or of another
 * version has none. Never throws.
 */
export function parseSharedCart(query: URLSearchParams): SharedLine[] {
  if (query.get(SHARED_VERSION_FIELD) !== VERSION || query.toString().length > MAX_SHARED_CART_LENGTH)
    return [];
  const byId = new Map<string, SharedLine>();
  for (const text of query.getAll(SHARED_LINE_FIELD)) {
    const line = parseSharedLine(text);
    if (!line) continue;
    const id = getCartItemId(line.productId, line.options);
    const quantity = Math.min(line.quantity + (byId.get(id)?.quantity ?? 0), MAX_QUANTITY);
    byId.set(id, { ...line, quantity });
  }
  return [...byId.values()].slice(0, MAX_CART_LINES);
}

import { splitBuyLine } from '~/domain/cart/buy-line';
import { MAX_CART_LINES, MAX_QUANTITY } from '~/domain/cart/cart';
import type { RequestedLine } from '~/domain/cart/quote';

const MAX_TEXT_LENGTH = 100;

type LineText = string | null | undefined;

function parseQuantity(text: LineText): number {
  const quantity = Number(text || 1);
  return Number.isInteger(quantity) && quantity >= 1 ? Math.min(quantity, MAX_QUANTITY) : 1;
}

function createRequestedLine(
  id: string,
  { quantity, color, size }: { quantity: LineText; color: LineText; size: LineText },
): RequestedLine {
  const options = {
    ...(color && { color: color.slice(0, MAX_TEXT_LENGTH) }),
    ...(size && { size: size.slice(0, MAX_TEXT_LENGTH) }),
  };
  return {
    productId: id.slice(0, MAX_TEXT_LENGTH),
    quantity: parseQuantity(quantity),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

/**
 * Reads the lines that a link or a form orders without a cart: `buy=id:quantity:colour:size` for each line, or one
 * `buy=id` with the fields `quantity`, `color` and `size`, as the form on a product page sends them.
 */
export function parseBuyLines(params: URLSearchParams): RequestedLine[] {
  const entries = params.getAll('buy').filter((entry) => entry !== '');
  const [firstEntry] = entries;
  if (firstEntry !== undefined && entries.length === 1 && !firstEntry.includes(':')) {
    const [quantity, color, size] = ['quantity', 'color', 'size'].map((name) => params.get(name));
    return [createRequestedLine(firstEntry, { quantity, color, size })];
  }
  return entries.slice(0, MAX_CART_LINES).flatMap((entry) => {
    const [id, quantity, color, size] = splitBuyLine(entry);
    return id ? [createRequestedLine(id, { quantity, color, size })] : [];
  });
}

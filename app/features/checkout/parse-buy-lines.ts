import { MAX_CART_LINES, MAX_QUANTITY } from '~/domain/cart/cart';
import type { RequestedLine } from '~/domain/cart/quote';

const MAX_TEXT = 100;

function quantityOf(text: string | null | undefined): number {
  const quantity = Number(text || 1);
  return Number.isInteger(quantity) && quantity >= 1 ? Math.min(quantity, MAX_QUANTITY) : 1;
}

function wantedLine(
  id: string,
  quantity?: string | null,
  color?: string | null,
  size?: string | null,
): RequestedLine {
  const options = {
    ...(color && { color: color.slice(0, MAX_TEXT) }),
    ...(size && { size: size.slice(0, MAX_TEXT) }),
  };
  return {
    productId: id.slice(0, MAX_TEXT),
    quantity: quantityOf(quantity),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

/**
 * What a link or a plain form wants to buy without a cart: `buy=id:quantity:colour:size`, as often as there are lines,
 * or one `buy=id` with the fields `quantity`, `color` and `size` beside it, as a form on a product's page sends them.
 */
export function parseBuyLines(params: URLSearchParams): RequestedLine[] {
  const wanted = params.getAll('buy').filter((entry) => entry !== '');
  const [only] = wanted;
  if (only !== undefined && wanted.length === 1 && !only.includes(':')) {
    return [wantedLine(only, params.get('quantity'), params.get('color'), params.get('size'))];
  }
  return wanted.slice(0, MAX_CART_LINES).flatMap((entry) => {
    const [id, quantity, color, size] = entry.split(':');
    return id ? [wantedLine(id, quantity, color, size)] : [];
  });
}

import type { SharedLine } from '~/domain/cart/shared-cart';
import { paths } from '~/paths';

/**
 * Path of the checkout with the lines of an order at current prices: `buy=id:quantity:colour:size` for each line. `from`: the
 * number of the order, to which the checkout then leads back.
 */
export function getBuyAgainPath(lines: readonly SharedLine[], from?: string): string {
  const entries = lines.map(({ productId, quantity, options }) => {
    const parts = [productId, quantity, options?.color ?? '', options?.size ?? ''];
    return ['buy', parts.join(':').replace(/:+$/, '')];
  });
  return `${paths.shop.checkout()}?${new URLSearchParams([...entries, ...(from ? [['from', from]] : [])])}`;
}

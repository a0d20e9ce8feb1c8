import type { ChosenOptions } from '~/domain/cart/cart';
import { paths } from '~/paths';

interface BuyAgainLine {
  productId: string;
  quantity: number;
  options?: ChosenOptions;
}

/**
 * Path of the checkout with the lines of an order at current prices: `buy=id:quantity:colour:size` for each line. `from`: the
 * number of the order, to which the checkout then leads back.
 */
export function getBuyAgainPath(lines: readonly BuyAgainLine[], from?: string): string {
  const entries = lines.map(({ productId, quantity, options }) => {
    const parts = [productId, quantity, options?.color ?? '', options?.size ?? ''];
    return ['buy', parts.join(':').replace(/:+$/, '')];
  });
  return `${paths.shop.checkout()}?${new URLSearchParams([...entries, ...(from ? [['from', from]] : [])])}`;
}

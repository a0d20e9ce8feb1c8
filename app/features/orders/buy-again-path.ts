import type { ChosenOptions } from '~/domain/cart/cart';
import { paths } from '~/paths';

interface Ordered {
  productId: string;
  quantity: number;
  options?: ChosenOptions;
}

/** The checkout with the lines of an order, at today's prices: `buy=id:quantity:colour:size`, once a line. */
export function buyAgainPath(lines: readonly Ordered[]): string {
  const entries = lines.map(({ productId, quantity, options }) => {
    const parts = [productId, quantity, options?.color ?? '', options?.size ?? ''];
    return ['buy', parts.join(':').replace(/:+$/, '')];
  });
  return `${paths.shop.checkout()}?${new URLSearchParams(entries)}`;
}

import { formatBuyLine } from '~/domain/cart/buy-line';
import type { SharedLine } from '~/domain/cart/shared-cart';
import { paths } from '~/paths';

/**
 * Path of the checkout with the lines of an order at current prices: `buy=id:quantity:colour:size` for each line. `from`: the
 * number of the order, to which the checkout then leads back.
 */
export function getBuyAgainPath(lines: readonly SharedLine[], from?: string): string {
  const entries = lines.map((line) => ['buy', formatBuyLine(line)]);
  return `${paths.shop.checkout()}?${new URLSearchParams([...entries, ...(from ? [['from', from]] : [])])}`;
}

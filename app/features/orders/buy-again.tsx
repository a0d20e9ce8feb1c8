import type { Product } from '~/domain/catalogue/product';
import type { Order, OrderLine } from '~/domain/orders/order';
import { LinkButton } from '~/ui/buttons/link-button';
import { getBuyAgainPath } from './buy-again-path';

/** The lines whose products are in the shop. */
export function listAvailableLines(
  { lines }: Pick<Order, 'lines'>,
  products: readonly Product[],
): OrderLine[] {
  const soldIds = new Set(products.map(({ id }) => id));
  return lines.filter(({ productId }) => soldIds.has(productId));
}

/** Nothing when no product of the order is in the shop. `from`: the order of the account to which the checkout leads back. */
export function BuyAgain({ lines, from }: { lines: readonly OrderLine[]; from?: string }) {
  if (lines.length === 0) return null;
  return (
    <LinkButton href={getBuyAgainPath(lines, from)} variant="quiet" className="w-full">
      Buy again at today’s prices
    </LinkButton>
  );
}

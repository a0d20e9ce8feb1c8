import type { Quote } from '~/domain/cart/quote';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { paths } from '~/paths';

/** Where the buyer came from: the order that is bought again, the product that is bought without a cart, else the cart. */
export function createBackLink(query: URLSearchParams, buyNow: Pick<Quote, 'lines'> | undefined) {
  const number = parseOrderNumber(query.get('from') ?? '');
  if (number) return { label: `Back to order ${number}`, href: paths.account.order(number) };
  const [line, ...others] = buyNow?.lines ?? [];
  return line && others.length === 0
    ? { label: `Back to ${line.product.name}`, href: paths.shop.product(line.productId) }
    : { label: 'Back to the cart', href: paths.shop.cart() };
}

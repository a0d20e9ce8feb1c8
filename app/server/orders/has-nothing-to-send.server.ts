import { EVENTS_CATEGORY_ID } from '~/content/shop/events-category';
import type { Order } from '~/domain/orders/order';
import type { Catalogue } from '../catalogue/catalogue.server';

/** Whether the order is of seats and gift cards only. */
export async function hasNothingToSend(
  catalogue: Catalogue,
  { lines }: Pick<Order, 'lines'>,
): Promise<boolean> {
  const products = await catalogue.getProductsByIds(lines.map(({ productId }) => productId));
  return lines.every(({ productId }) =>
    products.some(({ id, categoryId }) => id === productId && categoryId === EVENTS_CATEGORY_ID),
  );
}

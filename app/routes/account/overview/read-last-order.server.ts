import type { OrderOwner } from '~/domain/orders/order';
import { EMPTY_ORDER_HISTORY_QUERY } from '~/domain/orders/order-history-query';
import type { ListedOrder } from '~/features/orders/order-list';
import type { Services } from '~/server/services.server';

/** The newest order of the user with the pictures of its products. */
export async function readLastOrder(
  { orders, catalogue }: Pick<Services, 'orders' | 'catalogue'>,
  owner: OrderOwner,
): Promise<ListedOrder | undefined> {
  const [order] = (await orders.listOrders(owner, EMPTY_ORDER_HISTORY_QUERY)).orders;
  if (!order) return undefined;
  const products = await catalogue.getProductsByIds(order.lines.map(({ productId }) => productId));
  const pictures = new Map(products.map(({ id, images }) => [id, images[0]]));
  return {
    ...order,
    lines: order.lines.map(({ productId, name, quantity }) => {
      const image = pictures.get(productId);
      return { name, quantity, ...(image && { image }) };
    }),
  };
}

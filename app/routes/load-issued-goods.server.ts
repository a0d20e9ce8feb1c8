import type { RouterContextProvider } from 'react-router';
import { getOrderPresentsPath, getOrderTicketsPath } from '~/content/shop/shop-page-paths';
import type { Order } from '~/domain/orders/order';
import type { ShownIssuedGoods } from '~/features/orders/issued-goods';
import { services } from '~/server/services.server';

/** Gift cards and tickets of an order that the visitor may see. */
export async function loadIssuedGoods(
  context: Readonly<RouterContextProvider>,
  { id, number }: Pick<Order, 'id' | 'number'>,
): Promise<ShownIssuedGoods> {
  const { orders, giftCards, tickets } = context.get(services);
  const bought = await tickets.listOfOrder(id);
  const accessKey = orders.createAccessKey(id);
  return {
    giftCards: await giftCards.listOfOrder(id),
    use: (await giftCards.findUse(id)) ?? (await tickets.findUse(id)),
    tickets: bought.map(({ id: ticketId, state }) => ({ id: ticketId, state })),
    ticketsHref: getOrderTicketsPath(number, accessKey),
    presents: await giftCards.listDeliveries(id),
    presentsHref: getOrderPresentsPath(number, accessKey),
  };
}

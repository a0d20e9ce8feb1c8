import type { RouterContextProvider } from 'react-router';
import { getOrderPresentsPath, getOrderTicketsPath } from '~/content/shop/shop-page-paths';
import type { Order } from '~/domain/orders/order';
import type { ShownIssuedGoods } from '~/features/orders/issued-goods';
import { viewedAccount } from '~/server/http/guards/show-viewed-account.server';
import { services } from '~/server/services.server';

/**
 * Gift cards and tickets of an order that the visitor may see. R-VIEW-2: an admin who looks at the account gets no code, and no private link
 * of the order, which would stay valid after the view.
 */
export async function loadIssuedGoods(
  context: Readonly<RouterContextProvider>,
  { id, number }: Pick<Order, 'id' | 'number'>,
): Promise<ShownIssuedGoods> {
  const { orders, giftCards, tickets } = context.get(services);
  const bought = await tickets.listOfOrder(id);
  const isViewed = context.get(viewedAccount) !== null;
  const accessKey = orders.createAccessKey(id);
  return {
    giftCards: await giftCards.listOfOrder(id, { withCodes: !isViewed }),
    use: (await giftCards.findUse(id)) ?? (await tickets.findUse(id)),
    tickets: bought.map(({ id: ticketId, state }) => ({ id: ticketId, state })),
    presents: await giftCards.listDeliveries(id),
    ...(!isViewed && {
      ticketsHref: getOrderTicketsPath(number, accessKey),
      presentsHref: getOrderPresentsPath(number, accessKey),
    }),
  };
}

import { type OrderHistoryQuery, serialiseOrderHistoryQuery } from '~/domain/orders/order-history-query';
import { paths } from '~/paths';

/** Not in `paths`: every page that React takes over carries those. */
export function orderHistoryPath(query: OrderHistoryQuery): string {
  const search = serialiseOrderHistoryQuery(query).toString();
  return search ? `${paths.account.orderHistory()}?${search}` : paths.account.orderHistory();
}

import { type OrderHistoryQuery, serialiseOrderHistoryQuery } from '~/domain/orders/order-history-query';
import { paths } from '~/paths';

/** Not in `paths`, because that module is part of every hydrated page. */
export function getOrderHistoryPath(query: OrderHistoryQuery): string {
  const search = serialiseOrderHistoryQuery(query).toString();
  return search ? `${paths.account.orderHistory()}?${search}` : paths.account.orderHistory();
}

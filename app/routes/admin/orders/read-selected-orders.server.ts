import type { SignedIn } from '~/domain/auth/session';
import { readSelectedNumbers } from '~/domain/orders/staff-order-query';
import type { OrderManagement } from '~/server/orders/staff/order-management.server';

/** The selected orders of the query, with how many were selected. Unknown numbers have no order. */
export async function readSelectedOrders(
  orderManagement: Pick<OrderManagement, 'getOrder'>,
  actor: SignedIn,
  params: URLSearchParams,
) {
  const numbers = readSelectedNumbers(params);
  const found = await Promise.all(numbers.map((number) => orderManagement.getOrder(actor, number)));
  return { selectedCount: numbers.length, found: found.filter((each) => each !== null) };
}

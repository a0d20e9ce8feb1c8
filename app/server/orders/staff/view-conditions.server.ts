import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { STAFF_ORDER_VIEWS, STATUSES_BY_VIEW, type StaffOrderView } from '~/domain/orders/staff-order-query';
import { orders } from '../../db/schema/orders.server';

/**
 * R-ADMIN-7: money that staff have to send back: more was received than the order costs (R-PAYMENT-2), or a refund waits for its transfer.
 * Each part has the words of its index, `orders_with_excess` and `refunds_to_transfer`.
 */
export const HAS_MONEY_TO_RETURN = sql`${orders.id} in (
  select id from orders
  where received - refunded > case when status in ('cancelled', 'refunded') then 0 else order_total end
  union all
  select order_id from refunds where state = 'pending' and payment_id is null
)`;

/** The condition of a view. Each has an index in the order of the list. */
export function toViewCondition(view: StaffOrderView): SQL | undefined {
  if (view === 'returns') return sql`has_open_return`;
  if (view === 'excess') return HAS_MONEY_TO_RETURN;
  const [first, ...others] = STATUSES_BY_VIEW[view] ?? [];
  if (!first) return undefined;
  return others.length > 0 ? inArray(orders.status, [first, ...others]) : eq(orders.status, first);
}

export const viewConditions = STAFF_ORDER_VIEWS.map((view) => [view, toViewCondition(view)] as const);

import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { STAFF_ORDER_VIEWS, STATUSES_BY_VIEW, type StaffOrderView } from '~/domain/orders/staff-order-query';
import { orders } from '../../db/schema/orders.server';

/** R-PAYMENT-2 in SQL, word by word as in the index `orders_with_excess`. */
const HAS_EXCESS = sql`received - refunded > case when status in ('cancelled', 'refunded') then 0 else order_total end`;

/** The condition of a view. Each has an index in the order of the list. */
export function toViewCondition(view: StaffOrderView): SQL | undefined {
  if (view === 'returns') return sql`has_open_return`;
  if (view === 'excess') return HAS_EXCESS;
  const [first, ...others] = STATUSES_BY_VIEW[view] ?? [];
  if (!first) return undefined;
  return others.length > 0 ? inArray(orders.status, [first, ...others]) : eq(orders.status, first);
}

export const viewConditions = STAFF_ORDER_VIEWS.map((view) => [view, toViewCondition(view)] as const);

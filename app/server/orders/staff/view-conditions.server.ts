import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { getResponseLimit } from '~/content/company/response-times';
import { STAFF_ORDER_VIEWS, STATUSES_BY_VIEW, type StaffOrderView } from '~/domain/orders/staff-order-query';
import { toIndianDay } from '~/domain/time/wall-clock';
import { orders } from '../../db/schema/orders.server';
import { IS_PAYMENT_UNCHECKED } from '../unchecked-payment.server';

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

/** R-DISPUTE-1: a payment is disputed. The words of the index `payment_disputes_open`. */
export const HAS_OPEN_DISPUTE = sql`${orders.id} in (select order_id from payment_disputes where state = 'open')`;

/**
 * When the oldest return of an order came that waits for staff: a request for their decision, and a parcel that arrived for its refund.
 * NULL when none does.
 */
export const returnWaitsSince = sql<Date | null>`(
  select min(case waiting.state when 'requested' then waiting.created_at else (
    select max(order_events.created_at) from order_events
    where order_events.order_id = waiting.order_id and order_events.details ->> 'returnId' = waiting.id::text
  ) end)
  from order_returns as waiting
  where waiting.order_id = orders.id and waiting.closed_at is null and waiting.state in ('requested', 'received')
)`.mapWith(orders.createdAt);

/** R-BILLING-2: invoices that are not paid. */
const isInvoiceOverdue = (now: Date): SQL => sql`(status = 'placed' and due_on < ${toIndianDay(now)})`;

/** Invoices that are not paid, and payments that wait for staff. */
export const isPaymentOverdue = (now: Date): SQL =>
  sql`(${isInvoiceOverdue(now)} or ${IS_PAYMENT_UNCHECKED})`;

/** R-DUE-3: paid orders that are to be packed. */
export const isPackingOverdue = (now: Date): SQL =>
  sql`(status = 'paid' and paid_at < ${getResponseLimit('packing', now).toISOString()}::timestamptz)`;

/** R-DUE-3: orders with a return that waits for staff. */
export const isReturnOverdue = (now: Date): SQL =>
  sql`(has_open_return and ${returnWaitsSince} < ${getResponseLimit('returns', now).toISOString()}::timestamptz)`;

const isOverdue = (now: Date): SQL | undefined =>
  or(isPaymentOverdue(now), isPackingOverdue(now), isReturnOverdue(now));

/** The condition of a view. Each has an index. */
export function toViewCondition(view: StaffOrderView, now: Date): SQL | undefined {
  if (view === 'overdue') return isOverdue(now);
  if (view === 'returns') return sql`has_open_return`;
  if (view === 'disputes') return HAS_OPEN_DISPUTE;
  if (view === 'excess') return HAS_MONEY_TO_RETURN;
  const [first, ...others] = STATUSES_BY_VIEW[view] ?? [];
  if (!first) return undefined;
  return others.length > 0 ? inArray(orders.status, [first, ...others]) : eq(orders.status, first);
}

export const listViewConditions = (now: Date) =>
  STAFF_ORDER_VIEWS.map((view) => [view, toViewCondition(view, now)] as const);

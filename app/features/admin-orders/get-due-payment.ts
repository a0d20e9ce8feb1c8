import { getInvoiceState } from '~/domain/billing/milestone-invoice';
import type { OrderStatus } from '~/domain/orders/order-status';
import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';

interface PayableOrder {
  status: OrderStatus;
  isPaid: boolean;
  /** ISO day. Absent for an order that is paid before it is sent. */
  dueOn?: string | undefined;
}

/** R-BILLING-2: until when an order on invoice is payable, as an ISO day. `undefined` once nothing is to be paid. */
export function getDuePayment(
  { status, isPaid, dueOn }: PayableOrder,
  now: Date,
): { dueOn: string; isOverdue: boolean } | undefined {
  if (!dueOn) return undefined;
  const today = toWallClock(now, site.openingHours.timeZone).day;
  const state = getInvoiceState({ status, isPaid, dueOn }, today);
  return state === 'open' || state === 'overdue' ? { dueOn, isOverdue: state === 'overdue' } : undefined;
}

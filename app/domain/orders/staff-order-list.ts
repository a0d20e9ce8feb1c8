import type { Paise } from '../money/money';
import type { PaymentMethod } from './checkout-schema';
import type { CursorPage } from './order-cursor';
import type { OrderStatus } from './order-status';
import type { StaffOrderView, StepForAll } from './staff-order-query';

/** An order in the list of the back office. Amounts in paise. */
export interface StaffOrderRow {
  number: string;
  version: number;
  createdAt: Date;
  /** Empty after the buyer's account was deleted. */
  buyer: string;
  /** The first line, and how many lines follow. */
  items: { name: string; quantity: number; more: number };
  status: OrderStatus;
  method: PaymentMethod;
  total: Paise;
  /** What arrived, without what went back. */
  paid: Paise;
  paidAt?: Date;
  /** A return waits for staff or for the parcel. */
  hasReturn: boolean;
  /** When the oldest return came that waits for staff. */
  returnWaitsSince?: Date;
  /** The bank of the buyer claims a payment back, and the claim is not decided. */
  isDisputed: boolean;
  /** What must go back: paid twice, too much, or after a cancellation. */
  excess: Paise;
  /** A refund is noted, and its money is not transferred yet. */
  isTransferDue: boolean;
  /** Of the invoice of a milestone: the last day for its payment, as an ISO day. */
  dueOn?: string;
}

export interface StaffOrderList extends CursorPage {
  /** The newest first. */
  orders: StaffOrderRow[];
  /** Orders of each view that fit the other filters of the query. A count ends at MAX_VIEW_COUNT. */
  counts: Record<StaffOrderView, number>;
}

/** Orders of a list that all go on together, as they were at a moment. */
export interface MatchingOrders {
  count: number;
  to: StepForAll;
  shownAt: Date;
}

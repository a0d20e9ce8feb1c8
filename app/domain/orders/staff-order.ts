import type { Paise } from '../money/money';
import type { Dispute } from '../payments/dispute';
import type { LineUnits } from './line-units';
import type { Order, OrderRefund, OrderReturn, ReceivedPayment } from './order';
import type { OrderEventDetails, OrderEventKind } from './order-event';
import type { ReturnState } from './order-return';
import type { OrderActor, OrderStatus } from './order-status';

/** Statuses that staff set by themselves. A refund sets `refunded`. */
export const STAFF_STATUSES = ['paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

export const isStaffStatus = (status: OrderStatus): status is StaffStatus =>
  STAFF_STATUSES.some((known) => known === status);

export interface StaffOrderEvent {
  id: string;
  kind: OrderEventKind;
  /** The status of the order after the event. */
  status: OrderStatus;
  actor: OrderActor;
  /** The name of the member of staff or signed-in buyer. Absent for guests, jobs and deleted accounts. */
  by?: string;
  note?: string;
  details?: OrderEventDetails;
  at: Date;
}

export interface StaffPayment extends ReceivedPayment {
  /** The name of the member of staff who recorded it. */
  by?: string;
}

export interface StaffRefund extends OrderRefund {
  by?: string;
  /** The payment that its provider refunds. Absent when staff transfer the money. */
  paymentId?: string;
  /** It is stuck, and staff may send it again (R-PAYMENT-8). */
  canSendAgain: boolean;
}

export interface StaffReturn extends OrderReturn {
  nextStates: readonly ReturnState[];
  /** The refund of its units: their price after discounts with tax, as far as it was received and not refunded yet. */
  refundAmount: Paise;
}

/** Everything about an order. Its buyer sees `order` alone. */
export interface StaffOrder {
  order: Order;
  version: number;
  payments: StaffPayment[];
  refunds: StaffRefund[];
  /** The oldest first. */
  disputes: Dispute[];
  returns: StaffReturn[];
  /** All events, internal notes included; the oldest first. */
  events: StaffOrderEvent[];
  nextStatuses: StaffStatus[];
  /** What was received, is not refunded yet and is not held because of a dispute: no refund is larger. */
  refundable: Paise;
  /** The units that no refund has. */
  refundableUnits: LineUnits;
  /** Other orders of the same account or email. */
  otherOrders: number;
}

/** `a6`: a label on each page, for a label printer. `a4`: four on a page. */
const LABEL_SIZES = ['a4', 'a6'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

export const isLabelSize = (value: string | null): value is LabelSize =>
  LABEL_SIZES.some((known) => known === value);

/** What stands on a parcel. */
export interface ShippingLabel {
  orderNumber: string;
  name: string;
  /** Lines of the address. */
  address: readonly string[];
  phone: string;
  units: number;
}

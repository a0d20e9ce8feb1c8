import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { StaffOrderView } from '~/domain/orders/staff-order-query';

/** The steps of an order that goes well, each with a tile. */
export const ORDER_STEPS: readonly OrderStatus[] = ['placed', 'paid', 'packed', 'shipped', 'delivered'];

/** What comes next for an order of each status, in the words of the list. */
export const NEXT_STEP_LABELS: Readonly<Record<OrderStatus, string>> = {
  placed: 'to be paid',
  paid: 'to pack',
  packed: 'to ship',
  shipped: 'on the way',
  delivered: 'done',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

export const VIEW_LABELS: Readonly<Record<StaffOrderView, string>> = {
  all: 'All',
  overdue: 'Overdue',
  'to-pay': 'To be paid',
  'to-pack': 'To pack',
  'to-ship': 'To ship',
  'on-the-way': 'On the way',
  done: 'Done',
  returns: 'Returns',
  disputes: 'Disputed',
  excess: 'To refund',
};

export const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  bank: 'Bank',
  card: 'Card',
  razorpay: 'Razorpay',
};

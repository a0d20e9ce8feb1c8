/**
 * R-ORDER-5: placed → paid → packed → shipped → delivered; cancelled and refunded end an order early. R-ORDER-11: an order of
 * tickets and gift cards alone goes from paid to delivered, and can be cancelled after that.
 */
export const ORDER_STATUSES = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Who changes an order. `buyer`: its buyer. `staff`: a member of staff. `payment`: a verified provider message.
 * `system`: a job.
 */
export type OrderActor = 'buyer' | 'staff' | 'payment' | 'system';

interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
  /** Only for paid orders: an unpaid order has nothing to refund. */
  needsPayment?: true;
  /** Only for orders that are delivered in this way (R-ORDER-11). */
  delivery?: 'parcel' | 'email';
}

const TRANSITIONS: readonly Transition[] = [
  { from: 'placed', to: 'paid', by: ['staff', 'payment', 'system'] },
  { from: 'placed', to: 'cancelled', by: ['buyer', 'staff', 'system'] },
  { from: 'paid', to: 'packed', by: ['staff'], delivery: 'parcel' },
  { from: 'paid', to: 'delivered', by: ['system'], delivery: 'email' },
  { from: 'paid', to: 'cancelled', by: ['buyer', 'staff'] },
  { from: 'packed', to: 'shipped', by: ['staff'] },
  { from: 'shipped', to: 'delivered', by: ['staff'] },
  { from: 'delivered', to: 'cancelled', by: ['buyer', 'staff'], delivery: 'email' },
  { from: 'paid', to: 'refunded', by: ['staff', 'payment'], needsPayment: true },
  { from: 'packed', to: 'refunded', by: ['staff', 'payment'], needsPayment: true },
  { from: 'shipped', to: 'refunded', by: ['staff', 'payment'], needsPayment: true },
  { from: 'delivered', to: 'refunded', by: ['staff', 'payment'], needsPayment: true },
  { from: 'cancelled', to: 'refunded', by: ['staff', 'payment'], needsPayment: true },
];

export interface OrderState {
  status: OrderStatus;
  paid: boolean;
  /** Tickets and gift cards alone, or the invoice of a milestone. */
  isDeliveredByEmail?: boolean;
  /** Of the invoice of a milestone: its buyer cannot cancel it (R-BILLING-2), and a paid one is refunded instead (R-BILLING-3). */
  dueOn?: string | null;
}

/** R-ORDER-5, R-ORDER-6: the statuses to which `actor` can change the order, in the order of the process. */
export function listNextStatuses(order: OrderState, actor: OrderActor): OrderStatus[] {
  if (order.dueOn && actor === 'buyer') return [];
  const delivery = order.isDeliveredByEmail ? 'email' : 'parcel';
  return TRANSITIONS.filter(
    (step) =>
      step.from === order.status &&
      step.by.includes(actor) &&
      (order.paid || !step.needsPayment) &&
      !(order.dueOn && order.paid && step.to === 'cancelled') &&
      (step.delivery ?? delivery) === delivery,
  ).map((step) => step.to);
}

/** R-ORDER-5, R-ORDER-6. */
export function canChangeOrderStatus(order: OrderState, to: OrderStatus, actor: OrderActor): boolean {
  return listNextStatuses(order, actor).includes(to);
}

/** Whether a change of status returns the units to stock: they do unless they were shipped. Seats are free again. */
export function isRestockedOn(
  { status: from, isDeliveredByEmail = false }: Pick<OrderState, 'status' | 'isDeliveredByEmail'>,
  to: OrderStatus,
): boolean {
  const isEnded = to === 'cancelled' || to === 'refunded';
  const isHere = from === 'placed' || from === 'paid' || from === 'packed';
  return isEnded && (isHere || (isDeliveredByEmail && from === 'delivered'));
}

/** Whether a refund of units returns them to stock: they are sold and not sent yet. */
export const areRefundedUnitsRestocked = ({ paid, ...order }: OrderState): boolean =>
  paid && isRestockedOn(order, 'refunded');

/** R-ADMIN-6: whether an order has a parcel. That of an order that has ended must not be sent. */
export const hasParcel = ({
  status,
  isDeliveredByEmail = false,
}: Pick<OrderState, 'status' | 'isDeliveredByEmail'>): boolean =>
  !isDeliveredByEmail && status !== 'cancelled' && status !== 'refunded';

const STATUS_LABELS: Record<OrderStatus, string> = {
  placed: 'Placed',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export function getOrderStatusLabel(status: OrderStatus): string {
  return STATUS_LABELS[status];
}

/**
 * `TS-2526-000042`: prefix, financial year, position within that year. At most 16 letters, digits and dashes, as the GST
 * rules require of an invoice number.
 */
const ORDER_NUMBER_FORMAT = /^([A-Z]{2,4})[\s\p{Pd}]*(\d{4})[\s\p{Pd}]*(\d{6})$/u;

/**
 * R-ORDER-10: a typed order number in its canonical form: in upper case, with hyphens. The statement of a bank leaves them out or has spaces, a phone
 * may type dashes. `undefined` for any other text.
 */
export function parseOrderNumber(value: string): string | undefined {
  return ORDER_NUMBER_FORMAT.exec(value.trim().toUpperCase())?.slice(1).join('-');
}

/** R-ORDER-5: placed → paid → packed → shipped → delivered; cancelled and refunded end an order early. */
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

/** `customer` owns the order · `admin` is a member of staff · `payment` is a verified message of a provider · `system` is a job */
export type OrderActor = 'customer' | 'admin' | 'payment' | 'system';

interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly OrderActor[];
  /** The money must have arrived: a cancelled order that was never paid has nothing to give back. */
  needsPayment?: true;
}

const TRANSITIONS: readonly Transition[] = [
  { from: 'placed', to: 'paid', by: ['admin', 'payment'] },
  { from: 'placed', to: 'cancelled', by: ['customer', 'admin', 'system'] },
  { from: 'paid', to: 'packed', by: ['admin'] },
  { from: 'paid', to: 'cancelled', by: ['customer', 'admin'] },
  { from: 'packed', to: 'shipped', by: ['admin'] },
  { from: 'shipped', to: 'delivered', by: ['admin'] },
  { from: 'paid', to: 'refunded', by: ['admin', 'payment'], needsPayment: true },
  { from: 'packed', to: 'refunded', by: ['admin', 'payment'], needsPayment: true },
  { from: 'shipped', to: 'refunded', by: ['admin', 'payment'], needsPayment: true },
  { from: 'delivered', to: 'refunded', by: ['admin', 'payment'], needsPayment: true },
  { from: 'cancelled', to: 'refunded', by: ['admin', 'payment'], needsPayment: true },
];

export interface OrderState {
  status: OrderStatus;
  paid: boolean;
}

/** The states that `actor` may move this order to, in the order of the process. */
export function nextStatuses(order: OrderState, actor: OrderActor): OrderStatus[] {
  return TRANSITIONS.filter(
    (step) => step.from === order.status && step.by.includes(actor) && (order.paid || !step.needsPayment),
  ).map((step) => step.to);
}

export function canChangeOrderStatus(order: OrderState, to: OrderStatus, actor: OrderActor): boolean {
  return nextStatuses(order, actor).includes(to);
}

/** Stock goes back on the shelf for goods that never left the house. */
export function isRestockedOn(from: OrderStatus, to: OrderStatus): boolean {
  const leaves = to === 'cancelled' || to === 'refunded';
  return leaves && (from === 'placed' || from === 'paid' || from === 'packed');
}

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

const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The Indian financial year (April to March, Indian time) as four digits: 2025-26 → `2526`. */
export function formatFinancialYear(date: Date): string {
  const local = new Date(date.getTime() + IST_OFFSET_MS);
  const start = local.getUTCMonth() >= 3 ? local.getUTCFullYear() : local.getUTCFullYear() - 1;
  return `${pad(start % 100, 2)}${pad((start + 1) % 100, 2)}`;
}

function pad(value: number, length: number): string {
  return value.toString().padStart(length, '0');
}

const NUMBER_FORMAT = /^[A-Z]{2,4}-\d{4}-\d{6}$/;

/**
 * `TS-2526-000042`: prefix, financial year, position within that year. At most 16 characters, letters, digits and dashes,
 * so that the same number can stand on the GST invoice. Throws RangeError for a position outside 1..999999.
 */
export function formatOrderNumber(date: Date, position: number, prefix = 'TS'): string {
  if (!Number.isInteger(position) || position < 1 || position > 999_999) {
    throw new RangeError(`${position} is no position in a year's orders`);
  }
  return `${prefix}-${formatFinancialYear(date)}-${pad(position, 6)}`;
}

/** As typed by a person: spaces around it and lower case are forgiven. */
export function parseOrderNumber(value: string): string | undefined {
  const number = value.trim().toUpperCase();
  return NUMBER_FORMAT.test(number) ? number : undefined;
}

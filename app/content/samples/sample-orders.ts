import type { Address, PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OrderStatus } from '~/domain/orders/order-status';

/** A sample order of a sample account. */
export interface SampleOrder {
  /** Idempotency key of the submission, so that the order is created once. */
  idempotencyKey: string;
  /** Days between the order and the first start of the site. */
  daysAgo: number;
  paymentMethod: PaymentMethod;
  lines: readonly { productId: string; quantity: number }[];
  notes?: string;
  /** Later status changes, in hours after the order. */
  statusChanges: readonly { status: Exclude<OrderStatus, 'placed'>; afterHours: number; note?: string }[];
}

export const samplePhone = '+919845012345';

export const sampleAddress: Address = {
  line1: '9 Potters Lane',
  line2: 'Behind the old kiln',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560043',
};

const delivered = [
  { status: 'paid', afterHours: 2 },
  { status: 'packed', afterHours: 21 },
  { status: 'shipped', afterHours: 26, note: 'Handed to the courier in Bengaluru' },
  { status: 'delivered', afterHours: 74 },
] as const;

/** Orders of the sample user, over two years and in every status. */
export const sampleOrders: readonly SampleOrder[] = [
  {
    idempotencyKey: '01938f00-0000-7000-8000-00000000a001',
    daysAgo: 402,
    paymentMethod: 'bank',
    lines: [
      { productId: 'notebook-pair', quantity: 2 },
      { productId: 'card-deck', quantity: 1 },
    ],
    statusChanges: delivered,
  },
  {
    idempotencyKey: '01938f00-0000-7000-8000-00000000a002',
    daysAgo: 231,
    paymentMethod: 'upi',
    lines: [{ productId: 'printed-book', quantity: 1 }],
    notes: 'A present: please leave the price out of the parcel.',
    statusChanges: delivered,
  },
  {
    idempotencyKey: '01938f00-0000-7000-8000-00000000a003',
    daysAgo: 118,
    paymentMethod: 'upi',
    lines: [{ productId: 'usb-hub', quantity: 1 }],
    statusChanges: [
      ...delivered,
      { status: 'refunded', afterHours: 240, note: 'Sent back unused, and paid back in full' },
    ],
  },
  {
    idempotencyKey: '01938f00-0000-7000-8000-00000000a004',
    daysAgo: 47,
    paymentMethod: 'bank',
    lines: [
      { productId: 'market-tote', quantity: 3 },
      { productId: 'enamel-pins', quantity: 1 },
    ],
    statusChanges: [{ status: 'cancelled', afterHours: 5 }],
  },
  {
    idempotencyKey: '01938f00-0000-7000-8000-00000000a005',
    daysAgo: 3,
    paymentMethod: 'upi',
    lines: [
      { productId: 'wireless-charger', quantity: 1 },
      { productId: 'sticker-sheets', quantity: 2 },
    ],
    statusChanges: delivered.slice(0, 3),
  },
  {
    idempotencyKey: '01938f00-0000-7000-8000-00000000a006',
    daysAgo: 1,
    paymentMethod: 'upi',
    lines: [{ productId: 'gift-card', quantity: 1 }],
    statusChanges: [],
  },
];

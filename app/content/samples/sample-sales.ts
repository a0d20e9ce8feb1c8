import type { DiscountCodeForm } from '~/domain/discounts/discount-code-schema';
import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { LineUnits } from '~/domain/orders/line-units';
import type { StaffStatus } from '~/domain/orders/staff-order';
import type { SampleCustomerId } from './sample-customers';

/** What staff or the buyer did with a sample order, in hours after it was placed. */
export type SampleOrderStep = { afterHours: number } & (
  | { kind: 'status'; to: StaffStatus; note?: string; carrier?: string }
  | { kind: 'part-payment'; percent: number; reference: string }
  | { kind: 'note'; text: string }
  | { kind: 'name-guests'; names: readonly string[] }
  | { kind: 'refund'; lines: LineUnits; reason: string }
  | { kind: 'return'; lines: LineUnits; reason: string }
  | { kind: 'decide-return'; to: 'approved' | 'received' | 'refunded' | 'rejected'; note?: string }
);

/** An order of a visitor without an account. */
export interface SampleSale {
  /** Idempotency key, so that the order is created once. */
  key: string;
  hoursAgo: number;
  customer: SampleCustomerId;
  paymentMethod: PaymentMethod;
  lines: readonly { productId: string; quantity: number }[];
  code?: string;
  notes?: string;
  steps: readonly SampleOrderStep[];
}

const paid = { kind: 'status', to: 'paid', afterHours: 3 } as const;
const packed = { kind: 'status', to: 'packed', afterHours: 20 } as const;
const shipped: SampleOrderStep = {
  kind: 'status',
  to: 'shipped',
  afterHours: 25,
  carrier: 'Delhivery',
  note: 'Handed to the courier in Bengaluru',
};
const delivered = { kind: 'status', to: 'delivered', afterHours: 90 } as const;
const done: readonly SampleOrderStep[] = [paid, packed, shipped, delivered];

export const saleKey = (end: string) => `01938f00-0000-7000-8000-00000000${end}`;

/** Orders of the last month, with a part for every page of the back office. The oldest first. */
export const sampleSales: readonly SampleSale[] = [
  {
    key: saleKey('b001'),
    hoursAgo: 30 * 24,
    customer: 'ananya',
    paymentMethod: 'upi',
    lines: [
      { productId: 'desk-mat', quantity: 1 },
      { productId: 'mosaic-mug', quantity: 2 },
    ],
    steps: done,
  },
  {
    key: saleKey('b002'),
    hoursAgo: 26 * 24,
    customer: 'ishaan',
    paymentMethod: 'bank',
    lines: [{ productId: 'keycap-set', quantity: 1 }],
    steps: [
      ...done,
      { kind: 'return', afterHours: 140, lines: { 0: 1 }, reason: 'Two of the keys have scratches.' },
      { kind: 'decide-return', afterHours: 146, to: 'approved', note: 'Please send the set back to us.' },
      { kind: 'decide-return', afterHours: 260, to: 'received' },
      { kind: 'decide-return', afterHours: 262, to: 'refunded' },
    ],
  },
  {
    key: saleKey('b003'),
    hoursAgo: 21 * 24,
    customer: 'lakshmi',
    paymentMethod: 'upi',
    lines: [
      { productId: 'printed-book', quantity: 12 },
      { productId: 'sticker-sheets', quantity: 12 },
    ],
    notes: 'For the reading group: one invoice, please.',
    steps: [
      ...done,
      { kind: 'refund', afterHours: 120, lines: { 0: 1 }, reason: 'One copy arrived with a torn cover.' },
    ],
  },
  {
    key: saleKey('b004'),
    hoursAgo: 17 * 24,
    customer: 'devika',
    paymentMethod: 'upi',
    lines: [{ productId: 'workshop-ticket', quantity: 2 }],
    steps: [paid, { kind: 'name-guests', afterHours: 5, names: ['Devika Menon', 'Arjun Menon'] }],
  },
  {
    key: saleKey('b015'),
    hoursAgo: 14 * 24,
    customer: 'zoya',
    paymentMethod: 'upi',
    lines: [{ productId: 'hackathon-ticket', quantity: 2 }],
    steps: [paid, { kind: 'name-guests', afterHours: 30, names: ['Zoya Qureshi', 'Imran Qureshi'] }],
  },
  {
    key: saleKey('b005'),
    hoursAgo: 12 * 24,
    customer: 'harpreet',
    paymentMethod: 'bank',
    lines: [{ productId: 'gift-card', quantity: 2 }],
    steps: [paid],
  },
  {
    key: saleKey('b006'),
    hoursAgo: 11 * 24,
    customer: 'zoya',
    paymentMethod: 'upi',
    lines: [{ productId: 'mosaic-kit', quantity: 2 }],
    code: 'DIWALI-15',
    steps: [
      ...done,
      { kind: 'return', afterHours: 200, lines: { 0: 1 }, reason: 'One kit was ordered by mistake.' },
    ],
  },
  {
    key: saleKey('b016'),
    hoursAgo: 10 * 24,
    customer: 'rohan',
    paymentMethod: 'upi',
    lines: [{ productId: 'hackathon-ticket', quantity: 4 }],
    steps: [
      paid,
      { kind: 'name-guests', afterHours: 8, names: ['Rohan Kulkarni', 'Sneha Patil', 'Vikram Joshi'] },
      { kind: 'refund', afterHours: 70, lines: { 0: 1 }, reason: 'One member of the team cannot come.' },
    ],
  },
  {
    key: saleKey('b007'),
    hoursAgo: 9 * 24,
    customer: 'rohan',
    paymentMethod: 'bank',
    lines: [{ productId: 'laptop-sleeve', quantity: 1 }],
    steps: [{ kind: 'status', to: 'cancelled', afterHours: 30, note: 'Cancelled by telephone.' }],
  },
  {
    key: saleKey('b008'),
    hoursAgo: 6 * 24 + 2,
    customer: 'ishaan',
    paymentMethod: 'bank',
    lines: [{ productId: 'grout-60-keyboard', quantity: 1 }],
    steps: [{ kind: 'note', afterHours: 50, text: 'He asked for the account number by telephone.' }],
  },
  {
    key: saleKey('b017'),
    hoursAgo: 5 * 24,
    customer: 'ananya',
    paymentMethod: 'upi',
    lines: [{ productId: 'workshop-ticket', quantity: 1 }],
    steps: [paid],
  },
  {
    key: saleKey('b009'),
    hoursAgo: 4 * 24,
    customer: 'ananya',
    paymentMethod: 'upi',
    lines: [
      { productId: 'steel-bottle', quantity: 2 },
      { productId: 'socks', quantity: 3 },
    ],
    steps: [paid, packed, shipped],
  },
  {
    key: saleKey('b010'),
    hoursAgo: 3 * 24,
    customer: 'lakshmi',
    paymentMethod: 'bank',
    lines: [{ productId: 'usb-hub', quantity: 2 }],
    steps: [{ kind: 'part-payment', afterHours: 30, percent: 50, reference: 'AXIS2088143301' }],
  },
  {
    key: saleKey('b011'),
    hoursAgo: 2 * 24,
    customer: 'zoya',
    paymentMethod: 'upi',
    lines: [
      { productId: 'tile-tee', quantity: 2 },
      { productId: 'market-tote', quantity: 1 },
    ],
    code: 'WELCOME-250',
    steps: [paid, packed],
  },
  {
    key: saleKey('b012'),
    hoursAgo: 27,
    customer: 'rohan',
    paymentMethod: 'upi',
    lines: [{ productId: 'card-deck', quantity: 6 }],
    notes: 'The bell does not work, please call.',
    steps: [paid],
  },
  {
    key: saleKey('b013'),
    hoursAgo: 5,
    customer: 'harpreet',
    paymentMethod: 'upi',
    lines: [{ productId: 'wireless-charger', quantity: 1 }],
    steps: [{ ...paid, afterHours: 1 }],
  },
  {
    key: saleKey('b014'),
    hoursAgo: 2,
    customer: 'devika',
    paymentMethod: 'upi',
    lines: [
      { productId: 'enamel-pins', quantity: 2 },
      { productId: 'notebook-pair', quantity: 1 },
    ],
    steps: [],
  },
];

/** A discount code. Days count from today. */
export interface SampleCode {
  daysAgo: number;
  form: Omit<DiscountCodeForm, 'startsOn' | 'endsOn'>;
  startsIn: number;
  endsIn?: number;
}

export const sampleCodes: readonly SampleCode[] = [
  {
    daysAgo: 40,
    startsIn: -40,
    form: {
      code: 'WELCOME-250',
      kind: 'amount',
      value: 250_00,
      minTotal: 1_000_00,
      isOncePerPerson: true,
    },
  },
  {
    daysAgo: 20,
    startsIn: -20,
    endsIn: -4,
    form: {
      code: 'DIWALI-15',
      kind: 'percent',
      value: 15_00,
      minTotal: 0,
      isOncePerPerson: false,
      maxUses: 100,
    },
  },
  {
    daysAgo: 2,
    startsIn: 7,
    endsIn: 37,
    form: {
      code: 'NEW-YEAR-10',
      kind: 'percent',
      value: 10_00,
      minTotal: 500_00,
      isOncePerPerson: true,
    },
  },
];

/** Changes of the stock by staff, in days before today. */
export const sampleStockChanges = [
  { daysAgo: 24, id: 'mosaic-mug', reason: 'delivery', units: 24, note: 'From the pottery in Khurja' },
  { daysAgo: 15, id: 'ceramic-coasters', reason: 'damage', units: 2, note: 'Broken in the storeroom' },
  { daysAgo: 8, id: 'desk-mat', reason: 'count', units: 55, note: 'Monthly count' },
  { daysAgo: 1, id: 'sticker-sheets', reason: 'delivery', units: 100, note: 'From the printer' },
] as const;

/** Who waits for the sold-out lamp. */
export const sampleStockAlerts = [
  { daysAgo: 13, productId: 'desk-lamp', email: 'nandini.rao@example.com', isConfirmed: true },
  { daysAgo: 6, productId: 'desk-lamp', email: 'arvind.pai@example.com', isConfirmed: true },
  { daysAgo: 1, productId: 'desk-lamp', email: 'tara.shetty@example.com', isConfirmed: false },
] as const;

/** Who gets the newsletter. `leftDaysAgo`: unsubscribed again. */
export const sampleSubscribers: readonly {
  email: string;
  daysAgo: number;
  isConfirmed: boolean;
  leftDaysAgo?: number;
}[] = [
  { email: 'nandini.rao@example.com', daysAgo: 58, isConfirmed: true },
  { email: 'joseph.thomas@example.com', daysAgo: 44, isConfirmed: true, leftDaysAgo: 12 },
  { email: 'ananya.hegde@example.com', daysAgo: 30, isConfirmed: true },
  { email: 'farhan.siddiqui@example.com', daysAgo: 19, isConfirmed: true },
  { email: 'kavita.deshmukh@example.com', daysAgo: 9, isConfirmed: true },
  { email: 'tara.shetty@example.com', daysAgo: 1, isConfirmed: false },
];

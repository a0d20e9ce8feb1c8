import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { Order, OrderLine } from '~/domain/orders/order';
import type { OutstandingPayment } from '~/domain/payments/outstanding-payment';
import type { PaymentProblem } from '~/domain/payments/payment';
import { priceCart } from '~/domain/pricing/pricing';
import { paths } from '~/paths';
import { site } from '~site';
import { getOutstandingPayment } from '../../payments/outstanding-payment.server';
import { formatMoment } from '../format-moment.server';
import type { OrderUpdate } from './order-status.server';
import type { EmailContent } from './registry.server';
import type { ReturnEmailState } from './return-emails.server';
import type { Sample } from './sample.server';

const lines: OrderLine[] = [
  {
    productId: 'mosaic-mug',
    name: 'Mosaic mug',
    quantity: 2,
    options: { color: 'Basalt' },
    price: 64_900,
    unitDiscount: 6_490,
    sale: { type: 'percent', discount: 10 },
  },
  { productId: 'desk-mat', name: 'Grout-line desk mat', quantity: 1, price: 189_900, unitDiscount: 0 },
];

const number = 'TS-2627-000042';
const link = paths.shop.order(number, 'only-a-sample');
const contact = { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' };
const delivery = { line1: '14 Church Street', city: 'Bengaluru', state: 'Karnataka', pin: '560001' } as const;
const priced = priceCart(lines, site.tax.rateBasisPoints, site.currency.label);

const createOrder = (paymentMethod: PaymentMethod) =>
  ({ number, status: 'placed', paid: false, paymentMethod, lines, priced }) as const satisfies Partial<Order>;

const createCancelled = (received = 0) => ({
  ...{ ...createOrder('upi'), paid: received > 0 },
  balance: { received, refunded: 0, outstanding: 0, excess: received },
});

const createCancellation = (by: 'buyer' | 'payment-deadline'): EmailContent => ({
  template: 'order-cancelled',
  data: { order: createCancelled(), by, name: contact.name, link },
});

function createConfirmation(paymentMethod: PaymentMethod, isConfirmed: boolean): EmailContent {
  const order = createOrder(paymentMethod);
  return {
    template: 'order-confirmation',
    data: {
      ...{
        order,
        link,
        isDeliveredByEmail: false,
        due: getOutstandingPayment(order, site.payment.upiId, ['card']),
      },
      deadline: '2026-11-30T06:30:00.000Z',
      ...(isConfirmed && { buyer: { name: contact.name, delivery } }),
    },
  };
}

function createSamplePayment(paymentMethod: PaymentMethod): OutstandingPayment {
  const due = getOutstandingPayment(createOrder(paymentMethod), site.payment.upiId);
  if (!due) throw new Error('The sample order is not paid.');
  return due;
}

const createStatusSample = (update: OrderUpdate): EmailContent => ({
  template: 'order-status',
  data: { order: { number, priced, lines }, update, name: contact.name, link },
});

const createReturnSample = (state: ReturnEmailState, note?: string): EmailContent => ({
  template: 'return-update',
  data: {
    ...{ number, items: [{ name: 'Mosaic mug', quantity: 1 }], state, name: contact.name, link },
    ...(note && { note }),
  },
});

const returnSamples: readonly Sample[] = [
  {
    name: 'return-requested',
    occasion: 'A buyer wants to return something',
    content: createReturnSample('requested'),
  },
  {
    name: 'return-approved',
    occasion: 'The shop agreed to a return',
    content: createReturnSample('approved'),
  },
  {
    name: 'return-rejected',
    occasion: 'The shop declined a return',
    content: createReturnSample('rejected', 'The mug in the photo shows traces of use.'),
  },
  { name: 'return-received', occasion: 'A return arrived', content: createReturnSample('received') },
  {
    name: 'return-staff-email',
    occasion: 'The shop’s desk, for a return',
    content: {
      template: 'return-staff-email',
      data: {
        ...{ number, items: [{ name: 'Mosaic mug', quantity: 1 }], name: contact.name, hasPhoto: true },
        reason: 'One mug arrived with a crack.\nThe other one is fine.',
      },
    },
  },
];

const alertOf = (problem: PaymentProblem): EmailContent => ({
  template: 'payment-alert',
  data: {
    ...{ problem, number, provider: 'stripe', reference: 'pi_3QaTessera042', amount: 50_000 },
    ...(problem === 'currency' ? { currency: 'USD' } : { currency: 'INR' }),
    ...(problem === 'mismatch' && { expected: priced.orderTotal }),
  },
});

const alertSamples: readonly Sample[] = [
  {
    name: 'backup-alert',
    occasion: 'The owner: a backup failed',
    content: {
      template: 'backup-alert',
      data: { reason: 'Error: ENOSPC: no space left on device, write' },
    },
  },
  {
    name: 'books-alert',
    occasion: 'The owner: the check of the books found differences',
    content: {
      template: 'books-alert',
      data: {
        count: 2,
        found: [
          { fact: 'tax', order: number, recorded: 22_000, expected: priced.tax },
          { fact: 'stock', subject: 'Mosaic mug', subjectId: 'mosaic-mug', recorded: 12, expected: 11 },
        ],
      },
    },
  },
  {
    name: 'jobs-alert',
    occasion: 'The owner: jobs wait too long',
    content: {
      template: 'jobs-alert',
      data: { count: 14, minutes: 15, dueSince: formatMoment(new Date('2026-11-21T10:30:00Z')) },
    },
  },
  {
    name: 'payment-excess',
    occasion: 'The shop’s desk: an order was paid twice',
    content: alertOf('excess'),
  },
  {
    name: 'payment-mismatch',
    occasion: 'The shop’s desk: a payment of another amount',
    content: alertOf('mismatch'),
  },
  {
    name: 'payment-currency',
    occasion: 'The shop’s desk: a payment in another currency',
    content: alertOf('currency'),
  },
  { name: 'refund-failed', occasion: 'The shop’s desk: a refund failed', content: alertOf('refund-failed') },
];

/** Samples of the emails about orders. */
export const orderSamples: readonly Sample[] = [
  {
    name: 'order-upi',
    occasion: 'Somebody signed in ordered and pays by UPI',
    content: createConfirmation('upi', true),
  },
  {
    name: 'order-bank',
    occasion: 'Somebody signed in ordered and pays by bank transfer',
    content: createConfirmation('bank', true),
  },
  {
    name: 'order-card',
    occasion: 'Somebody signed in ordered and pays by card',
    content: createConfirmation('card', true),
  },
  {
    name: 'order-guest',
    occasion: 'A guest ordered and pays by UPI',
    content: createConfirmation('upi', false),
  },
  {
    name: 'order-staff-email',
    occasion: 'The shop’s desk, for a new order',
    content: {
      template: 'order-staff-email',
      data: {
        ...{ ...createOrder('upi'), contact, delivery, isDeliveredByEmail: false },
        notes: 'Please ring at the side door.',
      },
    },
  },
  { name: 'order-cancelled', occasion: 'A buyer cancelled an order', content: createCancellation('buyer') },
  {
    name: 'order-cancelled-unpaid',
    occasion: 'An order was not paid within a week',
    content: createCancellation('payment-deadline'),
  },
  {
    name: 'order-cancelled-by-staff',
    occasion: 'The shop cancelled a paid order',
    content: {
      template: 'order-cancelled',
      data: {
        order: createCancelled(priced.orderTotal),
        ...{ by: 'staff', note: 'The last desk mat was damaged in our store.', name: contact.name, link },
      },
    },
  },
  {
    name: 'order-cancelled-staff-email',
    occasion: 'The shop’s desk, for a cancelled order',
    content: {
      template: 'order-cancelled-staff-email',
      data: { order: createCancelled(), by: 'buyer', link },
    },
  },
  {
    name: 'order-paid',
    occasion: 'A payment arrived',
    content: createStatusSample({ status: 'paid', isDeliveredByEmail: false, document: 'attached' }),
  },
  {
    name: 'order-paid-with-present',
    occasion: 'A gift card for another person was paid',
    content: createStatusSample({
      ...{ status: 'paid', isDeliveredByEmail: true, document: 'attached' },
      gifts: [{ sendOn: '2026-12-24', to: 'Meera' }],
    }),
  },
  {
    name: 'order-shipped',
    occasion: 'A parcel was sent',
    content: createStatusSample({
      status: 'shipped',
      tracking: { carrier: 'Blue Dart', url: 'https://courier.example/track/69583021' },
    }),
  },
  {
    name: 'order-delivered',
    occasion: 'A parcel was delivered',
    content: createStatusSample({ status: 'delivered', returnDeadline: '2026-12-08T18:29:59.999Z' }),
  },
  {
    name: 'order-refunded',
    occasion: 'All of an order was refunded',
    content: createStatusSample({
      status: 'refunded',
      amount: priced.orderTotal,
      scope: 'order',
      reference: 'UTR000042',
    }),
  },
  {
    name: 'order-refunded-in-part',
    occasion: 'One line of an order was refunded',
    content: createStatusSample({ status: 'refunded', amount: 137_848, scope: 'part', document: 'on-page' }),
  },
  {
    name: 'order-refunded-excess',
    occasion: 'An order was paid twice',
    content: createStatusSample({ status: 'refunded', amount: priced.orderTotal, scope: 'excess' }),
  },
  {
    name: 'payment-reminder',
    occasion: 'An order is not paid a day before it is cancelled',
    content: {
      template: 'payment-reminder',
      data: {
        ...{
          order: { number, priced, lines },
          deadline: '2026-11-30T06:30:00.000Z',
          name: contact.name,
          link,
        },
        due: createSamplePayment('upi'),
      },
    },
  },
  {
    name: 'order-link',
    occasion: 'A guest lost the link of an order',
    content: { template: 'order-link', data: { number, link } },
  },
  ...alertSamples,
  ...returnSamples,
];

import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import { formatAddressLines, type Order } from '~/domain/orders/order';
import type { OrderChannel } from '~/domain/orders/order-event';
import type { OutstandingPayment } from '~/domain/payments/payment-method';
import { site } from '~site';
import { getOutstandingPayment } from '../../payments/outstanding-payment.server';
import type { OrderUpdate } from './order-status.server';
import type { EmailContent } from './registry.server';
import type { TemplateSample } from './sample.server';
import { contact, delivery, lines, link, number, priced } from './sample-order.server';

/** A part of the price. */
const PART = 200_000;
const deadline = '2026-11-30T06:30:00.000Z';

const createOrder = (paymentMethod: PaymentMethod) =>
  ({ number, status: 'placed', paid: false, paymentMethod, lines, priced }) as const satisfies Partial<Order>;

const createCancelled = (received = 0) => ({
  ...createOrder('upi'),
  paid: received > 0,
  balance: { received, refunded: 0, outstanding: 0, excess: received },
});

const createCancellation = (by: 'buyer' | 'payment-deadline'): EmailContent => ({
  template: 'order-cancelled',
  data: { order: createCancelled(), by, name: contact.name, link },
});

function createConfirmation(
  paymentMethod: PaymentMethod,
  isConfirmed: boolean,
  channel?: OrderChannel,
): EmailContent {
  const order = createOrder(paymentMethod);
  return {
    template: 'order-confirmation',
    data: {
      order,
      link,
      isDeliveredByEmail: false,
      due: getOutstandingPayment(order, site.payment.upiId, ['card']),
      deadline,
      ...(isConfirmed && { buyer: { name: contact.name, delivery } }),
      ...(channel && { channel }),
    },
  };
}

/** `received`: the part that has arrived. */
function createSamplePayment(paymentMethod: PaymentMethod, received = 0): OutstandingPayment {
  const outstanding = priced.orderTotal - received;
  const balance = { received, refunded: 0, outstanding, excess: 0 };
  const due = getOutstandingPayment({ ...createOrder(paymentMethod), balance }, site.payment.upiId);
  if (!due) throw new Error('The sample order is not paid.');
  return due;
}

const createReminder = (received = 0): EmailContent => ({
  template: 'payment-reminder',
  data: {
    order: { number, priced, lines },
    received,
    deadline,
    name: contact.name,
    link,
    due: createSamplePayment('upi', received),
  },
});

const createStatusSample = (update: OrderUpdate): EmailContent => ({
  template: 'order-status',
  data: { order: { number, priced, lines }, update, name: contact.name, link },
});

/** Samples of the emails about orders. */
export const orderSamples: readonly TemplateSample[] = [
  {
    name: 'order-upi',
    occasion: 'A signed-in user ordered and pays by UPI',
    content: createConfirmation('upi', true),
  },
  {
    name: 'order-bank',
    occasion: 'A signed-in user ordered and pays by bank transfer',
    content: createConfirmation('bank', true),
  },
  {
    name: 'order-card',
    occasion: 'A signed-in user ordered and pays by card',
    content: createConfirmation('card', true),
  },
  {
    name: 'order-guest',
    occasion: 'A guest ordered and pays by UPI',
    content: createConfirmation('upi', false),
  },
  {
    name: 'order-by-telephone',
    occasion: 'Staff entered an order that came by telephone',
    content: createConfirmation('upi', false, 'phone'),
  },
  {
    name: 'order-staff-email',
    occasion: 'The shop’s desk, for a new order',
    content: {
      template: 'order-staff-email',
      data: {
        ...createOrder('upi'),
        contact,
        delivery,
        isDeliveredByEmail: false,
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
        by: 'staff',
        note: 'The last desk mat was damaged in our store.',
        name: contact.name,
        link,
      },
    },
  },
  {
    name: 'order-cancelled-staff-email',
    occasion: 'The shop’s desk, for a cancelled order',
    content: {
      template: 'order-cancelled-staff-email',
      data: { order: createCancelled(), name: 'Asha Rao' },
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
      status: 'paid',
      isDeliveredByEmail: true,
      document: 'attached',
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
    name: 'order-address',
    occasion: 'Staff changed the delivery address of an order',
    content: createStatusSample({
      status: 'address',
      delivery: [contact.name, ...formatAddressLines(delivery)],
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
    content: createStatusSample({
      status: 'refunded',
      amount: 137_848,
      scope: 'part',
      document: 'on-page',
      goods: lines.slice(0, 1),
      note: 'Two of the mugs were chipped.',
    }),
  },
  {
    name: 'order-refunded-excess',
    occasion: 'An order was paid twice',
    content: createStatusSample({ status: 'refunded', amount: priced.orderTotal, scope: 'excess' }),
  },
  {
    name: 'payment-reminder',
    occasion: 'An order is not paid a day before it is cancelled',
    content: createReminder(),
  },
  {
    name: 'payment-reminder-part',
    occasion: 'An order is paid in part a day before it is cancelled',
    content: createReminder(PART),
  },
  {
    name: 'partial-payment',
    occasion: 'A part of the price arrived',
    content: {
      template: 'partial-payment',
      data: {
        order: { number, priced, lines },
        payment: { amount: PART, receivedAt: '2026-11-24T18:30:00.000Z', reference: 'UTR000041' },
        received: PART,
        due: createSamplePayment('bank', PART),
        deadline,
        name: contact.name,
        link,
      },
    },
  },
  {
    name: 'order-link',
    occasion: 'A guest lost the link of an order',
    content: { template: 'order-link', data: { number, link } },
  },
];

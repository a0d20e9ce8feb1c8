import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { Order, OrderLine } from '~/domain/orders/order';
import { priceCart } from '~/domain/pricing/pricing';
import { paths } from '~/paths';
import { site } from '~site';
import { getOutstandingPayment } from '../../payments/outstanding-payment.server';
import type { EmailContent } from './registry.server';
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

function createConfirmation(paymentMethod: PaymentMethod, isConfirmed: boolean): EmailContent {
  const order = createOrder(paymentMethod);
  return {
    template: 'order-confirmation',
    data: {
      ...{ order, link, isNotShipped: false, due: getOutstandingPayment(order, site.payment.upiId) },
      ...(isConfirmed && { buyer: { name: contact.name, delivery } }),
    },
  };
}

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
    name: 'order-guest',
    occasion: 'A guest ordered and pays by UPI',
    content: createConfirmation('upi', false),
  },
  {
    name: 'order-notice',
    occasion: 'The shop’s desk, for a new order',
    content: {
      template: 'order-notice',
      data: { ...createOrder('upi'), contact, delivery, notes: 'Please ring at the side door.' },
    },
  },
  {
    name: 'order-cancelled',
    occasion: 'Somebody cancelled an order',
    content: { template: 'order-cancelled', data: { order: createOrder('upi'), name: contact.name, link } },
  },
  {
    name: 'order-cancelled-notice',
    occasion: 'The shop’s desk, for a cancelled order',
    content: { template: 'order-cancelled-notice', data: { order: createOrder('upi'), link } },
  },
];

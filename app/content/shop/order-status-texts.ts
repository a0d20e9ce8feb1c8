import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { IssuedUse } from '~/domain/orders/issued-use';
import { RETURN_DAYS } from '~/domain/orders/order-return';
import type { OrderStatus } from '~/domain/orders/order-status';
import { shopDeadlines } from './shop-promises';

const INTROS: Record<OrderStatus, string> = {
  placed: 'Thank you. Your order is placed, and your items are reserved.',
  paid: 'Thank you for your payment. We are packing your order.',
  packed: 'Your order is packed and ready for the courier.',
  shipped: 'Your parcel is on its way.',
  delivered: 'Your parcel has arrived. We hope it is what you wanted.',
  cancelled: 'This order was cancelled. We will not send it.',
  refunded: 'This order was refunded.',
};

/** Tickets and gift cards alone: nothing is packed (R-ORDER-11). */
const SEAT_INTROS: Partial<Record<OrderStatus, string>> = {
  paid: 'Thank you for your payment.',
  delivered: 'Thank you for your payment. Everything has been issued and sent by email.',
};

/** Introduction of the order page. */
export const getOrderIntro = (status: OrderStatus, isDeliveredByEmail: boolean): string =>
  (isDeliveredByEmail ? SEAT_INTROS[status] : undefined) ?? INTROS[status];

const PAYMENT_STEPS: Record<PaymentMethod, string> = {
  upi: 'Pay by UPI: scan the code below, or open it in your UPI app.',
  bank: 'Transfer the amount with the reference below.',
  card: 'Pay by card: the button below leads to the secure page of Stripe.',
  razorpay: 'Pay through Razorpay: the button below leads to its secure page.',
};

type NextStep = { until: readonly OrderStatus[]; text: string };

const REFUND_STEP: readonly NextStep[] = [
  {
    until: ['cancelled'],
    text: `We refund what you paid to the account it came from, ${shopDeadlines.refund}.`,
  },
  { until: ['refunded'], text: 'Banks take up to seven working days to show a refund.' },
];

const PARCEL_STEPS: readonly NextStep[] = [
  { until: ['placed', 'paid'], text: `We pack ${shopDeadlines.packing}, and email you when it ships.` },
  {
    until: ['placed', 'paid', 'packed'],
    text: `The courier brings it in ${shopDeadlines.delivery}, and calls before.`,
  },
  {
    until: ['shipped'],
    text: 'The courier calls before delivery. Please make sure that a person can take the parcel.',
  },
  {
    until: ['delivered'],
    text: `Something wrong? Request a return ${shopDeadlines.defectReport}: under “Return an item” on this page, or by email.`,
  },
  ...REFUND_STEP,
];

/** Event seats and gift cards, which are not shipped. */
const SEAT_STEPS: readonly NextStep[] = [
  { until: ['placed'], text: 'It is yours as soon as your payment arrives. We then email you.' },
  {
    until: ['placed', 'paid', 'packed', 'shipped', 'delivered'],
    text: 'Tickets with their QR codes and gift cards come by email, and are on the page of the order.',
  },
  ...REFUND_STEP,
];

const UNPAID_STEP = 'What was in it is back in the shop. You can order it again at any time.';
const RETURN_STEP = 'Your return is on this page, with what comes next. We write to you at each step.';

interface OrderState {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  /** Whether a payment is outstanding. */
  isDue: boolean;
  isDeliveredByEmail: boolean;
  /** Something was paid. Absent: it may have been. */
  isAnythingPaid?: boolean;
  /** A return waits for staff, for its parcel or for its money. */
  hasOpenReturn?: boolean;
}

/** The next steps of an order, from its current status on. */
export function listOrderNextSteps(order: OrderState): string[] {
  const { status, paymentMethod, isDue, isDeliveredByEmail, isAnythingPaid = true, hasOpenReturn } = order;
  if (status === 'cancelled' && !isAnythingPaid) return [UNPAID_STEP];
  if (hasOpenReturn) return [RETURN_STEP];
  const steps = isDeliveredByEmail ? SEAT_STEPS : PARCEL_STEPS;
  const remaining = steps.filter(({ until }) => until.includes(status)).map(({ text }) => text);
  return isDue ? [PAYMENT_STEPS[paymentMethod], ...remaining] : remaining;
}

/** To the buyer and to staff: why an order is neither cancelled nor refunded. */
export const ISSUED_USE_TEXTS: Readonly<Record<IssuedUse, string>> = {
  'gift-card-spent': 'A gift card of this order has been spent, so the money for it cannot go back.',
  'gift-card-late': `An order with a gift card can be cancelled within ${RETURN_DAYS} days of the card’s issue. They are over.`,
  'gift-card-valid':
    'What is left of the money would not cover the gift cards of this order. Refund the cards as units: they are void then.',
  'ticket-used': 'A ticket of this order was used at the entrance.',
  'seat-late':
    'The last day to cancel a seat of this order for a refund is over. You can still give it to somebody else.',
};

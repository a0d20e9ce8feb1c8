import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OrderStatus } from '~/domain/orders/order-status';
import { shopDeadlines } from './shop-deadlines';

const INTROS: Record<OrderStatus, string> = {
  placed: 'Thank you. Your order is in, and these things are kept for you.',
  paid: 'Thank you, the money is here. We are packing.',
  packed: 'Everything is packed and waits for the courier.',
  shipped: 'Your parcel is on its way.',
  delivered: 'Your parcel has arrived. We hope it is what you wanted.',
  cancelled: 'This order was cancelled. Nothing more will happen to it.',
  refunded: 'This order was refunded. The money is on its way back to you.',
};

/** Tickets and gift cards alone: nothing is packed (R-ORDER-11). */
const SEAT_INTROS: Partial<Record<OrderStatus, string>> = {
  paid: 'Thank you, the money is here.',
  delivered: 'Thank you, the money is here. All of it is issued, and nothing travels by post.',
};

/** Introduction of the order page. */
export const getOrderIntro = (status: OrderStatus, isNotShipped: boolean): string =>
  (isNotShipped ? SEAT_INTROS[status] : undefined) ?? INTROS[status];

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
    text: `What you had already paid comes back the way it came, ${shopDeadlines.refund}.`,
  },
  { until: ['refunded'], text: 'Banks take up to seven working days to show it.' },
];

const PARCEL_STEPS: readonly NextStep[] = [
  { until: ['placed', 'paid'], text: `We pack ${shopDeadlines.packing}, and write to you when it leaves.` },
  {
    until: ['placed', 'paid', 'packed'],
    text: `The courier brings it in ${shopDeadlines.delivery}, and calls before.`,
  },
  {
    until: ['shipped'],
    text: 'The courier calls before delivery. Somebody should be there to take the parcel.',
  },
  {
    until: ['delivered'],
    text: `Something wrong with it? Ask for a return ${shopDeadlines.defectReport}: under “Send something back” on this page, or by e-mail.`,
  },
  ...REFUND_STEP,
];

/** Event seats and gift cards, which are not shipped. */
const SEAT_STEPS: readonly NextStep[] = [
  { until: ['placed'], text: 'It is yours as soon as the money is here; we write to you then.' },
  {
    until: ['placed', 'paid', 'packed', 'shipped', 'delivered'],
    text: 'Tickets with their QR codes and gift cards come by e-mail, and are on the page of the order.',
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
  isNotShipped: boolean;
  /** Something was paid. Absent: it may have been. */
  isAnythingPaid?: boolean;
  /** A return waits for staff, for its parcel or for its money. */
  hasOpenReturn?: boolean;
}

/** The next steps of an order, from its current status on. */
export function listOrderNextSteps(order: OrderState): string[] {
  const { status, paymentMethod, isDue, isNotShipped, isAnythingPaid = true, hasOpenReturn } = order;
  if (status === 'cancelled' && !isAnythingPaid) return [UNPAID_STEP];
  if (hasOpenReturn) return [RETURN_STEP];
  const steps = isNotShipped ? SEAT_STEPS : PARCEL_STEPS;
  const remaining = steps.filter(({ until }) => until.includes(status)).map(({ text }) => text);
  return isDue ? [PAYMENT_STEPS[paymentMethod], ...remaining] : remaining;
}

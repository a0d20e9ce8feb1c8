import type { Paise } from '~/domain/money/money';
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
  delivered: 'Thank you for your payment. Everything has been issued.',
  cancelled: 'This order was cancelled. Its tickets and gift cards are not valid.',
};

/** An order that costs nothing is paid when it is placed. */
const FREE_INTROS: Partial<Record<OrderStatus, string>> = {
  paid: 'Thank you. There is nothing to pay, and we are packing your order.',
};
const FREE_SEAT_INTROS: Partial<Record<OrderStatus, string>> = {
  delivered: 'Thank you. There is nothing to pay. Everything has been issued.',
};

interface IntroducedOrder {
  status: OrderStatus;
  isDeliveredByEmail: boolean;
  priced: { orderTotal: Paise };
}

/** Introduction of the order page. */
export function getOrderIntro({ status, isDeliveredByEmail, priced }: IntroducedOrder): string {
  const free = isDeliveredByEmail ? FREE_SEAT_INTROS : FREE_INTROS;
  return (
    (priced.orderTotal === 0 ? free[status] : undefined) ??
    (isDeliveredByEmail ? SEAT_INTROS[status] : undefined) ??
    INTROS[status]
  );
}

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

/** The last day to pack an order, as a text. */
export interface PackingDue {
  day: string;
  isOverdue: boolean;
}

const describePacking = ({ day, isOverdue }: PackingDue): string =>
  isOverdue
    ? `We are late: we were to pack it by ${day}. We email you when it ships.`
    : `We pack it by ${day}, and email you when it ships.`;

const PACKING_STEP = `We pack ${shopDeadlines.packing}, and email you when it ships.`;

const FREE_PACKING_STEP = `We pack ${shopDeadlines.freePacking}, and email you when it ships.`;

const RETURN_REQUEST_STEP = `Something wrong? Request a return ${shopDeadlines.defectReport}: under “Return an item” on this page, or by email.`;

const NO_RETURN_STEP = 'A return can no longer be requested here. If something is wrong, write to us.';

const PARCEL_STEPS: readonly NextStep[] = [
  { until: ['placed', 'paid'], text: PACKING_STEP },
  {
    until: ['placed', 'paid', 'packed'],
    text: `The courier brings it in ${shopDeadlines.delivery}, and calls before.`,
  },
  {
    until: ['shipped'],
    text: 'The courier calls before delivery. Please make sure that a person can take the parcel.',
  },
  { until: ['delivered'], text: RETURN_REQUEST_STEP },
  ...REFUND_STEP,
];

/** Event seats and gift cards, which are not shipped. `describeIssued` has what was issued. */
const SEAT_STEPS: readonly NextStep[] = [
  { until: ['placed'], text: 'It is yours as soon as your payment arrives. We then email you.' },
  {
    until: ['placed', 'paid', 'packed', 'shipped'],
    text: 'Tickets with their QR codes and gift cards come by email, and are on the page of the order.',
  },
  ...REFUND_STEP,
];

/** What a paid order of tickets and gift cards issued. */
export interface IssuedCounts {
  tickets: number;
  /** Gift cards that the buyer has. */
  giftCards: number;
  /** Gift cards for others that were sent, and those that wait for their day. */
  sentPresents: number;
  waitingPresents: number;
}

/** What became of each kind of goods, as one step each. */
function describeIssued({ tickets, giftCards, sentPresents, waitingPresents }: IssuedCounts): string[] {
  const steps = [
    giftCards === 1 && 'Your gift card was issued, and its code sent to you by email.',
    giftCards > 1 && 'Your gift cards were issued, and their codes sent to you by email.',
    tickets === 1 && 'Your ticket was issued. Show its QR code at the entrance, from this page or printed.',
    tickets > 1 &&
      'Your tickets were issued. Show their QR codes at the entrance, from this page or printed.',
    sentPresents === 1 && 'The gift card for another person was sent to its recipient.',
    sentPresents > 1 && 'The gift cards for other people were sent to their recipients.',
    waitingPresents > 0 &&
      'What is still to be sent leaves on the morning of its day. We email you when it has been sent.',
  ].filter((step) => step !== false);
  return steps.length > 0 ? steps : ['There is nothing more to do.'];
}

const UNPAID_STEP = 'What was in it is back in the shop. You can order it again at any time.';
const CARD_STEP = 'What the gift card paid is back on it.';
const RETURN_STEP = 'Your return is on this page, with what comes next. We write to you at each step.';

interface OrderState {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  /** Whether a payment is outstanding. */
  isDue: boolean;
  isDeliveredByEmail: boolean;
  /** Something was paid, besides by gift card. Absent: it may have been. */
  isAnythingPaid?: boolean;
  /** Absent: it cost something. */
  priced?: { orderTotal: Paise };
  /** A return waits for staff, for its parcel or for its money. */
  hasOpenReturn?: boolean;
  /** The page has the form for a return (R-ORDER-7). Absent: it has. */
  canReturn?: boolean;
  /** Of a paid order with a parcel. */
  packing?: PackingDue;
  /** Of an order that is delivered by email. */
  issued?: IssuedCounts;
}

function describePackingOf({ packing, priced }: OrderState): string {
  if (packing) return describePacking(packing);
  return priced?.orderTotal === 0 ? FREE_PACKING_STEP : PACKING_STEP;
}

/** A step as it is for this order. */
function describeStep(text: string, order: OrderState): string {
  if (text === PACKING_STEP) return describePackingOf(order);
  if (text === RETURN_REQUEST_STEP && order.canReturn === false) return NO_RETURN_STEP;
  return text;
}

const NOTHING_ISSUED: IssuedCounts = { tickets: 0, giftCards: 0, sentPresents: 0, waitingPresents: 0 };

/** The next steps of an order, from its current status on. */
export function listOrderNextSteps(order: OrderState): string[] {
  const { status, paymentMethod, isDue, isDeliveredByEmail, isAnythingPaid = true, hasOpenReturn } = order;
  if (status === 'cancelled' && !isAnythingPaid) return [UNPAID_STEP];
  if (status === 'refunded' && !isAnythingPaid) return [CARD_STEP];
  if (hasOpenReturn) return [RETURN_STEP];
  if (isDeliveredByEmail && status === 'delivered') return describeIssued(order.issued ?? NOTHING_ISSUED);
  const steps = isDeliveredByEmail ? SEAT_STEPS : PARCEL_STEPS;
  const remaining = steps
    .filter(({ until }) => until.includes(status))
    .map(({ text }) => describeStep(text, order));
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

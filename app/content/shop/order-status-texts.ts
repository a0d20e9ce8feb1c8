import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OrderStatus } from '~/domain/orders/order-status';
import { shopDeadlines } from './shop-deadlines';

/** What the order's page says first. */
export const ORDER_STATUS_INTROS: Record<OrderStatus, string> = {
  placed: 'Thank you. Your order is in, and these things are kept for you.',
  paid: 'Thank you, the money is here. We are packing.',
  packed: 'Everything is packed and waits for the courier.',
  shipped: 'Your parcel is on its way.',
  delivered: 'Your parcel has arrived. We hope it is what you wanted.',
  cancelled: 'This order was cancelled. Nothing more will happen to it.',
  refunded: 'This order was refunded. The money is on its way back to you.',
};

const PAYING: Record<PaymentMethod, string> = {
  upi: 'Pay by UPI: scan the code below, or open it in your UPI app.',
  bank: 'Transfer the amount with the reference below.',
};

type Step = { until: readonly OrderStatus[]; words: string };

const MONEY_BACK: readonly Step[] = [
  {
    until: ['cancelled'],
    words: `What you had already paid comes back the way it came, ${shopDeadlines.refund}.`,
  },
  { until: ['refunded'], words: 'Banks take up to seven working days to show it.' },
];

const PARCEL: readonly Step[] = [
  { until: ['placed', 'paid'], words: `We pack ${shopDeadlines.packing}, and write to you when it leaves.` },
  {
    until: ['placed', 'paid', 'packed'],
    words: `The courier brings it in ${shopDeadlines.delivery}, and calls before.`,
  },
  {
    until: ['shipped'],
    words: 'The courier calls before delivery. Somebody should be there to take the parcel.',
  },
  {
    until: ['delivered'],
    words: `Something wrong with it? Write to us ${shopDeadlines.defectReport} with the order number.`,
  },
  ...MONEY_BACK,
];

/** Seats and gift cards: nothing of them travels. */
const SEATS: readonly Step[] = [
  { until: ['placed'], words: 'It is yours as soon as the money is here; we write to you then.' },
  {
    until: ['placed', 'paid', 'packed', 'shipped', 'delivered'],
    words: 'Nothing travels by post: this page with its order number is all you need to show.',
  },
  ...MONEY_BACK,
];

interface Standing {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  /** Whether there is something to pay. */
  isDue: boolean;
  nothingIsSent: boolean;
}

/** What happens next, step by step, from where the order stands. */
export function listOrderNextSteps({ status, paymentMethod, isDue, nothingIsSent }: Standing): string[] {
  const way = nothingIsSent ? SEATS : PARCEL;
  const ahead = way.filter(({ until }) => until.includes(status)).map(({ words }) => words);
  return isDue ? [PAYING[paymentMethod], ...ahead] : ahead;
}

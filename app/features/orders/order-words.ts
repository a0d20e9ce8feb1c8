import type { PaymentMethod } from '~/domain/checkout';
import type { OrderStatus } from '~/domain/order';

/** What the order's page says first. */
export const ORDER_OPENINGS: Record<OrderStatus, string> = {
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

const WAY_ON: readonly { until: readonly OrderStatus[]; words: string }[] = [
  {
    until: ['placed', 'paid'],
    words: 'We pack within two working days of your payment, and write to you when it leaves.',
  },
  {
    until: ['placed', 'paid', 'packed'],
    words: 'The courier brings it in three to six days, and calls before.',
  },
  {
    until: ['shipped'],
    words: 'The courier calls before delivery. Somebody should be there to take the parcel.',
  },
  {
    until: ['delivered'],
    words: 'Something wrong with it? Write to us within 15 days with the order number.',
  },
  {
    until: ['cancelled'],
    words: 'What you had already paid comes back the way it came, within seven working days.',
  },
  { until: ['refunded'], words: 'Banks take up to seven working days to show it.' },
];

/** What happens next, step by step, from where the order stands. */
export function nextSteps(status: OrderStatus, method: PaymentMethod, isDue: boolean): string[] {
  const ahead = WAY_ON.filter(({ until }) => until.includes(status)).map(({ words }) => words);
  return isDue ? [PAYING[method], ...ahead] : ahead;
}

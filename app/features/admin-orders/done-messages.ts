import type { Order } from '~/domain/orders/order';

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES = {
  payment: 'The payment is recorded.',
  'payment-partial': 'The payment is recorded. A part is still to be paid.',
  'payment-excess': 'The payment is recorded. It is more than the order costs.',
  repeated: 'This payment was recorded already.',
  'mark-paid': 'Marked as paid.',
  pack: 'Packed.',
  ship: 'Shipped.',
  deliver: 'Delivered.',
  cancel: 'Cancelled.',
  refund: 'The refund is noted.',
  'refund-sent': 'The transfer is noted.',
  'refund-again': 'The refund is sent again.',
  'return-approved': 'The return is approved.',
  'return-rejected': 'The return is declined.',
  'return-received': 'The return has arrived.',
  'return-refunded': 'The return is refunded.',
  note: 'The note is added.',
} as const;

export type DoneMessageKey = keyof typeof DONE_MESSAGES;

/** An email to the buyer follows. */
const WITH_EMAIL: readonly DoneMessageKey[] = [
  'ship',
  'cancel',
  'refund',
  'return-approved',
  'return-rejected',
  'return-received',
  'return-refunded',
];

const PARAMETER = 'done';

type Buyer = Pick<Order, 'contact' | 'isEmailConfirmed' | 'paid'>;

/** R-ORDER-13: unconfirmed addresses of unpaid orders have a limit. A deleted account has no address. */
function describeEmail({ contact, isEmailConfirmed, paid }: Buyer): string {
  if (!contact.email) return 'Nobody gets an email: the account of the buyer is deleted.';
  if (isEmailConfirmed || paid) return 'The buyer gets an email.';
  return 'The buyer gets an email, unless this unconfirmed address has had too many.';
}

/** The query of a page with the message of what was done. */
export const addDoneMessage = (search: string, key: DoneMessageKey): string => {
  const params = new URLSearchParams(search);
  params.set(PARAMETER, key);
  return params.toString();
};

const isKey = (key: string): key is DoneMessageKey => Object.hasOwn(DONE_MESSAGES, key);

/** The message in the query of the page of an order. */
export function readDoneMessage(params: URLSearchParams, order: Buyer): string | undefined {
  const key = params.get(PARAMETER) ?? '';
  if (!isKey(key)) return undefined;
  const done = DONE_MESSAGES[key];
  return WITH_EMAIL.includes(key) ? `${done} ${describeEmail(order)}` : done;
}

import type { Order } from '~/domain/orders/order';
import { DONE_PARAMETER, findDoneMessage } from '~/domain/site/done-message';

interface DoneMessage {
  text: string;
  /** An email to the buyer follows. */
  hasEmail?: boolean;
  /** The email is the confirmation of the order, which may have been withheld. */
  isConfirmation?: boolean;
}

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES = {
  payment: { text: 'The payment is recorded.', hasEmail: true },
  'payment-partial': { text: 'The payment is recorded. A part is still to be paid.', hasEmail: true },
  'payment-excess': { text: 'The payment is recorded. It is more than the order costs.' },
  repeated: { text: 'This payment was recorded already.' },
  'mark-paid': { text: 'Marked as paid.', hasEmail: true },
  pack: { text: 'Packed.' },
  ship: { text: 'Shipped.', hasEmail: true },
  deliver: { text: 'Delivered.', hasEmail: true },
  cancel: { text: 'Cancelled.', hasEmail: true },
  refund: { text: 'The refund is noted.', hasEmail: true },
  'refund-sent': { text: 'The transfer is noted.', hasEmail: true },
  'refund-again': { text: 'The refund is sent again.' },
  'return-approved': { text: 'The return is approved.', hasEmail: true },
  'return-rejected': { text: 'The return is declined.', hasEmail: true },
  'return-received': { text: 'The return has arrived.', hasEmail: true },
  'return-refunded': { text: 'The return is refunded.', hasEmail: true },
  address: { text: 'The parcel goes to the new address.', hasEmail: true },
  note: { text: 'The note is added.' },
  entered: { text: 'The order is entered.', isConfirmation: true },
} as const;

export type DoneMessageKey = keyof typeof DONE_MESSAGES;

type Buyer = Pick<Order, 'contact' | 'isEmailConfirmed' | 'isEmailWithheld' | 'paid' | 'payments'>;

/** R-ORDER-13: unconfirmed addresses of unpaid orders have a limit. The order of a buyer whose data was erased has no address. */
function describeEmail({ contact, isEmailConfirmed, paid, payments }: Buyer): string {
  if (!contact.email) return 'Nobody gets an email: the data of the buyer is erased.';
  const isPaidInPart = payments.some(({ provider }) => provider !== 'gift-card');
  if (isEmailConfirmed || paid || isPaidInPart) return 'The buyer gets an email.';
  return 'The buyer gets an email, unless this unconfirmed address has had too many.';
}

/** R-ORDER-18: the email with the price, how to pay and the private link. */
const describeConfirmation = ({ isEmailWithheld }: Buyer): string =>
  isEmailWithheld
    ? 'The buyer gets no email: this unconfirmed address has had too many.'
    : 'The buyer gets the confirmation by email, with the link to the order.';

/** The query of a page with the message of what was done. */
export const addDoneMessage = (search: string, key: DoneMessageKey): string => {
  const params = new URLSearchParams(search);
  params.set(DONE_PARAMETER, key);
  return params.toString();
};

/** The message in the query of the page of an order. */
export function readDoneMessage(params: URLSearchParams, order: Buyer): string | undefined {
  const done = findDoneMessage<DoneMessage>(DONE_MESSAGES, params);
  if (done?.isConfirmation) return `${done.text} ${describeConfirmation(order)}`;
  return done?.hasEmail ? `${done.text} ${describeEmail(order)}` : done?.text;
}

import { formatResponseTime } from '~/content/company/response-times';
import { RETURN_DAYS } from '~/domain/orders/order-return';
import { site } from '~site';

/** The shop's promises, for product pages and answers to questions. */
export const shopPromises = {
  freeDelivery: 'Delivery anywhere in India is free, whatever you order.',
  noAccount: 'You need no account.',
  cancellation: 'You can cancel the order yourself until it is packed.',
} as const;

/** The shop's deadlines, as every order page shows them. */
export const shopDeadlines = {
  packing: `within ${formatResponseTime('packing')} of your payment`,
  /** Of an order without a payment. */
  freePacking: `within ${formatResponseTime('packing')}`,
  delivery: 'three to six days',
  defectReport: `within ${RETURN_DAYS} days`,
  productReturn: `within ${RETURN_DAYS} days of delivery`,
  refund: 'within seven working days',
} as const;

/** How refunded money reaches the payer: the end of a sentence about it, and a note. */
export const REFUND_WAY = `to the account it came from, ${shopDeadlines.refund}. Banks may take a little longer to show it.`;

/** About a refund that has been transferred. */
export const REFUND_TRANSFERRED =
  'It went to the account it came from. Banks may take a few days to show it.';

const { lines, city, postalCode, state } = site.address;

/** Where buyers send a return to. One line each. */
export const RETURN_ADDRESS_LINES: readonly string[] = [
  site.legalName,
  ...lines,
  `${city} ${postalCode}`,
  state,
];

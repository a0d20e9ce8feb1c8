import { shopDeadlines } from '~/content/shop/shop-deadlines';

/** How refunded money reaches the payer: the end of a sentence about it, and a note. */
export const REFUND_WAY = `to the account it came from, ${shopDeadlines.refund}. Banks may take a little longer to show it.`;

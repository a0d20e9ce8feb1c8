import type { RefundState } from '~/domain/payments/payment';

/** The state of a refund, as its buyer reads it. */
export const REFUND_STATE_TEXTS: Readonly<Record<RefundState, string>> = {
  pending: 'being paid out',
  done: 'sent',
  failed: 'failed; we will try again',
};

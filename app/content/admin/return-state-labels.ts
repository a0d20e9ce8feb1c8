import type { ReturnState } from '~/domain/orders/order-return';

export const RETURN_STATE_LABELS: Readonly<Record<ReturnState, string>> = {
  requested: 'requested',
  approved: 'approved',
  rejected: 'declined',
  received: 'arrived',
  refunded: 'refunded',
};

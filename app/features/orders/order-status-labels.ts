import type { OrderGroup } from '~/domain/orders/order-history-query';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { Tone } from '~/ui/feedback/tone';

export const ORDER_GROUP_LABELS: Record<OrderGroup, string> = {
  open: 'Under way',
  delivered: 'Delivered',
  ended: 'Cancelled or refunded',
};

/** How a state is marked in a list; those under way carry none. */
export const ORDER_STATUS_TONES: Partial<Record<OrderStatus, Tone>> = {
  placed: 'warning',
  delivered: 'success',
  cancelled: 'danger',
  refunded: 'info',
};

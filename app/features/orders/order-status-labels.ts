import type { OrderGroup } from '~/domain/orders/order-history-query';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { Tone } from '~/ui/feedback/tone';

export const ORDER_GROUP_LABELS: Record<OrderGroup, string> = {
  open: 'In progress',
  delivered: 'Delivered',
  ended: 'Cancelled or refunded',
};

/** Badge tones in the list of orders. The other statuses have the default tone. */
export const ORDER_STATUS_TONES: Partial<Record<OrderStatus, Tone>> = {
  placed: 'warning',
  delivered: 'success',
  cancelled: 'danger',
  refunded: 'info',
};

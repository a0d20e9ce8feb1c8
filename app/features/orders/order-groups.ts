import type { OrderStatus } from '~/domain/order';
import type { OrderGroup } from '~/domain/order-history';
import type { Tone } from '~/ui/tone';

export const GROUP_LABELS: Record<OrderGroup, string> = {
  open: 'Under way',
  delivered: 'Delivered',
  ended: 'Cancelled or refunded',
};

/** How a state is marked in a list; those under way carry none. */
export const STATUS_TONES: Partial<Record<OrderStatus, Tone>> = {
  placed: 'warning',
  delivered: 'success',
  cancelled: 'danger',
  refunded: 'info',
};

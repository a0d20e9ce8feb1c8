import type { OrderEventKind } from '../orders/order-event';
import type { OrderStatus } from '../orders/order-status';

/** What other programs can be informed of (R-WEBHOOK-2). The trigger on the events of orders writes the same names. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.refunded',
  'order.payment',
  'order.refund',
  'order.dispute',
  'order.return',
  'order.address',
] as const satisfies readonly `order.${OrderStatus | OrderEventKind}`[];
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `test`: staff pressed the button for it. */
export type SentEvent = WebhookEvent | 'test';

/** The event of a row of an order's history. `undefined` for an internal note. */
export const toWebhookEvent = (kind: OrderEventKind, status: OrderStatus): WebhookEvent | undefined =>
  WEBHOOK_EVENTS.find((event) => event === `order.${kind === 'status' ? status : kind}`);

import { toApiOrder } from '../api/api-order';
import type { Order } from '../orders/order';
import type { OrderEventDetails } from '../orders/order-event';
import type { WebhookEvent } from './webhook-event';

export interface WebhookOrderEvent {
  /** The same as in the API (R-API-5). Each endpoint gets the event with a request id of its own. */
  id: string;
  type: WebhookEvent;
  at: Date;
  details: OrderEventDetails;
  order: Order;
  /** The page of the order in the back office. */
  orderUrl: string;
}

/**
 * R-WEBHOOK-3: what a request about an order contains, as JSON. The order is as it is when the request is sent; `event` says what
 * happened. Names and addresses only with `includesContact`.
 */
export function buildWebhookBody(
  { id, type, at, details, order, orderUrl }: WebhookOrderEvent,
  { includesContact, currency }: { includesContact: boolean; currency: string },
): string {
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: {
      event: { id, ...details },
      order: toApiOrder(order, { url: orderUrl, currency, includesContact }),
    },
  });
}

import type { Order } from '../orders/order';
import type { OrderEventDetails } from '../orders/order-event';
import type { WebhookEvent } from './webhook-event';

export interface WebhookOrderEvent {
  type: WebhookEvent;
  at: Date;
  details: OrderEventDetails;
  order: Order;
  /** The page of the order in the back office. */
  orderUrl: string;
}

const toLines = ({ lines, priced }: Order) =>
  lines.map(({ productId, name, quantity, options }, index) => ({
    productId,
    name,
    quantity,
    ...(options && { options }),
    payable: priced.lines[index]?.payable,
  }));

const toContact = ({ contact, delivery, billing, gstin }: Order) => ({
  contact,
  delivery,
  ...(billing && { billing }),
  ...(gstin !== undefined && { gstin }),
});

/**
 * R-WEBHOOK-3: what a request about an order contains, as JSON. The order is as it is when the request is sent; `event` says what
 * happened. Amounts are paise with tax, those of lines without. Names and addresses only with `includesContact`.
 */
export function buildWebhookBody(
  { type, at, details, order, orderUrl }: WebhookOrderEvent,
  { includesContact, currency }: { includesContact: boolean; currency: string },
): string {
  const { number, status, paid, createdAt, priced, balance, paymentMethod, version } = order;
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: {
      event: details,
      order: {
        number,
        version,
        status,
        isPaid: paid,
        placedAt: createdAt.toISOString(),
        url: orderUrl,
        currency,
        paymentMethod,
        total: priced.orderTotal,
        tax: priced.tax,
        received: balance.received,
        refunded: balance.refunded,
        outstanding: balance.outstanding,
        lines: toLines(order),
        ...(order.dueOn !== undefined && { dueOn: order.dueOn }),
        ...(order.tracking && { tracking: order.tracking }),
        ...(includesContact && toContact(order)),
      },
    },
  });
}

import type { WebhookFailure, WebhookPause, WebhookRequest } from '~/domain/webhooks/webhook-endpoint';
import type { SentEvent, WebhookEvent } from '~/domain/webhooks/webhook-event';

export const WEBHOOK_EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  'order.placed': 'Order placed',
  'order.paid': 'Order paid in full',
  'order.packed': 'Order packed',
  'order.shipped': 'Order shipped',
  'order.delivered': 'Order delivered',
  'order.cancelled': 'Order cancelled',
  'order.refunded': 'Order refunded in full',
  'order.payment': 'A payment arrived, also a part',
  'order.refund': 'A refund was made or changed its state',
  'order.dispute': 'A payment was disputed, or the dispute was decided',
  'order.return': 'A return was requested or changed its state',
  'order.address': 'The delivery address was changed',
};

export const getSentEventLabel = (event: SentEvent): string =>
  event === 'test' ? 'Test' : WEBHOOK_EVENT_LABELS[event];

export const WEBHOOK_PAUSE_TEXTS: Readonly<Record<WebhookPause, string>> = {
  staff: 'Paused by an admin.',
  failing: 'Paused, because all attempts for a request failed.',
  gone: 'Paused, because it answered with status 410: it exists no more.',
};

const FAILURE_TEXTS: Readonly<Record<WebhookFailure, string>> = {
  'no-response': 'no response within 10 seconds',
  'unknown-host': 'the host is unknown',
  'private-address': 'the host is in a private network',
  'no-https': 'the URL does not begin with https://',
  paused: 'the webhook was paused',
  'public-demo': 'a public demo sends nothing',
};

/** What the endpoint answered, or why it did not. Empty before the first attempt. */
export function describeWebhookResponse({ responseStatus, failure }: WebhookRequest): string {
  if (failure) return FAILURE_TEXTS[failure];
  return responseStatus === undefined ? '' : `status ${responseStatus}`;
}

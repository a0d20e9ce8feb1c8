import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { adminPaths } from '~/content/admin/admin-paths';
import { toUserAgent } from '~/domain/site/user-agent';
import { buildWebhookBody } from '~/domain/webhooks/webhook-body';
import type { WebhookPause } from '~/domain/webhooks/webhook-endpoint';
import { site } from '~site';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { orderEvents } from '../db/schema/orders.server';
import { webhookEndpoints, webhookRequests } from '../db/schema/webhooks.server';
import { type JobContext, type JobHandler, PermanentFailure } from '../jobs/job-kinds.server';
import { readOrderById } from '../orders/read-order.server';
import { postWebhook, type WebhookResponse } from './post-webhook.server';
import { createWebhookHeaders, getWebhookSecret } from './webhook-signature.server';

const GONE = 410;

export interface SendWebhookOptions extends Pick<ServiceDeps, 'clock'> {
  /** The secrets of the endpoints are derived from it. */
  secret: string;
  /** The public origin of the site. */
  siteUrl: string;
  allowsPrivate: boolean;
  /** Everyone is an admin there, and could make the server send requests to anyone. So it sends none. */
  isPublicDemo: boolean;
}

type EndpointRow = typeof webhookEndpoints.$inferSelect;
type RequestRow = typeof webhookRequests.$inferSelect;

/** `undefined` when the event is no longer there. */
async function createBody(
  db: QueryBuilder,
  { event: type, orderEventId, createdAt }: RequestRow,
  { endpoint, siteUrl }: { endpoint: EndpointRow; siteUrl: string },
): Promise<string | undefined> {
  if (type === 'test') return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: {} });
  if (orderEventId === null) return undefined;
  const [event] = await db.select().from(orderEvents).where(eq(orderEvents.id, orderEventId));
  const order = event && (await readOrderById(db, event.orderId));
  if (!order) return undefined;
  const orderUrl = new URL(adminPaths.order(order.number), siteUrl).href;
  return buildWebhookBody(
    { id: event.id, type, at: event.createdAt, details: event.details ?? {}, order, orderUrl },
    { includesContact: endpoint.includesContact, currency: site.currency.code },
  );
}

const isAccepted = (response: WebhookResponse): boolean =>
  'status' in response && response.status >= 200 && response.status < 300;

/** Why no further attempt follows. */
function getEnd(response: WebhookResponse, { isLast }: JobContext): WebhookPause | undefined {
  if ('status' in response && response.status === GONE) return 'gone';
  return isLast ? 'failing' : undefined;
}

/** No requests are sent until an admin has looked at it. An endpoint that refuses only this one is not paused. */
async function pause(
  db: QueryBuilder,
  { endpointId, createdAt }: RequestRow,
  paused: WebhookPause,
): Promise<void> {
  const { id, version } = webhookEndpoints;
  const acceptedLater = db
    .select({ id: webhookRequests.id })
    .from(webhookRequests)
    .where(and(eq(webhookRequests.endpointId, endpointId), gt(webhookRequests.acceptedAt, createdAt)))
    .limit(1);
  if (paused === 'failing' && (await acceptedLater).length > 0) return;
  await db
    .update(webhookEndpoints)
    .set({ paused, version: sql`${version} + 1` })
    .where(and(eq(id, endpointId), isNull(webhookEndpoints.paused)));
}

const describeFailure = (response: WebhookResponse): string =>
  'status' in response ? `The endpoint responded with status ${response.status}.` : response.failure;

/**
 * R-WEBHOOK-4: sends a request and records what the endpoint answered. Its id stays the same in all attempts, so that the other program
 * notices one that it already has.
 */
export function sendWebhook(
  { db }: Database,
  { clock, secret, siteUrl, allowsPrivate, isPublicDemo }: SendWebhookOptions,
): JobHandler<'send-webhook'> {
  return async ({ requestId }, context) => {
    const [found] = await db
      .select({ request: webhookRequests, endpoint: webhookEndpoints })
      .from(webhookRequests)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookRequests.endpointId))
      .where(eq(webhookRequests.id, requestId));
    if (!found || found.request.acceptedAt) return;
    const { request, endpoint } = found;
    // A slower attempt at the same time, such as of a job that staff ran again, changes nothing of an accepted request.
    const isOpen = and(eq(webhookRequests.id, requestId), isNull(webhookRequests.acceptedAt));
    const record = (changes: Partial<typeof webhookRequests.$inferInsert>) =>
      db.update(webhookRequests).set(changes).where(isOpen);
    // The admin who sends a test waits for its result, so it has one attempt.
    const isTest = request.event === 'test';
    const isPaused = endpoint.paused !== null && !isTest;
    if (isPublicDemo || isPaused) {
      await record({ failure: isPublicDemo ? 'public-demo' : 'paused', failedAt: clock() });
      return;
    }
    const body = await createBody(db, request, { endpoint, siteUrl });
    if (body === undefined) {
      await record({ failedAt: clock() });
      return;
    }
    const at = clock();
    const headers = createWebhookHeaders(getWebhookSecret(secret, endpoint), { id: requestId, at, body });
    const { url } = endpoint;
    const response = await postWebhook({
      url,
      headers: { ...headers, 'User-Agent': toUserAgent(site.name) },
      body,
      allowsPrivate,
    });
    const accepted = isAccepted(response);
    const end = accepted ? undefined : getEnd(response, context);
    await record({
      attempts: request.attempts + 1,
      responseStatus: 'status' in response ? response.status : null,
      failure: 'failure' in response ? response.failure : null,
      acceptedAt: accepted ? at : null,
      failedAt: !accepted && (isTest || end) ? at : null,
    });
    if (accepted || isTest) return;
    const message = describeFailure(response);
    if (!end) throw new Error(message);
    await pause(db, request, end);
    throw new PermanentFailure(message);
  };
}

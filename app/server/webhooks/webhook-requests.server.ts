import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import type { WebhookEndpoint, WebhookRequest } from '~/domain/webhooks/webhook-endpoint';
import { recordChange } from '../audit/record-change.server';
import { jobs } from '../db/schema/jobs.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { webhookRequests } from '../db/schema/webhooks.server';
import { enqueue } from '../jobs/enqueue.server';
import { isOpen } from '../jobs/job-states.server';
import { findEndpoint, toEndpoint, toEntry, type WebhookDeps } from './webhook-row.server';
import { getWebhookSecret } from './webhook-signature.server';

const SHOWN_REQUESTS = 50;
/** More are sent again with the next press of the button. */
const MAX_RESENT = 500;

export interface WebhookDetails {
  endpoint: WebhookEndpoint;
  /** With which the other program checks signatures. */
  secret: string;
  /** The latest ones, the newest first. */
  requests: WebhookRequest[];
}

type RequestRow = typeof webhookRequests.$inferSelect;

/** A job that staff discarded, or whose process ended in each attempt, records nothing. Its request waits for no attempt. */
const IS_FAILED = sql<boolean>`(${webhookRequests.acceptedAt} is null and (${webhookRequests.failedAt} is not null or not exists (
  select from ${jobs} where ${isOpen} and ${jobs.kind} = 'send-webhook' and ${jobs.payload} ->> 'requestId' = ${webhookRequests.id}::text
)))`;

interface SelectedRequest {
  request: RequestRow;
  isFailed: boolean;
  orderNumber: string | null;
}

const toState = ({ request: { acceptedAt }, isFailed }: SelectedRequest): WebhookRequest['state'] => {
  if (acceptedAt) return 'accepted';
  return isFailed ? 'failed' : 'waiting';
};

const toRequest = (selected: SelectedRequest): WebhookRequest => {
  const { request: row, orderNumber } = selected;
  return {
    id: row.id,
    event: row.event,
    createdAt: row.createdAt,
    state: toState(selected),
    attempts: row.attempts,
    ...(orderNumber !== null && { orderNumber }),
    ...(row.responseStatus !== null && { responseStatus: row.responseStatus }),
    ...(row.failure !== null && { failure: row.failure }),
  };
};

/** `undefined` for an unknown id. Throws NotAllowedError. */
export async function getEndpoint(
  { db, secret }: WebhookDeps,
  { user }: SignedIn,
  id: string,
): Promise<WebhookDetails | undefined> {
  requirePermission(user, 'webhooks.manage');
  const row = await findEndpoint(db, id);
  if (!row) return undefined;
  const rows = await db
    .select({ request: webhookRequests, isFailed: IS_FAILED, orderNumber: orders.number })
    .from(webhookRequests)
    .leftJoin(orderEvents, eq(orderEvents.id, webhookRequests.orderEventId))
    .leftJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(eq(webhookRequests.endpointId, id))
    .orderBy(desc(webhookRequests.createdAt), desc(webhookRequests.id))
    .limit(SHOWN_REQUESTS);
  return {
    endpoint: toEndpoint(row),
    secret: getWebhookSecret(secret, row),
    requests: rows.map(toRequest),
  };
}

/** Sends a request without an order, also to a paused endpoint. Throws NotAllowedError. */
export async function testEndpoint(
  { db, clock }: WebhookDeps,
  actor: SignedIn,
  id: string,
): Promise<'sent' | 'unknown'> {
  requirePermission(actor.user, 'webhooks.manage');
  return db.transaction(async (transaction) => {
    const row = await findEndpoint(transaction, id, { locks: true });
    if (!row) return 'unknown';
    const requestId = uuid();
    const at = clock();
    await transaction
      .insert(webhookRequests)
      .values({ id: requestId, endpointId: id, event: 'test', createdAt: at });
    await enqueue(transaction, 'send-webhook', { requestId });
    await recordChange(transaction, { ...toEntry(actor, at, row), action: 'webhook-tested' });
    return 'sent';
  });
}

/**
 * Sends a failed request again, or all of an endpoint without `requestId`, the newest first. They get all their attempts. Resolves to
 * their number. Throws NotAllowedError.
 */
export async function resendRequests(
  { db, clock }: WebhookDeps,
  actor: SignedIn,
  { id, requestId }: { id: string; requestId?: string | undefined },
): Promise<number | 'paused' | 'unknown'> {
  requirePermission(actor.user, 'webhooks.manage');
  if (requestId !== undefined && !isUuid(requestId)) return 'unknown';
  return db.transaction(async (transaction) => {
    const row = await findEndpoint(transaction, id, { locks: true });
    if (!row) return 'unknown';
    if (row.paused) return 'paused';
    const one: SQL | undefined = requestId === undefined ? undefined : eq(webhookRequests.id, requestId);
    const failed = await transaction
      .select({ id: webhookRequests.id })
      .from(webhookRequests)
      .where(and(eq(webhookRequests.endpointId, id), IS_FAILED, ne(webhookRequests.event, 'test'), one))
      .orderBy(desc(webhookRequests.createdAt), desc(webhookRequests.id))
      .limit(MAX_RESENT);
    for (const request of failed) {
      await transaction
        .update(webhookRequests)
        .set({ failedAt: null, failure: null })
        .where(eq(webhookRequests.id, request.id));
      await enqueue(transaction, 'send-webhook', { requestId: request.id });
    }
    if (failed.length > 0) {
      const after = { requests: failed.length };
      await recordChange(transaction, { ...toEntry(actor, clock(), row), action: 'webhook-resent', after });
    }
    return failed.length;
  });
}

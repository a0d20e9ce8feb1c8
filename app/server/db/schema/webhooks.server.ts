import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookFailure, WebhookPause } from '~/domain/webhooks/webhook-endpoint';
import type { SentEvent, WebhookEvent } from '~/domain/webhooks/webhook-event';
import { timestamptz } from './columns.server';
import { orderEvents } from './orders.server';

/** R-WEBHOOK-1: URLs of other programs that get events of orders. The secrets are derived, not stored. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  includesContact: boolean('includes_contact').notNull(),
  paused: text().$type<WebhookPause>(),
  /** From 1. A new secret adds one. */
  secretNumber: integer('secret_number').notNull().default(1),
  version: integer().notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** R-WEBHOOK-2: a trigger on the events of orders adds one for each endpoint, with the job that sends it. */
export const webhookRequests = pgTable(
  'webhook_requests',
  {
    id: uuid().primaryKey(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text().$type<SentEvent>().notNull(),
    /** Empty for a test. */
    orderEventId: uuid('order_event_id').references(() => orderEvents.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    responseStatus: integer('response_status'),
    failure: text().$type<WebhookFailure>(),
    createdAt: timestamptz('created_at').notNull(),
    /** When the endpoint answered with a status from 200 to 299. */
    acceptedAt: timestamptz('accepted_at'),
    /** When the last attempt had failed. */
    failedAt: timestamptz('failed_at'),
  },
  (table) => [
    check('webhook_requests_ended', sql`${table.acceptedAt} is null or ${table.failedAt} is null`),
    index('webhook_requests_of_endpoint').on(table.endpointId, table.createdAt),
    index('webhook_requests_of_event').on(table.orderEventId),
    index('webhook_requests_by_age').on(table.createdAt),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryState, EditionContent, EditionState } from '~/domain/newsletter/edition';
import { timestamptz } from './columns.server';
import { subscribers } from './newsletter.server';

/** Editions of the newsletter: one email to every subscriber, which staff put together from articles. */
export const newsletterEditions = pgTable(
  'newsletter_editions',
  {
    id: uuid().primaryKey(),
    /** From 1. The links of the email have it, the same for every subscriber. */
    number: integer().notNull().unique(),
    subject: text().notNull(),
    introduction: text().notNull(),
    /** Slugs of articles, in the order of the email. */
    articles: jsonb().$type<readonly string[]>().notNull(),
    state: text().$type<EditionState>().notNull(),
    /** When the sending starts. Of a draft: when it was to start, and visitors could read none of its articles. */
    sendAt: timestamptz('send_at'),
    /** What every subscriber gets, as it was when the sending started. */
    content: jsonb().$type<EditionContent>(),
    startedAt: timestamptz('started_at'),
    finishedAt: timestamptz('finished_at'),
    /** How many batches were queued. */
    batches: integer().notNull().default(0),
    /** The subscriber with whom the last batch ended. Batches are in the order of ids. */
    lastSubscriberId: uuid('last_subscriber_id'),
    /** To how many subscribers an email was queued. */
    recipients: integer().notNull().default(0),
    /** Each change by staff, and the start of the sending, add one. */
    version: integer().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    check(
      'newsletter_editions_state',
      sql`${table.state} in ('draft', 'scheduled', 'sending', 'sent', 'stopped')`,
    ),
    check('newsletter_editions_scheduled', sql`${table.state} <> 'scheduled' or ${table.sendAt} is not null`),
    check(
      'newsletter_editions_started',
      sql`${table.state} in ('draft', 'scheduled') or (${table.startedAt} is not null and ${table.content} is not null)`,
    ),
    index('newsletter_editions_by_state').on(table.state, table.number),
    // Emails are limited by minute, so one edition is sent at a time.
    uniqueIndex('newsletter_editions_sending').on(table.state).where(sql`state = 'sending'`),
  ],
);

/** One email of an edition to one subscriber. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    /** In the key of the email. */
    id: uuid().primaryKey(),
    editionId: uuid('edition_id')
      .notNull()
      .references(() => newsletterEditions.id),
    /** Emptied when the subscriber is deleted: the figures of the edition stay. */
    subscriberId: uuid('subscriber_id').references(() => subscribers.id, { onDelete: 'set null' }),
    state: text().$type<DeliveryState>().notNull(),
    queuedAt: timestamptz('queued_at').notNull(),
    /** When the subscriber unsubscribed by a link of this email. */
    unsubscribedAt: timestamptz('unsubscribed_at'),
  },
  (table) => [
    check(
      'newsletter_deliveries_state',
      sql`${table.state} in ('queued', 'sent', 'failed', 'refused', 'withdrawn')`,
    ),
    unique('newsletter_deliveries_once').on(table.editionId, table.subscriberId),
    index('newsletter_deliveries_by_state').on(table.editionId, table.state),
    index('newsletter_deliveries_of_subscriber').on(table.subscriberId),
  ],
);

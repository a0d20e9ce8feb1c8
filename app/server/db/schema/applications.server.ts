import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';
import { leads } from './leads.server';

/**
 * The way of an application through the stages. What the applicant sent is in `leads` and `attachments`. The row stays when
 * that is deleted, for the figures by role and stage.
 */
export const applications = pgTable(
  'applications',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    roleId: text('role_id').notNull(),
    stage: text().$type<ApplicationStage>().notNull().default('new'),
    /** Counts the changes of the stage. A form with another version is out of date. */
    version: integer().notNull().default(1),
    createdAt: timestamptz('created_at').notNull(),
    stageChangedAt: timestamptz('stage_changed_at').notNull(),
    /** When everything about the applicant was deleted. */
    anonymisedAt: timestamptz('anonymised_at'),
  },
  (table) => [
    check(
      'applications_stage',
      sql`${table.stage} in ('new', 'screening', 'interview', 'offer', 'hired', 'declined', 'withdrawn')`,
    ),
    index('applications_by_stage').on(table.stage, table.leadId.desc().nullsFirst()),
    index('applications_to_anonymise')
      .on(table.roleId, table.createdAt)
      .where(sql`${table.anonymisedAt} is null and ${table.stage} <> 'hired'`),
  ],
);

export type ApplicationEventKind = 'stage' | 'note' | 'email' | 'rating';

/** What staff did with an application. Deleted with what the applicant sent. */
export const applicationEvents = pgTable(
  'application_events',
  {
    /** Chosen by the form, so that a form that is sent twice writes one event. */
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => applications.leadId, { onDelete: 'cascade' }),
    kind: text().$type<ApplicationEventKind>().notNull(),
    /** Of a note or an email. */
    text: text(),
    /** The new stage. */
    stage: text().$type<ApplicationStage>(),
    rating: smallint(),
    /** The member of staff. Null after the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('application_events_kind', sql`${table.kind} in ('stage', 'note', 'email', 'rating')`),
    index('application_events_of_lead').on(table.leadId, table.createdAt),
  ],
);

/** The current rating of each member of staff. */
export const applicationRatings = pgTable(
  'application_ratings',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => applications.leadId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.userId] }),
    check('application_ratings_rating', sql`${table.rating} between 1 and 5`),
  ],
);

import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditArea, AuditValues } from '~/domain/audit/audit-event';
import { timestamptz } from './columns.server';

/** Changes that staff made in the back office. A trigger refuses to change and to delete rows. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey(),
    /** Who made the change. Not a foreign key: the row stays as it is when the account is deleted. */
    userId: uuid('user_id').notNull(),
    area: text().$type<AuditArea>().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** The id in the URL of the subject's page: a UUID, or the id of a product. */
    subjectId: text('subject_id').notNull(),
    /** The name of a thing, never of a person. */
    subjectLabel: text('subject_label'),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('audit_events_by_time').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_events_by_area').on(
      table.area,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('audit_events_by_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('audit_events_by_subject_part').using('gin', sql`lower(${table.subjectLabel}) gin_trgm_ops`),
    index('audit_events_of_subject').on(table.subjectId, table.createdAt.desc().nullsFirst()),
  ],
);

export type AuditRow = typeof auditEvents.$inferSelect;

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnnouncementPages, AnnouncementTone } from '~/domain/announcements/announcement';
import { timestamptz } from './columns.server';

/** Announcements that public pages show above their header for a time. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid().primaryKey(),
    text: text().notNull(),
    /** A path of this site. */
    link: text(),
    linkLabel: text('link_label'),
    tone: text().$type<AnnouncementTone>().notNull(),
    pages: text().$type<AnnouncementPages>().notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    version: integer().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('announcements_tone', sql`${table.tone} in ('info', 'offer', 'important')`),
    check('announcements_pages', sql`${table.pages} in ('all', 'shop')`),
    check('announcements_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('announcements_link', sql`(${table.link} is null) = (${table.linkLabel} is null)`),
    index('announcements_end').on(table.endsAt),
  ],
);

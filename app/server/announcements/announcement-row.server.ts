import type { StoredAnnouncement } from '~/domain/announcements/announcement';
import type { AnnouncementInput } from '~/domain/announcements/announcement-form-schema';
import type { AuditValues } from '~/domain/audit/audit-event';
import type { announcements } from '../db/schema/announcements.server';

export type AnnouncementRow = typeof announcements.$inferSelect;

export type AnnouncementColumns = Omit<AnnouncementRow, 'id' | 'version' | 'createdAt'>;

export const toAnnouncement = ({ link, linkLabel, ...row }: AnnouncementRow): StoredAnnouncement => ({
  id: row.id,
  text: row.text,
  tone: row.tone,
  pages: row.pages,
  version: row.version,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  ...(link !== null && linkLabel !== null && { link: { path: link, label: linkLabel } }),
});

export const toColumns = ({ link, linkLabel, ...form }: AnnouncementInput): AnnouncementColumns => ({
  text: form.text,
  tone: form.tone,
  pages: form.pages,
  startsAt: form.startsAt,
  endsAt: form.endsAt,
  link: link ?? null,
  linkLabel: linkLabel ?? null,
});

export const toAuditValues = ({ startsAt, endsAt, ...columns }: AnnouncementColumns): AuditValues => ({
  text: columns.text,
  link: columns.link,
  linkLabel: columns.linkLabel,
  tone: columns.tone,
  pages: columns.pages,
  from: startsAt.toISOString(),
  to: endsAt.toISOString(),
});

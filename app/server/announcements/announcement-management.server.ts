import { desc, eq, lt } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { StoredAnnouncement } from '~/domain/announcements/announcement';
import type { AnnouncementInput } from '~/domain/announcements/announcement-form-schema';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { type AuditEntry, pickChanged, recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { announcements } from '../db/schema/announcements.server';
import { type AnnouncementRow, toAnnouncement, toAuditValues, toColumns } from './announcement-row.server';

interface ManagementDeps extends ServiceDeps {
  /** Called after a change, so that the pages of this process show it at once. */
  announce: () => Promise<void>;
}

export interface AnnouncementList {
  /** The newest first. */
  announcements: StoredAnnouncement[];
  /** For the next page. Absent on the last one. */
  after?: string;
}

/** Others changed it. `current` is absent when they deleted it. */
interface Conflict {
  kind: 'conflict';
  current?: StoredAnnouncement;
}

export type SaveAnnouncementResult = { kind: 'saved'; id: string } | Conflict;

const ANNOUNCEMENTS_PER_PAGE = 50;

/** 50 a page. Throws NotAllowedError. */
async function listAnnouncements(
  { db }: ManagementDeps,
  { user }: SignedIn,
  { after }: { after?: string | undefined },
): Promise<AnnouncementList> {
  requirePermission(user, 'announcements.manage');
  const rows = await db
    .select()
    .from(announcements)
    .where(after !== undefined && isUuid(after) ? lt(announcements.id, after) : undefined)
    .orderBy(desc(announcements.id))
    .limit(ANNOUNCEMENTS_PER_PAGE + 1);
  const { page, last } = cutPage(rows, ANNOUNCEMENTS_PER_PAGE);
  return {
    announcements: page.map(toAnnouncement),
    ...(last && { after: last.id }),
  };
}

/** `undefined` for an unknown id. Throws NotAllowedError. */
async function getAnnouncement({ db }: ManagementDeps, { user }: SignedIn, id: string) {
  requirePermission(user, 'announcements.manage');
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id));
  return row && toAnnouncement(row);
}

/** A change waits for another one of the same row, and then sees its version. */
async function lockRow(transaction: QueryBuilder, id: string): Promise<AnnouncementRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await transaction.select().from(announcements).where(eq(announcements.id, id)).for('update');
  return row;
}

const toEntry = ({ user }: SignedIn, at: Date, { id, text }: { id: string; text: string }) =>
  ({
    userId: user.id,
    area: 'announcements',
    subjectId: id,
    subjectLabel: text,
    at,
  }) satisfies Omit<AuditEntry, 'action'>;

const toConflict = (row: AnnouncementRow | undefined): Conflict => ({
  kind: 'conflict',
  ...(row && { current: toAnnouncement(row) }),
});

/** The form has passed the schema. Throws NotAllowedError. */
async function createAnnouncement(
  { db, clock, announce }: ManagementDeps,
  actor: SignedIn,
  form: AnnouncementInput,
): Promise<{ kind: 'saved'; id: string }> {
  requirePermission(actor.user, 'announcements.manage');
  const id = uuid();
  const at = clock();
  const columns = toColumns(form);
  await db.transaction(async (transaction) => {
    await transaction.insert(announcements).values({ ...columns, id, version: 1, createdAt: at });
    await recordChange(transaction, {
      ...toEntry(actor, at, { id, text: columns.text }),
      action: 'announcement-created',
      after: toAuditValues(columns),
    });
  });
  await announce();
  return { kind: 'saved', id };
}

/** The form has passed the schema. A form with an older version changes nothing. Throws NotAllowedError. */
async function changeAnnouncement(
  { db, clock, announce }: ManagementDeps,
  actor: SignedIn,
  { id, form }: { id: string; form: AnnouncementInput },
): Promise<SaveAnnouncementResult> {
  requirePermission(actor.user, 'announcements.manage');
  const result = await db.transaction(async (transaction): Promise<SaveAnnouncementResult> => {
    const row = await lockRow(transaction, id);
    if (row?.version !== form.version) return toConflict(row);
    const columns = toColumns(form);
    const changed = pickChanged(toAuditValues(row), toAuditValues(columns));
    if (Object.keys(changed.after).length === 0) return { kind: 'saved', id };
    await transaction
      .update(announcements)
      .set({ ...columns, version: row.version + 1 })
      .where(eq(announcements.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, clock(), { id, text: columns.text }),
      action: 'announcement-changed',
      ...changed,
    });
    return { kind: 'saved', id };
  });
  await announce();
  return result;
}

/** A form with an older version deletes nothing. Throws NotAllowedError. */
async function deleteAnnouncement(
  { db, clock, announce }: ManagementDeps,
  actor: SignedIn,
  { id, version }: { id: string; version: number },
): Promise<{ kind: 'deleted' } | Conflict> {
  requirePermission(actor.user, 'announcements.manage');
  const result = await db.transaction(async (transaction): Promise<{ kind: 'deleted' } | Conflict> => {
    const row = await lockRow(transaction, id);
    if (row?.version !== version) return toConflict(row);
    await transaction.delete(announcements).where(eq(announcements.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, clock(), row),
      action: 'announcement-deleted',
      before: toAuditValues(row),
    });
    return { kind: 'deleted' };
  });
  await announce();
  return result;
}

/** Announcements, for staff with the permission `announcements.manage`. */
export const createAnnouncementManagement = ({ db }: Database, options: Omit<ManagementDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    { listAnnouncements, getAnnouncement, createAnnouncement, changeAnnouncement, deleteAnnouncement },
  );

export type AnnouncementManagement = ReturnType<typeof createAnnouncementManagement>;

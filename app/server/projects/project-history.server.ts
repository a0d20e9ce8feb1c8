import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { AuditAction, AuditValues } from '~/domain/audit/audit-event';
import type { ProjectEvent } from '~/domain/projects/project';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { type AuditRow, auditEvents } from '../db/schema/audit.server';

interface HistoryOptions {
  limit: number;
  /** All actions without it. */
  actions?: readonly AuditAction[];
  /** The last entry of the page before. */
  after?: { changedAt: Date; id: string } | undefined;
}

const listUserIds = ({ userId, before, after }: AuditRow): string[] =>
  [userId, before?.member, after?.member].filter((value): value is string => isUuid(String(value)));

function withNames(values: AuditValues | null, names: ReadonlyMap<string, string>): AuditValues | undefined {
  if (!values) return undefined;
  if (typeof values.member !== 'string') return values;
  return { ...values, member: names.get(values.member) ?? 'a deleted account' };
}

/** What staff changed in a project, the newest first, from the audit log. */
export async function readHistory(
  db: QueryBuilder,
  projectId: string,
  { limit, actions, after }: HistoryOptions,
): Promise<ProjectEvent[]> {
  const { id, area, action, subjectId, createdAt } = auditEvents;
  const rows = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(subjectId, projectId),
        eq(area, 'projects'),
        actions && inArray(action, [...actions]),
        after && or(lt(createdAt, after.changedAt), and(eq(createdAt, after.changedAt), lt(id, after.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  const ids = [...new Set(rows.flatMap(listUserIds))];
  const people = ids.length
    ? await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
    : [];
  const names = new Map(people.map((person) => [person.id, person.name]));
  return rows.map((row) => {
    const by = names.get(row.userId);
    const before = withNames(row.before, names);
    const next = withNames(row.after, names);
    return {
      id: row.id,
      at: row.createdAt,
      action: row.action,
      ...(by !== undefined && { by }),
      ...(before && { before }),
      ...(next && { after: next }),
    };
  });
}

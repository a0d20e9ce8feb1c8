import { eq } from 'drizzle-orm';
import type { AuditAction, AuditValues } from '~/domain/audit/audit-event';
import type { SignedIn } from '~/domain/auth/session';
import { toRoleValues } from '~/domain/careers/role-form-values';
import type { RoleState } from '~/domain/careers/role-state';
import { pickChanged, recordChange } from '../audit/record-change.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { openRoles, type RoleContent } from '../db/schema/open-roles.server';
import { enqueue } from '../jobs/enqueue.server';
import type { OpenRoleRow } from './merge-roles.server';
import {
  findEditor,
  findStoredRole,
  getShownState,
  readStoredRole,
  type StoredRole,
} from './read-role.server';

/** The form shows an older version: others changed the role since. Nothing was written. */
export interface RoleConflict {
  kind: 'conflict';
  /** The role as it is now. Absent when others deleted the draft. */
  current?: { content: RoleContent; state: RoleState; by?: string; at: Date };
}

export async function toConflict(
  db: QueryBuilder,
  found: StoredRole | undefined,
  now: Date,
): Promise<RoleConflict> {
  if (!found) return { kind: 'conflict' };
  const { content, row } = found;
  const by = await findEditor(db, row);
  return {
    kind: 'conflict',
    current: {
      content,
      state: getShownState(found, now),
      at: row.changedAt,
      ...(by !== undefined && { by }),
    },
  };
}

/** What the audit log shows of a role: every field of its form, its state, and the day of a planned publication. */
export function toAuditValues(role: StoredRole, now: Date): AuditValues {
  const state = getShownState(role, now);
  return {
    ...toRoleValues(role.content),
    state,
    publishedFrom: state === 'scheduled' ? role.row.postedOn : null,
  };
}

type Edit = Partial<Pick<OpenRoleRow, 'content' | 'state' | 'postedOn' | 'openedAt' | 'endedAt'>>;

interface RoleVersion {
  id: string;
  version: number;
  actor: SignedIn;
}

/** False when another transaction made the first change of a role of the repository meanwhile. */
async function writeRow(transaction: QueryBuilder, row: OpenRoleRow): Promise<boolean> {
  if (row.version > 1) {
    await transaction.update(openRoles).set(row).where(eq(openRoles.id, row.id));
    return true;
  }
  const added = await transaction
    .insert(openRoles)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: openRoles.id });
  return added.length > 0;
}

/**
 * R-CAREERS-7: locks a role and changes it in one transaction, unless others changed it since `version`. `decide` returns what to
 * write, or a result that writes nothing. The job that follows shows the change in the search of the site.
 */
export async function changeOpenRole<Result extends { kind: string }>(
  { db, clock }: ServiceDeps,
  { id, version, actor }: RoleVersion,
  decide: (found: StoredRole, now: Date) => { edit: Edit; action: AuditAction } | Result,
): Promise<Result | RoleConflict | { kind: 'saved' | 'unknown' }> {
  const now = clock();
  return db.transaction(async (transaction) => {
    const [locked] = await transaction.select().from(openRoles).where(eq(openRoles.id, id)).for('update');
    const found = readStoredRole(id, locked, now);
    if (!found && version <= 0) return { kind: 'unknown' };
    if (found?.row.version !== version) return toConflict(transaction, found, now);
    const decided = decide(found, now);
    if (!('edit' in decided)) return decided;
    const changes = { version: version + 1, changedBy: actor.user.id, changedAt: now };
    const row: OpenRoleRow = { ...found.row, ...decided.edit, ...changes };
    if (!(await writeRow(transaction, row)))
      return toConflict(transaction, await findStoredRole(transaction, id, now), now);
    const changed = readStoredRole(id, row, now) ?? found;
    await recordChange(transaction, {
      userId: actor.user.id,
      area: 'roles',
      action: decided.action,
      subjectId: id,
      at: now,
      subjectLabel: changed.content.title,
      ...pickChanged(toAuditValues(found, now), toAuditValues(changed, now)),
    });
    await enqueue(transaction, 'update-site-index', {}, { key: `update-site-index:${id}:${row.version}` });
    return { kind: 'saved' };
  });
}

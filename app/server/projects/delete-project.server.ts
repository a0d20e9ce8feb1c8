import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import {
  projectFiles,
  projectHours,
  projectInvitations,
  projectMembers,
  projectMilestones,
  projects,
  projectUpdates,
} from '../db/schema/projects.server';
import { toEntry } from './change-project.server';
import { toAuditValues, toForm } from './save-project.server';
import type { ProjectDeps } from './types.server';

/** `used`: it has members, or work on it is recorded · `conflict`: it was changed since the page was shown */
export type DeleteProjectResult = { kind: 'deleted' | 'unknown' | 'used' | 'conflict' };

const DEPENDENTS = [projectMembers, projectInvitations, projectUpdates, projectFiles, projectHours];

async function isUsed(transaction: QueryBuilder, id: string): Promise<boolean> {
  for (const table of DEPENDENTS)
    if ((await transaction.$count(table, eq(table.projectId, id))) > 0) return true;
  const isInvoiced = sql`exists (select from ${orders} where milestone_id = project_milestones.id)`;
  const isWorkedOn = and(
    eq(projectMilestones.projectId, id),
    or(isNotNull(projectMilestones.doneAt), isInvoiced),
  );
  return (await transaction.$count(projectMilestones, isWorkedOn)) > 0;
}

/**
 * R-PROJECT-9: deletes a project, with its plan, that has no members and on which nobody has worked. Throws NotAllowedError.
 */
export async function deleteProject(
  { db, clock }: ProjectDeps,
  actor: SignedIn,
  { id, version }: { id: string; version: number },
): Promise<DeleteProjectResult> {
  requirePermission(actor.user, 'projects.manage');
  if (!isUuid(id)) return { kind: 'unknown' };
  return db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(projects).where(eq(projects.id, id)).for('update');
    if (!row) return { kind: 'unknown' };
    if (row.version !== version) return { kind: 'conflict' };
    if (await isUsed(transaction, id)) return { kind: 'used' };
    await transaction.delete(projects).where(eq(projects.id, id));
    await recordChange(transaction, {
      ...toEntry(actor, row, clock()),
      action: 'project-deleted',
      before: toAuditValues(toForm(row)),
    });
    return { kind: 'deleted' };
  });
}

import { and, eq, notInArray } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { projectMilestones } from '../db/schema/projects.server';
import { notifyMembers } from './notify-members.server';
import { changePlan } from './plan-change.server';
import type { ProjectDeps } from './types.server';

/** Whether the client has an invoice for the milestone that was not cancelled. */
export async function isInvoiced(transaction: QueryBuilder, milestoneId: string): Promise<boolean> {
  const isCurrent = notInArray(orders.status, ['cancelled', 'refunded']);
  return (await transaction.$count(orders, and(eq(orders.milestoneId, milestoneId), isCurrent))) > 0;
}

interface MilestoneRef {
  projectId: string;
  milestoneId: string;
}

type Completion = 'done' | 'invoiced' | 'before' | 'unknown';

/**
 * R-PROJECT-5: `invoiced`: done, and the client gets an invoice. `before`: it was completed earlier, and no notification is sent.
 * Throws NotAllowedError.
 */
export async function completeMilestone(
  deps: ProjectDeps,
  actor: SignedIn,
  { projectId, milestoneId }: MilestoneRef,
): Promise<Completion> {
  requirePermission(actor.user, 'projects.manage');
  const result = await changePlan<Completion>(
    deps,
    actor,
    projectId,
    async ({ transaction, project: { name: project }, milestones, at }) => {
      const milestone = milestones.find(({ id }) => id === milestoneId);
      if (!milestone) return { result: 'unknown' };
      if (milestone.doneAt) return { result: 'before' };
      await transaction
        .update(projectMilestones)
        .set({ doneAt: at })
        .where(eq(projectMilestones.id, milestoneId));
      const { title } = milestone;
      const isLast = milestones.every(({ id, doneAt }) => id === milestoneId || doneAt !== null);
      await notifyMembers(deps, transaction, projectId, {
        payload: { event: 'milestone-done', projectId, project, title, isLast },
        // A milestone that was reopened is announced once more.
        key: `milestone-done:${milestoneId}:${at.getTime()}`,
        project,
        at,
      });
      const isInvoiced = await deps.invoiceMilestone?.(transaction, {
        milestoneId,
        userId: actor.user.id,
        at,
      });
      return {
        result: isInvoiced ? 'invoiced' : 'done',
        recorded: { action: 'milestone-done', after: { title } },
      };
    },
  );
  return result ?? 'unknown';
}

type Reopening = 'reopened' | 'open' | 'invoiced' | 'unknown';

/**
 * R-PROJECT-5: opens a done milestone again, unless its invoice stands. The reason stands in the history. Throws NotAllowedError.
 */
export async function reopenMilestone(
  deps: ProjectDeps,
  actor: SignedIn,
  { projectId, milestoneId, reason }: MilestoneRef & { reason: string },
): Promise<Reopening> {
  requirePermission(actor.user, 'projects.manage');
  const result = await changePlan<Reopening>(deps, actor, projectId, async ({ transaction, milestones }) => {
    const milestone = milestones.find(({ id }) => id === milestoneId);
    if (!milestone) return { result: 'unknown' };
    const { title, doneAt } = milestone;
    if (!doneAt) return { result: 'open' };
    // It is invoiced again under this lock.
    await transaction
      .select({ id: projectMilestones.id })
      .from(projectMilestones)
      .where(eq(projectMilestones.id, milestoneId))
      .for('update');
    if (await isInvoiced(transaction, milestoneId)) return { result: 'invoiced' };
    await transaction
      .update(projectMilestones)
      .set({ doneAt: null })
      .where(eq(projectMilestones.id, milestoneId));
    const before = { title, doneAt: doneAt.toISOString() };
    return {
      result: 'reopened',
      recorded: { action: 'milestone-reopened', before, after: { title, reason } },
    };
  });
  return result ?? 'unknown';
}

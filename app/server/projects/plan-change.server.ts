import { asc, eq, sql } from 'drizzle-orm';
import type { AuditAction } from '~/domain/audit/audit-event';
import type { SignedIn } from '~/domain/auth/session';
import type { ProjectEvent } from '~/domain/projects/project';
import type { QueryBuilder } from '../db/database.server';
import { projectMilestones } from '../db/schema/projects.server';
import { type Change, changeProject, type ProjectRow } from './change-project.server';
import { readHistory } from './project-history.server';
import type { ProjectDeps } from './types.server';

export type MilestoneRow = typeof projectMilestones.$inferSelect;

/** The project, and the version of its plan that the form showed. */
export interface PlanVersion {
  projectId: string;
  planVersion: number;
}

/** Others changed the plan: what they did, the newest first. */
export interface PlanConflict {
  kind: 'conflict';
  events: ProjectEvent[];
}

/** Each of them is one version of the plan. */
const PLAN_ACTIONS: readonly AuditAction[] = [
  'milestone-added',
  'milestone-changed',
  'milestone-moved',
  'milestone-removed',
  'milestone-done',
  'milestone-reopened',
];

export interface LockedPlan {
  transaction: QueryBuilder;
  project: ProjectRow;
  /** In the order of the plan. */
  milestones: MilestoneRow[];
  at: Date;
}

/** Runs a change of the milestones. A recorded change is the next version of the plan. `null` for an unknown project. */
export const changePlan = <Result>(
  deps: ProjectDeps,
  actor: SignedIn,
  projectId: string,
  change: (plan: LockedPlan) => Promise<Change<Result>>,
): Promise<Result | null> =>
  changeProject<Result>(deps, actor, projectId, async (transaction, project, at) => {
    const milestones = await transaction
      .select()
      .from(projectMilestones)
      .where(eq(projectMilestones.projectId, projectId))
      .orderBy(asc(projectMilestones.position));
    const { result, recorded } = await change({ transaction, project, milestones, at });
    if (!recorded) return { result };
    const columns = { ...recorded.columns, planVersion: project.planVersion + 1 };
    return { result, recorded: { ...recorded, columns } };
  });

/** R-PROJECT-3: the same for a form that shows the whole plan: a change of others meanwhile is a conflict. */
export const changeShownPlan = <Result>(
  deps: ProjectDeps,
  actor: SignedIn,
  { projectId, planVersion }: PlanVersion,
  change: (plan: LockedPlan) => Promise<Change<Result>>,
): Promise<Result | PlanConflict | null> =>
  changePlan<Result | PlanConflict>(deps, actor, projectId, async (plan) => {
    const changes = plan.project.planVersion - planVersion;
    if (changes === 0) return change(plan);
    const options = { actions: PLAN_ACTIONS, limit: Math.max(changes, 1) };
    const events = await readHistory(plan.transaction, projectId, options);
    return { result: { kind: 'conflict', events } };
  });

/** Writes the positions of all milestones. Two steps, because no two may have the same position at any time. */
export async function writeMilestoneOrder(
  transaction: QueryBuilder,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  const { position } = projectMilestones;
  await transaction
    .update(projectMilestones)
    .set({ position: sql`-1 - ${position}` })
    .where(eq(projectMilestones.projectId, projectId));
  for (const [index, id] of ids.entries())
    await transaction.update(projectMilestones).set({ position: index }).where(eq(projectMilestones.id, id));
}

import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { type MilestoneStep, moveMilestone } from '~/domain/projects/milestone-order';
import { type MilestoneForm, PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { pickChanged } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { projectMilestones } from '../db/schema/projects.server';
import type { Change } from './change-project.server';
import {
  changeShownPlan,
  type LockedPlan,
  type MilestoneRow,
  type PlanConflict,
  type PlanVersion,
  writeMilestoneOrder,
} from './plan-change.server';
import type { ProjectDeps } from './types.server';

interface OneMilestone extends PlanVersion {
  milestoneId: string;
}

type PlanResult<Kind extends string> = { kind: Kind | 'unknown' } | PlanConflict;

const UNKNOWN = { kind: 'unknown' } as const;

/** A change of one milestone in the plan that the form showed. Throws NotAllowedError. */
async function changeOne<Kind extends string>(
  deps: ProjectDeps,
  actor: SignedIn,
  { milestoneId, ...version }: OneMilestone,
  change: (milestone: MilestoneRow, plan: LockedPlan) => Promise<Change<{ kind: Kind }>>,
): Promise<PlanResult<Kind>> {
  requirePermission(actor.user, 'projects.manage');
  const result = await changeShownPlan<PlanResult<Kind>>(deps, actor, version, async (plan) => {
    const milestone = plan.milestones.find(({ id }) => id === milestoneId);
    return milestone ? change(milestone, plan) : { result: UNKNOWN };
  });
  return result ?? UNKNOWN;
}

/** Adds a milestone at the end of the plan, in a transaction that records it. Resolves to its id. */
export async function insertMilestone(
  transaction: QueryBuilder,
  { projectId, position, form }: { projectId: string; position: number; form: MilestoneForm },
): Promise<string> {
  const id = uuid();
  await transaction.insert(projectMilestones).values({ ...form, id, projectId, position });
  return id;
}

/** The form has passed milestoneFormSchema. Throws NotAllowedError. */
export async function addMilestone(
  deps: ProjectDeps,
  actor: SignedIn,
  { form, ...version }: PlanVersion & { form: MilestoneForm },
): Promise<PlanResult<'added' | 'too-many'>> {
  requirePermission(actor.user, 'projects.manage');
  const { projectId } = version;
  const result = await changeShownPlan<PlanResult<'added' | 'too-many'>>(
    deps,
    actor,
    version,
    async ({ transaction, milestones }) => {
      if (milestones.length >= PROJECT_LIMITS.milestones) return { result: { kind: 'too-many' } };
      await insertMilestone(transaction, { projectId, position: milestones.length, form });
      return { result: { kind: 'added' }, recorded: { action: 'milestone-added', after: { ...form } } };
    },
  );
  return result ?? UNKNOWN;
}

/** The form has passed milestoneFormSchema. Throws NotAllowedError. */
export const changeMilestone = (
  deps: ProjectDeps,
  actor: SignedIn,
  { form, ...one }: OneMilestone & { form: MilestoneForm },
) =>
  changeOne<'saved' | 'unchanged'>(deps, actor, one, async ({ id, title, dueOn }, { transaction }) => {
    const { before, after } = pickChanged({ title, dueOn }, { ...form });
    if (Object.keys(after).length === 0) return { result: { kind: 'unchanged' } };
    await transaction.update(projectMilestones).set(form).where(eq(projectMilestones.id, id));
    // A title on both sides says which milestone it is.
    const was = { title, ...before };
    const is = { title: form.title, ...after };
    return { result: { kind: 'saved' }, recorded: { action: 'milestone-changed', before: was, after: is } };
  });

/** R-PROJECT-2: puts a milestone at another place of the plan. Throws NotAllowedError. */
export const reorderMilestone = (
  deps: ProjectDeps,
  actor: SignedIn,
  { step, ...one }: OneMilestone & { step: MilestoneStep },
) =>
  changeOne<'saved' | 'unchanged'>(deps, actor, one, async ({ id, title }, { transaction, milestones }) => {
    const ids = milestones.map((milestone) => milestone.id);
    const ordered = moveMilestone(ids, { id, step });
    const from = ids.indexOf(id);
    const to = ordered.indexOf(id);
    if (from === to) return { result: { kind: 'unchanged' } };
    await writeMilestoneOrder(transaction, one.projectId, ordered);
    const before = { title, place: from + 1 };
    const after = { title, place: to + 1 };
    return { result: { kind: 'saved' }, recorded: { action: 'milestone-moved', before, after } };
  });

/** A done milestone stays: it is what the client has got. Hours of a removed one stay with the project. Throws NotAllowedError. */
export const removeMilestone = (deps: ProjectDeps, actor: SignedIn, one: OneMilestone) =>
  changeOne<'removed' | 'done' | 'charged'>(
    deps,
    actor,
    one,
    async (milestone, { transaction, milestones }) => {
      if (milestone.doneAt) return { result: { kind: 'done' } };
      // The client accepted its share of the quote.
      if (milestone.charge) return { result: { kind: 'charged' } };
      const { id, title, dueOn } = milestone;
      await transaction.delete(projectMilestones).where(eq(projectMilestones.id, id));
      const others = milestones.filter((other) => other.id !== id);
      await writeMilestoneOrder(
        transaction,
        one.projectId,
        others.map((other) => other.id),
      );
      return {
        result: { kind: 'removed' },
        recorded: { action: 'milestone-removed', before: { title, dueOn } },
      };
    },
  );

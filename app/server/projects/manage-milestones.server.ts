import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { type MilestoneStep, moveMilestone } from '~/domain/projects/milestone-order';
import { type MilestoneForm, PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { pickChanged } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { projectMilestones } from '../db/schema/projects.server';
import type { ProjectDeps } from './deps.server';
import { changeShownPlan, type PlanConflict, type PlanVersion, writeOrder } from './plan-change.server';

interface OneMilestone extends PlanVersion {
  milestoneId: string;
}

type PlanResult<Kind extends string> = { kind: Kind | 'unknown' } | PlanConflict;

const UNKNOWN = { kind: 'unknown' } as const;

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
export async function changeMilestone(
  deps: ProjectDeps,
  actor: SignedIn,
  { milestoneId, form, ...version }: OneMilestone & { form: MilestoneForm },
): Promise<PlanResult<'saved' | 'unchanged'>> {
  requirePermission(actor.user, 'projects.manage');
  const result = await changeShownPlan<PlanResult<'saved' | 'unchanged'>>(
    deps,
    actor,
    version,
    async ({ transaction, milestones }) => {
      const milestone = milestones.find(({ id }) => id === milestoneId);
      if (!milestone) return { result: UNKNOWN };
      const { title, dueOn } = milestone;
      const { before, after } = pickChanged({ title, dueOn }, { ...form });
      if (Object.keys(after).length === 0) return { result: { kind: 'unchanged' } };
      await transaction.update(projectMilestones).set(form).where(eq(projectMilestones.id, milestoneId));
      // A title on both sides says which milestone it is.
      const [was, is] = [
        { title, ...before },
        { title: form.title, ...after },
      ];
      return { result: { kind: 'saved' }, recorded: { action: 'milestone-changed', before: was, after: is } };
    },
  );
  return result ?? UNKNOWN;
}

/** R-PROJECT-2: puts a milestone at another place of the plan. Throws NotAllowedError. */
export async function reorderMilestone(
  deps: ProjectDeps,
  actor: SignedIn,
  { milestoneId, step, ...version }: OneMilestone & { step: MilestoneStep },
): Promise<PlanResult<'saved' | 'unchanged'>> {
  requirePermission(actor.user, 'projects.manage');
  const result = await changeShownPlan<PlanResult<'saved' | 'unchanged'>>(
    deps,
    actor,
    version,
    async ({ transaction, milestones }) => {
      const ids = milestones.map(({ id }) => id);
      const milestone = milestones.find(({ id }) => id === milestoneId);
      if (!milestone) return { result: UNKNOWN };
      const ordered = moveMilestone(ids, { id: milestoneId, step });
      const [from, to] = [ids.indexOf(milestoneId), ordered.indexOf(milestoneId)];
      if (from === to) return { result: { kind: 'unchanged' } };
      await writeOrder(transaction, version.projectId, ordered);
      const { title } = milestone;
      const [before, after] = [
        { title, place: from + 1 },
        { title, place: to + 1 },
      ];
      return { result: { kind: 'saved' }, recorded: { action: 'milestone-moved', before, after } };
    },
  );
  return result ?? UNKNOWN;
}

/** A done milestone stays: it is what the client has got. Hours of a removed one stay with the project. Throws NotAllowedError. */
export async function removeMilestone(
  deps: ProjectDeps,
  actor: SignedIn,
  { milestoneId, ...version }: OneMilestone,
): Promise<PlanResult<'removed' | 'done' | 'charged'>> {
  requirePermission(actor.user, 'projects.manage');
  const result = await changeShownPlan<PlanResult<'removed' | 'done' | 'charged'>>(
    deps,
    actor,
    version,
    async ({ transaction, milestones }) => {
      const milestone = milestones.find(({ id }) => id === milestoneId);
      if (!milestone) return { result: UNKNOWN };
      if (milestone.doneAt) return { result: { kind: 'done' } };
      // The client accepted its share of the quote.
      if (milestone.charge) return { result: { kind: 'charged' } };
      await transaction.delete(projectMilestones).where(eq(projectMilestones.id, milestoneId));
      const others = milestones.filter(({ id }) => id !== milestoneId);
      await writeOrder(
        transaction,
        version.projectId,
        others.map(({ id }) => id),
      );
      const { title, dueOn } = milestone;
      return {
        result: { kind: 'removed' },
        recorded: { action: 'milestone-removed', before: { title, dueOn } },
      };
    },
  );
  return result ?? UNKNOWN;
}

import { and, eq } from 'drizzle-orm';
import { getTeamMemberName } from '~/content/company/team';
import type { AuditValues } from '~/domain/audit/audit-event';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ProjectEvent } from '~/domain/projects/project';
import type { HoursInput } from '~/domain/projects/project-hours';
import { isUuid } from '~/domain/text/uuid';
import { pickChanged } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { projectHours, projectMilestones } from '../db/schema/projects.server';
import { toSubmissionId } from '../db/submission-id.server';
import { changeProject } from './change-project.server';
import { readHistory } from './project-history.server';
import type { ProjectDeps } from './types.server';

export type HoursResult =
  | { kind: 'saved' | 'unchanged' | 'no-team-member' | 'no-milestone' | 'unknown' }
  /** Others changed the entry: its version, and what they did. */
  | { kind: 'conflict'; version: number; events: ProjectEvent[] };

interface HoursRef {
  projectId: string;
  hoursId: string;
  version: number;
}

const toAuditValues = ({ teamMemberId, workedOn, minutes, note, isBillable }: HoursInput): AuditValues => ({
  title: note,
  day: workedOn,
  minutes,
  by: getTeamMemberName(teamMemberId) ?? teamMemberId,
  isBillable,
});

const toColumns = ({ milestoneId, ...form }: HoursInput) => ({ ...form, milestoneId: milestoneId ?? null });

/** The reason not to write the form. */
async function findIssue(
  transaction: QueryBuilder,
  projectId: string,
  { teamMemberId, milestoneId }: HoursInput,
): Promise<HoursResult | undefined> {
  if (getTeamMemberName(teamMemberId) === undefined) return { kind: 'no-team-member' };
  if (milestoneId === undefined) return undefined;
  const isMilestone = and(eq(projectMilestones.id, milestoneId), eq(projectMilestones.projectId, projectId));
  const found = await transaction.$count(projectMilestones, isMilestone);
  return found === 0 ? { kind: 'no-milestone' } : undefined;
}

/**
 * The form has passed hoursFormSchema. `key` is its UUID: the same hours are written once with it. Throws
 * NotAllowedError.
 */
export async function addHours(
  deps: ProjectDeps,
  actor: SignedIn,
  { projectId, key, form }: { projectId: string; key: string; form: HoursInput },
): Promise<HoursResult> {
  requirePermission(actor.user, 'projects.manage');
  const result = await changeProject<HoursResult>(deps, actor, projectId, async (transaction, _, at) => {
    const issue = await findIssue(transaction, projectId, form);
    if (issue) return { result: issue };
    const written = await transaction
      .insert(projectHours)
      .values({ ...toColumns(form), id: toSubmissionId(key, projectId, form), projectId, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: projectHours.id });
    if (written.length === 0) return { result: { kind: 'saved' } };
    return { result: { kind: 'saved' }, recorded: { action: 'hours-added', after: toAuditValues(form) } };
  });
  return result ?? { kind: 'unknown' };
}

/** Runs a change of an entry in the version that the form showed. */
async function changeEntry(
  deps: ProjectDeps,
  actor: SignedIn,
  { projectId, hoursId, version }: HoursRef,
  form: HoursInput | undefined,
): Promise<HoursResult> {
  if (!isUuid(hoursId)) return { kind: 'unknown' };
  const isThis = and(eq(projectHours.id, hoursId), eq(projectHours.projectId, projectId));
  const result = await changeProject<HoursResult>(deps, actor, projectId, async (transaction) => {
    const [row] = await transaction.select().from(projectHours).where(isThis);
    if (!row) return { result: { kind: 'unknown' } };
    if (row.version !== version) {
      const events = await readHistory(transaction, projectId, { actions: ['hours-changed'], limit: 1 });
      return { result: { kind: 'conflict', version: row.version, events } };
    }
    const current = toAuditValues({ ...row, milestoneId: row.milestoneId ?? undefined });
    if (!form) {
      await transaction.delete(projectHours).where(isThis);
      return { result: { kind: 'saved' }, recorded: { action: 'hours-removed', before: current } };
    }
    const issue = await findIssue(transaction, projectId, form);
    if (issue) return { result: issue };
    const changed = pickChanged(
      { ...current, milestone: row.milestoneId },
      { ...toAuditValues(form), milestone: form.milestoneId ?? null },
    );
    if (Object.keys(changed.after).length === 0) return { result: { kind: 'unchanged' } };
    await transaction
      .update(projectHours)
      .set({ ...toColumns(form), version: version + 1 })
      .where(isThis);
    return { result: { kind: 'saved' }, recorded: { action: 'hours-changed', ...changed } };
  });
  return result ?? { kind: 'unknown' };
}

/** The form has passed hoursFormSchema. Throws NotAllowedError. */
export async function changeHours(
  deps: ProjectDeps,
  actor: SignedIn,
  { form, ...ref }: HoursRef & { form: HoursInput },
): Promise<HoursResult> {
  requirePermission(actor.user, 'projects.manage');
  return changeEntry(deps, actor, ref, form);
}

/** Throws NotAllowedError. */
export async function removeHours(deps: ProjectDeps, actor: SignedIn, ref: HoursRef): Promise<HoursResult> {
  requirePermission(actor.user, 'projects.manage');
  return changeEntry(deps, actor, ref, undefined);
}

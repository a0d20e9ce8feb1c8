import { v7 as uuid } from 'uuid';
import { getTeamMemberName } from '~/content/company/team';
import type { AuditAction, AuditValues } from '~/domain/audit/audit-event';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ProjectEvent } from '~/domain/projects/project';
import type { ProjectInput } from '~/domain/projects/project-forms';
import { pickChanged, recordChange } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { projects } from '../db/schema/projects.server';
import { changeProject, type ProjectRow, toEntry } from './change-project.server';
import { readHistory } from './project-history.server';
import type { ProjectDeps } from './types.server';

export type SaveProjectResult =
  | { kind: 'saved'; id: string }
  | { kind: 'unchanged' }
  /** The contact person is not in the team. */
  | { kind: 'no-contact' }
  /** Others changed the project: how it is now, and what they did, the newest first. */
  | { kind: 'conflict'; version: number; current: ProjectInput; events: ProjectEvent[] }
  | { kind: 'unknown' };

const FORM_ACTIONS: readonly AuditAction[] = ['project-changed'];

/** Of a project, as the audit log has it. */
export const toAuditValues = (row: ProjectInput): AuditValues => ({
  name: row.name,
  summary: row.summary,
  state: row.state,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  contact: getTeamMemberName(row.contactId) ?? row.contactId,
  showsHours: row.showsHours,
});

/** A stored project as its form. */
export const toForm = ({
  name,
  summary,
  state,
  startsOn,
  endsOn,
  contactId,
  showsHours,
}: ProjectRow): ProjectInput => ({
  name,
  summary,
  state,
  startsOn,
  endsOn,
  contactId,
  showsHours,
});

/** Adds a project and records it, in a transaction of the caller who has checked the permission. Resolves to its id. */
export async function insertProject(
  transaction: QueryBuilder,
  actor: SignedIn,
  { form, at }: { form: ProjectInput; at: Date },
): Promise<string> {
  const project = { ...form, id: uuid() };
  await transaction.insert(projects).values({ ...project, createdAt: at, changedAt: at });
  await recordChange(transaction, {
    ...toEntry(actor, project, at),
    action: 'project-created',
    after: toAuditValues(form),
  });
  return project.id;
}

/** The form has passed projectFormSchema. Throws NotAllowedError. */
export async function createProject(
  { db, clock }: ProjectDeps,
  actor: SignedIn,
  form: ProjectInput,
): Promise<Extract<SaveProjectResult, { kind: 'saved' | 'no-contact' }>> {
  requirePermission(actor.user, 'projects.manage');
  if (getTeamMemberName(form.contactId) === undefined) return { kind: 'no-contact' };
  const id = await db.transaction((transaction) => insertProject(transaction, actor, { form, at: clock() }));
  return { kind: 'saved', id };
}

/** R-PROJECT-3: the form has passed projectFormSchema. Throws NotAllowedError. */
export async function saveProject(
  deps: ProjectDeps,
  actor: SignedIn,
  { id, version, form }: { id: string; version: number; form: ProjectInput },
): Promise<SaveProjectResult> {
  requirePermission(actor.user, 'projects.manage');
  const result = await changeProject<SaveProjectResult>(deps, actor, id, async (transaction, row) => {
    if (row.version !== version) {
      const options = { actions: FORM_ACTIONS, limit: Math.max(row.version - version, 1) };
      const events = await readHistory(transaction, id, options);
      return { result: { kind: 'conflict', version: row.version, current: toForm(row), events } };
    }
    // A former team member can stay the contact until another one is chosen.
    if (form.contactId !== row.contactId && getTeamMemberName(form.contactId) === undefined)
      return { result: { kind: 'no-contact' } };
    const changed = pickChanged(toAuditValues(toForm(row)), toAuditValues(form));
    if (Object.keys(changed.after).length === 0) return { result: { kind: 'unchanged' } };
    const columns = { ...form, version: row.version + 1 };
    return { result: { kind: 'saved', id }, recorded: { action: 'project-changed', ...changed, columns } };
  });
  return result ?? { kind: 'unknown' };
}

import { and, eq } from 'drizzle-orm';
import { findOpenRole, isRoleOpen } from '~/content/careers/open-roles';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { listRoleChanges, toRoleValues } from '~/domain/careers/role-form-values';
import { getStateAfter, listRoleSteps, type RoleStep } from '~/domain/careers/role-state';
import { createSlug } from '~/domain/publishing/slug';
import { recordChange } from '../audit/record-change.server';
import { openRoles, type RoleContent } from '../db/schema/open-roles.server';
import { toIsoDay } from '../iso-day.server';
import { changeRole, type RoleConflict, toAuditValues, toConflict } from './change-role.server';
import type { RoleManagementDeps } from './deps.server';
import { findStoredRole, getShownState } from './read-role.server';

/** The name of a page of the back office. */
const RESERVED_ID = 'new';

/** A second role with the same title in the same city gets a number. */
const createId = ({ title, city }: RoleContent, number: number) =>
  createSlug(`${title} ${city}${number === 1 ? '' : ` ${number}`}`);

/** Adds a draft. Its id names it in URLs for good. The form has passed its schema. Throws NotAllowedError. */
export async function createRole(
  { db, clock }: RoleManagementDeps,
  { user }: SignedIn,
  content: RoleContent,
): Promise<{ kind: 'created'; id: string }> {
  requirePermission(user, 'applications.manage');
  const now = clock();
  return db.transaction(async (transaction) => {
    for (let number = 1; ; number += 1) {
      const id = createId(content, number);
      if (id === RESERVED_ID || findOpenRole(id)) continue;
      const added = await transaction
        .insert(openRoles)
        .values({ id, content, state: 'draft', version: 1, changedBy: user.id, changedAt: now })
        .onConflictDoNothing()
        .returning({ id: openRoles.id });
      if (added.length === 0) continue;
      await recordChange(transaction, {
        ...{ userId: user.id, area: 'roles', action: 'open-role-created', subjectId: id, at: now },
        ...{ subjectLabel: content.title, after: toAuditValues(content, 'draft') },
      });
      return { kind: 'created', id };
    }
  });
}

interface ShownVersion {
  id: string;
  /** The version that the form showed. */
  version: number;
}

export type SaveRoleResult = RoleConflict | { kind: 'saved' | 'unchanged' | 'unknown' };

/** A published role changes on the site at once. The form has passed its schema. Throws NotAllowedError. */
export function saveRole(
  deps: RoleManagementDeps,
  actor: SignedIn,
  { id, version, content }: ShownVersion & { content: RoleContent },
): Promise<SaveRoleResult> {
  requirePermission(actor.user, 'applications.manage');
  return changeRole<SaveRoleResult>(deps, { id, version, actor }, (found, now) => {
    if (listRoleChanges(toRoleValues(found.content), toRoleValues(content)).length === 0)
      return { kind: 'unchanged' };
    // A later closing day opens a role again that its closing day had ended.
    const isReopened = found.row.state === 'open' && getShownState(found, now) === 'closed';
    return { edit: { content, ...(isReopened && { openedAt: now }) }, action: 'open-role-changed' };
  });
}

export type SetRoleStateResult =
  | RoleConflict
  /** `impossible`: the role has another state. `past`: its closing day is over. */
  | { kind: 'saved' | 'unknown' | 'impossible' | 'past' };

const ACTIONS = {
  publish: 'open-role-published',
  close: 'open-role-closed',
  fill: 'open-role-filled',
  reopen: 'open-role-reopened',
} as const;

/** Publishes a draft, closes a role, marks it filled, or opens it again. Throws NotAllowedError. */
export function setRoleState(
  deps: RoleManagementDeps,
  actor: SignedIn,
  { id, version, step }: ShownVersion & { step: RoleStep },
): Promise<SetRoleStateResult> {
  requirePermission(actor.user, 'applications.manage');
  return changeRole<SetRoleStateResult>(deps, { id, version, actor }, (found, now) => {
    if (!listRoleSteps(getShownState(found, now)).includes(step)) return { kind: 'impossible' };
    const state = getStateAfter(step);
    const action = ACTIONS[step];
    if (state !== 'open') return { edit: { state, endedAt: now }, action };
    if (!isRoleOpen(found.content, toIsoDay(now))) return { kind: 'past' };
    const postedOn = found.row.postedOn ?? (step === 'publish' ? toIsoDay(now) : null);
    return { edit: { state, postedOn, openedAt: now, endedAt: null }, action };
  });
}

/** Shows the texts of the repository again in place of those that staff wrote. Throws NotAllowedError. */
export function restoreRepositoryTexts(
  deps: RoleManagementDeps,
  actor: SignedIn,
  { id, version }: ShownVersion,
): Promise<SaveRoleResult> {
  requirePermission(actor.user, 'applications.manage');
  return changeRole<SaveRoleResult>(deps, { id, version, actor }, ({ row }) =>
    row.content && findOpenRole(id)
      ? { edit: { content: null }, action: 'open-role-changed' }
      : { kind: 'unchanged' },
  );
}

/** Deletes a role that was never published. Throws NotAllowedError. */
export async function deleteDraft(
  { db, clock }: RoleManagementDeps,
  { user }: SignedIn,
  { id, version }: ShownVersion,
): Promise<RoleConflict | { kind: 'deleted' }> {
  requirePermission(user, 'applications.manage');
  const now = clock();
  return db.transaction(async (transaction) => {
    const isDraft = and(eq(openRoles.id, id), eq(openRoles.version, version), eq(openRoles.state, 'draft'));
    const [row] = await transaction.delete(openRoles).where(isDraft).returning();
    if (!row?.content) return toConflict(transaction, await findStoredRole(transaction, id, now));
    await recordChange(transaction, {
      ...{ userId: user.id, area: 'roles', action: 'open-role-deleted', subjectId: id, at: now },
      ...{ subjectLabel: row.content.title, before: toAuditValues(row.content, 'draft') },
    });
    return { kind: 'deleted' };
  });
}

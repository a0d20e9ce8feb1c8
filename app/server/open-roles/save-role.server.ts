import { and, eq } from 'drizzle-orm';
import { findOpenRole, isRoleOpen } from '~/content/careers/open-roles';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { listRoleChanges, toRoleValues } from '~/domain/careers/role-form-values';
import { getStateAfter, listRoleSteps, type RoleStep } from '~/domain/careers/role-state';
import { createSlug, MAX_SLUG_LENGTH } from '~/domain/publishing/slug';
import { toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import { recordChange } from '../audit/record-change.server';
import type { ServiceDeps } from '../db/database.server';
import { openRoles, type RoleContent } from '../db/schema/open-roles.server';
import { toIsoDay } from '../iso-day.server';
import { changeOpenRole, type RoleConflict, toAuditValues, toConflict } from './change-open-role.server';
import { findStoredRole, getShownState, readStoredRole, type StoredRole } from './read-role.server';
import { toRoleContent } from './role-content.server';

/** The name of a page of the back office. */
const RESERVED_ID = 'new';

/** A second role with the same title in the same city gets a number. A long title is cut before it. */
function createId({ title, city }: RoleContent, number: number): string {
  const suffix = number === 1 ? '' : `-${number}`;
  const slug = createSlug(`${title} ${city}`).slice(0, MAX_SLUG_LENGTH - suffix.length);
  return slug.replace(/-$/, '') + suffix;
}

/** Adds a draft. Its id names it in URLs for good. The form has passed its schema. Throws NotAllowedError. */
export async function createRole(
  { db, clock }: ServiceDeps,
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
        .returning();
      const role = readStoredRole(id, added[0], now);
      if (added.length === 0 || !role) continue;
      await recordChange(transaction, {
        userId: user.id,
        area: 'roles',
        action: 'open-role-created',
        subjectId: id,
        at: now,
        subjectLabel: content.title,
        after: toAuditValues(role, now),
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

/** `past`: it would close before the day on which it is published. */
export type SaveRoleResult = RoleConflict | { kind: 'saved' | 'unchanged' | 'unknown' | 'past' };

/** A later closing day opens a role again that its closing day had ended. Another change of an ended role does not. */
function getReopening(found: StoredRole, content: RoleContent, now: Date): { openedAt?: Date } {
  const isEnded = found.row.state === 'open' && getShownState(found, now) === 'closed';
  return isEnded && isRoleOpen(content, toIsoDay(now)) ? { openedAt: now } : {};
}

/** A published role changes on the site at once. The form has passed its schema. Throws NotAllowedError. */
export function saveRole(
  deps: ServiceDeps,
  actor: SignedIn,
  { id, version, content }: ShownVersion & { content: RoleContent },
): Promise<SaveRoleResult> {
  requirePermission(actor.user, 'applications.manage');
  return changeOpenRole<SaveRoleResult>(deps, { id, version, actor }, (found, now) => {
    if (listRoleChanges(toRoleValues(found.content), toRoleValues(content)).length === 0)
      return { kind: 'unchanged' };
    const isScheduled = getShownState(found, now) === 'scheduled';
    if (isScheduled && !isRoleOpen(content, found.row.postedOn ?? '')) return { kind: 'past' };
    return { edit: { content, ...getReopening(found, content, now) }, action: 'open-role-changed' };
  });
}

export type SetRoleStateResult =
  | RoleConflict
  /** `impossible`: the role has another state. `past`: it would be published after its closing day. `not-later`: the day is not after today. */
  | { kind: 'saved' | 'unknown' | 'impossible' | 'past' | 'not-later' };

const ACTIONS = {
  publish: 'open-role-published',
  schedule: 'open-role-scheduled',
  unschedule: 'open-role-unscheduled',
  close: 'open-role-closed',
  fill: 'open-role-filled',
  reopen: 'open-role-reopened',
} as const;

/** The day of the publication after a step that opens the role. Only the publication of a role of the back office has one. */
const getPostedOn = (
  { row }: StoredRole,
  { step, day, today }: { step: RoleStep; day: string; today: string },
) => {
  if (step === 'schedule') return day;
  return step === 'publish' ? today : row.postedOn;
};

/**
 * Publishes a draft, now or from a day on (R-CAREERS-8), closes a role, marks it filled, or opens it again. `day` is an ISO day.
 * Throws NotAllowedError.
 */
export function setRoleState(
  deps: ServiceDeps,
  actor: SignedIn,
  { id, version, step, day = '' }: ShownVersion & { step: RoleStep; day?: string | undefined },
): Promise<SetRoleStateResult> {
  requirePermission(actor.user, 'applications.manage');
  return changeOpenRole<SetRoleStateResult>(deps, { id, version, actor }, (found, now) => {
    if (!listRoleSteps(getShownState(found, now)).includes(step)) return { kind: 'impossible' };
    const state = getStateAfter(step);
    const action = ACTIONS[step];
    if (state === 'draft') return { edit: { state, postedOn: null, openedAt: null }, action };
    if (state !== 'open') return { edit: { state, endedAt: now }, action };
    const today = toIsoDay(now);
    if (step === 'schedule' && day <= today) return { kind: 'not-later' };
    const openedOn = step === 'schedule' ? day : today;
    if (!isRoleOpen(found.content, openedOn)) return { kind: 'past' };
    const openedAt = step === 'schedule' ? toInstant(day, 0, site.openingHours.timeZone) : now;
    const postedOn = getPostedOn(found, { step, day, today });
    return { edit: { state, postedOn, openedAt, endedAt: null }, action };
  });
}

/** Shows the texts of the repository again in place of those that staff wrote. Throws NotAllowedError. */
export function restoreRepositoryTexts(
  deps: ServiceDeps,
  actor: SignedIn,
  { id, version }: ShownVersion,
): Promise<SaveRoleResult> {
  requirePermission(actor.user, 'applications.manage');
  return changeOpenRole<SaveRoleResult>(deps, { id, version, actor }, (found, now) => {
    const original = findOpenRole(id);
    if (!found.row.content || !original) return { kind: 'unchanged' };
    const reopening = getReopening(found, toRoleContent(original), now);
    return { edit: { content: null, ...reopening }, action: 'open-role-changed' };
  });
}

/** Deletes a role that was never published. Throws NotAllowedError. */
export async function deleteDraft(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { id, version }: ShownVersion,
): Promise<RoleConflict | { kind: 'deleted' }> {
  requirePermission(user, 'applications.manage');
  const now = clock();
  return db.transaction(async (transaction) => {
    const isDraft = and(eq(openRoles.id, id), eq(openRoles.version, version), eq(openRoles.state, 'draft'));
    const [row] = await transaction.delete(openRoles).where(isDraft).returning();
    const role = row && readStoredRole(id, row, now);
    if (!role) return toConflict(transaction, await findStoredRole(transaction, id, now), now);
    await recordChange(transaction, {
      userId: user.id,
      area: 'roles',
      action: 'open-role-deleted',
      subjectId: id,
      at: now,
      subjectLabel: role.content.title,
      before: toAuditValues(role, now),
    });
    return { kind: 'deleted' };
  });
}

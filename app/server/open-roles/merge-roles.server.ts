import type { ListedRole, OpenRole } from '~/content/careers/open-role';
import { isRoleOpen, openRoles as repositoryRoles } from '~/content/careers/open-roles';
import { teams } from '~/content/company/team';
import type { RoleEnding } from '~/domain/careers/role-state';
import { addDays, toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { openRoles } from '../db/schema/open-roles.server';
import { toIsoDay } from '../iso-day.server';
import { toOpenRole } from './role-content.server';

export type OpenRoleRow = typeof openRoles.$inferSelect;

const teamOrder = new Map<string, number>(teams.map(({ id }, index) => [id, index]));

/** R-CAREERS-8: whether the role is published, but from a later day on. `today` is an ISO day in India. */
export const isScheduled = ({ state, postedOn }: Pick<OpenRoleRow, 'state' | 'postedOn'>, today: string) =>
  state === 'open' && postedOn !== null && postedOn > today;

/** A published role with the row of the back office, where it has one. */
export interface MergedRole {
  role: OpenRole;
  row: OpenRoleRow | undefined;
}

/** `undefined` when the repository, whose texts the row shows, does not list the role any more. */
function readRole(row: OpenRoleRow | undefined, fromRepository: OpenRole | undefined, today: string) {
  if (!row?.content) return fromRepository;
  return toOpenRole(row.id, row.content, row.postedOn ?? fromRepository?.postedOn ?? today);
}

/**
 * R-CAREERS-6: the published roles of the repository and of the back office, in the order of the teams. A stored row with the id of
 * a role of the repository stands in its place.
 */
export function mergeRoles(rows: readonly OpenRoleRow[], now: Date): MergedRole[] {
  const today = toIsoDay(now);
  const published = new Map(
    rows.flatMap((row) => (row.state === 'draft' || isScheduled(row, today) ? [] : [[row.id, row]])),
  );
  const known = new Map(repositoryRoles.map((role) => [role.id, role]));
  return [...new Set([...known.keys(), ...published.keys()])]
    .flatMap((id) => {
      const row = published.get(id);
      const role = readRole(row, known.get(id), today);
      return role && teamOrder.has(role.teamId) ? [{ role, row }] : [];
    })
    .toSorted((one, other) => getTeamOrder(one) - getTeamOrder(other));
}

const getTeamOrder = ({ role }: MergedRole) => teamOrder.get(role.teamId) ?? 0;

/** When a published role stopped accepting applications. `undefined` while it accepts them. */
export function findEnding({ role, row }: MergedRole, now: Date): RoleEnding | undefined {
  if (row?.endedAt && (row.state === 'closed' || row.state === 'filled'))
    return { kind: row.state, at: row.endedAt };
  if (isRoleOpen(role, toIsoDay(now))) return undefined;
  return { kind: 'closed', at: toInstant(addDays(role.deadline), 0, site.openingHours.timeZone) };
}

/** As pages show it. A role that its closing day ended is named with that day, not with the midnight after it. */
export function toListedRole(merged: MergedRole, now: Date): ListedRole {
  const { role, row } = merged;
  const ending = findEnding(merged, now);
  if (!ending) return role;
  return { ...role, ended: { kind: ending.kind, on: row?.endedAt ? toIsoDay(row.endedAt) : role.deadline } };
}

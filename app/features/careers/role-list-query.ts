import type { OpenRole } from '~/content/careers/open-role';
import { roleKindLabels } from '~/content/careers/open-roles';
import { type OfficeCity, offices } from '~/content/company/company';
import { teams } from '~/content/company/team';
import { ROLE_KINDS } from '~/domain/careers/role-terms';

/** Filters of the role list. A missing filter matches every role. */
export interface RoleListQuery {
  team?: string;
  place?: OfficeCity;
  kind?: string;
}

/** One option of a filter, with the number of roles that it leaves. */
export interface RoleFilterOption {
  value: string;
  label: string;
  count: number;
  isSelected: boolean;
}

/** Reads the filters from the query of a URL. Unknown values are ignored. */
export function parseRoleListQuery(query: URLSearchParams): RoleListQuery {
  const team = teams.find(({ id }) => id === query.get('team'))?.id;
  const place = offices.find(({ city }) => city === query.get('place'))?.city;
  const kind = ROLE_KINDS.find((name) => name === query.get('kind'));
  return { ...(team && { team }), ...(place && { place }), ...(kind && { kind }) };
}

export const filterRoles = (roles: readonly OpenRole[], { team, place, kind }: RoleListQuery): OpenRole[] =>
  roles.filter(
    (role) =>
      (!team || role.teamId === team) && (!place || role.city === place) && (!kind || role.kind === kind),
  );

interface RoleFilter {
  name: keyof RoleListQuery;
  /** Label of the option that filters nothing. */
  anyLabel: string;
  options: readonly { value: string; label: string }[];
}

const ROLE_FILTERS: readonly RoleFilter[] = [
  {
    name: 'kind',
    anyLabel: 'any kind',
    options: ROLE_KINDS.map((value) => ({ value, label: roleKindLabels[value] })),
  },
  {
    name: 'team',
    anyLabel: 'every team',
    options: teams.map(({ id, name }) => ({ value: id, label: name })),
  },
  {
    name: 'place',
    anyLabel: 'every office',
    options: offices.map(({ city }) => ({ value: city, label: city })),
  },
];

export interface RoleFilterGroup {
  name: keyof RoleListQuery;
  options: readonly RoleFilterOption[];
}

/** The count of each option respects the other selected filters. */
export function buildRoleFilterGroups(
  roles: readonly OpenRole[],
  selection: RoleListQuery,
): RoleFilterGroup[] {
  return ROLE_FILTERS.map(({ name, anyLabel, options }) => ({
    name,
    options: [{ value: '', label: anyLabel }, ...options].map(({ value, label }) => ({
      value,
      label,
      count: filterRoles(roles, { ...selection, [name]: value }).length,
      isSelected: (selection[name] ?? '') === value,
    })),
  }));
}

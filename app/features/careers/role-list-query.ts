import { type OpenRole, ROLE_KINDS } from '~/content/careers/open-role';
import { roleKindLabels } from '~/content/careers/open-roles';
import { type OfficeCity, offices } from '~/content/company/company';
import { teams } from '~/content/company/team';
import { paths } from '~/paths';

/** Which roles are looked for; what is not chosen may be anything. */
export interface RoleListQuery {
  team?: string;
  place?: OfficeCity;
  kind?: string;
}

/** One choice of a list, and how many roles it would leave. */
export interface RoleFilterOption {
  value: string;
  label: string;
  count: number;
  isSelected: boolean;
}

/** What the address asks for. What does not exist counts as not chosen. */
export function parseRoleListQuery(query: URLSearchParams): RoleListQuery {
  const team = teams.find(({ id }) => id === query.get('team'))?.id;
  const place = offices.find(({ city }) => city === query.get('place'))?.city;
  const kind = ROLE_KINDS.find((name) => name === query.get('kind'));
  return { ...(team && { team }), ...(place && { place }), ...(kind && { kind }) };
}

export const roleListPath = (selection: RoleListQuery): string => paths.careers(selection);

export const filterRoles = (roles: readonly OpenRole[], { team, place, kind }: RoleListQuery): OpenRole[] =>
  roles.filter(
    (role) =>
      (!team || role.teamId === team) && (!place || role.city === place) && (!kind || role.kind === kind),
  );

interface RoleFilter {
  part: keyof RoleListQuery;
  /** Label of the option that filters nothing. */
  any: string;
  values: readonly { value: string; label: string }[];
}

const ROLE_FILTERS: readonly RoleFilter[] = [
  {
    part: 'kind',
    any: 'any kind',
    values: ROLE_KINDS.map((value) => ({ value, label: roleKindLabels[value] })),
  },
  { part: 'team', any: 'every team', values: teams.map(({ id, name }) => ({ value: id, label: name })) },
  { part: 'place', any: 'every office', values: offices.map(({ city }) => ({ value: city, label: city })) },
];

export interface RoleFilterGroup {
  part: keyof RoleListQuery;
  choices: readonly RoleFilterOption[];
}

/** Each choice counted within what else is chosen. */
export function buildRoleFilterGroups(
  roles: readonly OpenRole[],
  selection: RoleListQuery,
): RoleFilterGroup[] {
  return ROLE_FILTERS.map(({ part, any, values }) => ({
    part,
    choices: [{ value: '', label: any }, ...values].map(({ value, label }) => ({
      value,
      label,
      count: filterRoles(roles, { ...selection, [part]: value }).length,
      isSelected: (selection[part] ?? '') === value,
    })),
  }));
}

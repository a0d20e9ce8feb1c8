import { type OfficeCity, offices } from '~/content/company';
import { teams } from '~/content/people';
import { roleKindNames } from '~/content/roles';
import { type OpenRole, ROLE_KINDS } from '~/content/roles/types';
import { paths } from '~/paths';

/** Which roles are looked for; what is not chosen may be anything. */
export interface RoleSelection {
  team?: string;
  place?: OfficeCity;
  kind?: string;
}

/** One choice of a list, and how many roles it would leave. */
export interface RoleChoice {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

/** What the address asks for. What does not exist counts as not chosen. */
export function roleSelectionFrom(query: URLSearchParams): RoleSelection {
  const team = teams.find(({ id }) => id === query.get('team'))?.id;
  const place = offices.find(({ city }) => city === query.get('place'))?.city;
  const kind = ROLE_KINDS.find((name) => name === query.get('kind'));
  return { ...(team && { team }), ...(place && { place }), ...(kind && { kind }) };
}

export const roleListAddress = (selection: RoleSelection): string => paths.careers(selection);

export const selectedRoles = (roles: readonly OpenRole[], { team, place, kind }: RoleSelection): OpenRole[] =>
  roles.filter(
    (role) =>
      (!team || role.teamId === team) && (!place || role.city === place) && (!kind || role.kind === kind),
  );

interface Asked {
  part: keyof RoleSelection;
  /** Of which nothing is chosen. */
  any: string;
  values: readonly { value: string; label: string }[];
}

const asked: readonly Asked[] = [
  {
    part: 'kind',
    any: 'any kind',
    values: ROLE_KINDS.map((value) => ({ value, label: roleKindNames[value] })),
  },
  { part: 'team', any: 'every team', values: teams.map(({ id, name }) => ({ value: id, label: name })) },
  { part: 'place', any: 'every office', values: offices.map(({ city }) => ({ value: city, label: city })) },
];

export interface RoleQuestion {
  part: keyof RoleSelection;
  choices: readonly RoleChoice[];
}

/** Each choice counted within what else is chosen. */
export function roleQuestions(roles: readonly OpenRole[], selection: RoleSelection): RoleQuestion[] {
  return asked.map(({ part, any, values }) => ({
    part,
    choices: [{ value: '', label: any }, ...values].map(({ value, label }) => ({
      value,
      label,
      count: selectedRoles(roles, { ...selection, [part]: value }).length,
      chosen: (selection[part] ?? '') === value,
    })),
  }));
}

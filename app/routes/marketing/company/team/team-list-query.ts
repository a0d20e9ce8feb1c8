import { type OfficeCity, offices } from '~/content/company/company';
import { teamMembers, teams } from '~/content/company/team';
import type { Team, TeamMember } from '~/content/company/team-member';
import { paths } from '~/paths';

/** The selected team and city. Without a selection all team members match. */
export interface TeamListQuery {
  team?: Team;
  city?: OfficeCity;
}

/** One option of a filter and the path that it links to. */
export interface TeamFilterOption {
  label: string;
  count: number;
  href: string;
  isCurrent: boolean;
}

/** Parses the query. An unknown team or city counts as not selected. */
export function parseTeamListQuery(query: URLSearchParams): TeamListQuery {
  const team = teams.find(({ id }) => id === query.get('team'));
  const city = offices.find((office) => office.city === query.get('city'))?.city;
  return { team, city };
}

export const getTeamListPath = ({ team, city }: TeamListQuery): string =>
  paths.team({ team: team?.id, city });

export const matchesTeamListQuery = (teamMember: TeamMember, { team, city }: TeamListQuery): boolean =>
  (!team || teamMember.teamId === team.id) && (!city || teamMember.city === city);

export const filterTeamMembers = (selection: TeamListQuery): TeamMember[] =>
  teamMembers.filter((teamMember) => matchesTeamListQuery(teamMember, selection));

const facet = (label: string, selection: TeamListQuery, current: boolean): TeamFilterOption => ({
  label,
  count: filterTeamMembers(selection).length,
  href: getTeamListPath(selection),
  isCurrent: current,
});

/** Team options with their counts within the selected city. */
export const buildTeamFilterOptions = ({ team, city }: TeamListQuery): TeamFilterOption[] => [
  facet('Every team', { city }, !team),
  ...teams.map((choice) => facet(choice.name, { team: choice, city }, choice === team)),
];

/** City options with their counts within the selected team. */
export const buildCityFilterOptions = ({ team, city }: TeamListQuery): TeamFilterOption[] => [
  facet('Every city', { team }, !city),
  ...offices.map((office) => facet(office.city, { team, city: office.city }, office.city === city)),
];

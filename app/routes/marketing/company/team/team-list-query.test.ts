import { describe, expect, it } from 'vitest';
import { teamMembers, teams } from '~/content/company/team';
import {
  buildCityFilterOptions,
  buildTeamFilterOptions,
  filterTeamMembers,
  getTeamListPath,
  parseTeamListQuery,
} from './team-list-query';

const parse = (query: string) => parseTeamListQuery(new URLSearchParams(query));

describe('a team list query', () => {
  it('selects all team members without a filter, and ignores unknown values', () => {
    expect(filterTeamMembers(parse(''))).toHaveLength(teamMembers.length);
    expect(parse('team=astronauts&city=Atlantis')).toEqual({ team: undefined, city: undefined });
  });

  it('round-trips between path and query', () => {
    for (const path of ['/team', '/team?team=studio', '/team?city=Pune', '/team?team=design&city=Kochi']) {
      expect(getTeamListPath(parse(path.split('?')[1] ?? ''))).toBe(path);
    }
  });

  it('selects the members of the team in the city', () => {
    const found = filterTeamMembers(parse('team=hackathons&city=Pune'));
    expect(found.length).toBeGreaterThan(0);
    for (const teamMember of found) expect(teamMember).toMatchObject({ teamId: 'hackathons', city: 'Pune' });
  });
});

describe('filter options', () => {
  it('count the team members that remain after selecting them', () => {
    const options = [
      ...buildTeamFilterOptions(parse('city=Pune')),
      ...buildCityFilterOptions(parse('team=studio')),
    ];
    for (const { href, count } of options) {
      expect(filterTeamMembers(parse(href.split('?')[1] ?? ''))).toHaveLength(count);
    }
  });

  it('assign every team member to one team', () => {
    const [all, ...byTeam] = buildTeamFilterOptions({});
    expect(byTeam).toHaveLength(teams.length);
    expect(byTeam.reduce((sum, { count }) => sum + count, 0)).toBe(all?.count);
  });
});

import { describe, expect, it } from 'vitest';
import { teamMembers, teams } from '~/content/company/team';
import {
  buildCityFilterOptions,
  buildTeamFilterOptions,
  filterTeamMembers,
  parseTeamListQuery,
  teamListPath,
} from './team-list-query';

const parse = (query: string) => parseTeamListQuery(new URLSearchParams(query));

describe('the selection of an address', () => {
  it('is everybody when nothing, or nothing that exists, is asked for', () => {
    expect(filterTeamMembers(parse(''))).toHaveLength(teamMembers.length);
    expect(parse('team=astronauts&city=Atlantis')).toEqual({ team: undefined, city: undefined });
  });

  it('is spelled again as it was read', () => {
    for (const path of ['/team', '/team?team=studio', '/team?city=Pune', '/team?team=design&city=Kochi']) {
      expect(teamListPath(parse(path.split('?')[1] ?? ''))).toBe(path);
    }
  });

  it('is the people of the team who work in the city', () => {
    const found = filterTeamMembers(parse('team=hackathons&city=Pune'));
    expect(found.length).toBeGreaterThan(0);
    for (const teamMember of found) expect(teamMember).toMatchObject({ teamId: 'hackathons', city: 'Pune' });
  });
});

describe('the choices', () => {
  it('count the people one sees after choosing them', () => {
    const choices = [
      ...buildTeamFilterOptions(parse('city=Pune')),
      ...buildCityFilterOptions(parse('team=studio')),
    ];
    for (const { href, count } of choices) {
      expect(filterTeamMembers(parse(href.split('?')[1] ?? ''))).toHaveLength(count);
    }
  });

  it('share everybody out among the teams', () => {
    const [everyone, ...each] = buildTeamFilterOptions({});
    expect(each).toHaveLength(teams.length);
    expect(each.reduce((sum, { count }) => sum + count, 0)).toBe(everyone?.count);
  });
});

import { describe, expect, it } from 'vitest';
import { teamMembers, teams } from '~/content/company/team';
import {
  buildCityFilterOptions,
  buildTeamFilterOptions,
  filterTeamMembers,
  parseTeamListQuery,
  teamListPath,
} from './team-list-query';

const from = (query: string) => parseTeamListQuery(new URLSearchParams(query));

describe('the selection of an address', () => {
  it('is everybody when nothing, or nothing that exists, is asked for', () => {
    expect(filterTeamMembers(from(''))).toHaveLength(teamMembers.length);
    expect(from('team=astronauts&city=Atlantis')).toEqual({ team: undefined, city: undefined });
  });

  it('is spelled again as it was read', () => {
    for (const address of ['/team', '/team?team=studio', '/team?city=Pune', '/team?team=design&city=Kochi']) {
      expect(teamListPath(from(address.split('?')[1] ?? ''))).toBe(address);
    }
  });

  it('is the people of the team who work in the city', () => {
    const found = filterTeamMembers(from('team=hackathons&city=Pune'));
    expect(found.length).toBeGreaterThan(0);
    for (const person of found) expect(person).toMatchObject({ teamId: 'hackathons', city: 'Pune' });
  });
});

describe('the choices', () => {
  it('count the people one sees after choosing them', () => {
    const choices = [
      ...buildTeamFilterOptions(from('city=Pune')),
      ...buildCityFilterOptions(from('team=studio')),
    ];
    for (const { href, count } of choices) {
      expect(filterTeamMembers(from(href.split('?')[1] ?? ''))).toHaveLength(count);
    }
  });

  it('share everybody out among the teams', () => {
    const [everyone, ...each] = buildTeamFilterOptions({});
    expect(each).toHaveLength(teams.length);
    expect(each.reduce((sum, { count }) => sum + count, 0)).toBe(everyone?.count);
  });
});

import { describe, expect, it } from 'vitest';
import { people, teams } from '~/content/people';
import { addressOf, cityFacets, selectedPeople, selectionFrom, teamFacets } from './selection';

const from = (query: string) => selectionFrom(new URLSearchParams(query));

describe('the selection of an address', () => {
  it('is everybody when nothing, or nothing that exists, is asked for', () => {
    expect(selectedPeople(from(''))).toHaveLength(people.length);
    expect(from('team=astronauts&city=Atlantis')).toEqual({ team: undefined, city: undefined });
  });

  it('is spelled again as it was read', () => {
    for (const address of ['/team', '/team?team=studio', '/team?city=Pune', '/team?team=design&city=Kochi']) {
      expect(addressOf(from(address.split('?')[1] ?? ''))).toBe(address);
    }
  });

  it('is the people of the team who work in the city', () => {
    const found = selectedPeople(from('team=hackathons&city=Pune'));
    expect(found.length).toBeGreaterThan(0);
    for (const person of found) expect(person).toMatchObject({ teamId: 'hackathons', city: 'Pune' });
  });
});

describe('the choices', () => {
  it('count the people one sees after choosing them', () => {
    const choices = [...teamFacets(from('city=Pune')), ...cityFacets(from('team=studio'))];
    for (const { href, count } of choices) {
      expect(selectedPeople(from(href.split('?')[1] ?? ''))).toHaveLength(count);
    }
  });

  it('share everybody out among the teams', () => {
    const [everyone, ...each] = teamFacets({});
    expect(each).toHaveLength(teams.length);
    expect(each.reduce((sum, { count }) => sum + count, 0)).toBe(everyone?.count);
  });
});

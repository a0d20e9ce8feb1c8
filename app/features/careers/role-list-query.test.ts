import { describe, expect, it } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import { buildRoleFilterGroups, filterRoles, parseRoleListQuery, roleListPath } from './role-list-query';

const from = (query: string) => parseRoleListQuery(new URLSearchParams(query));

describe('the selection of an address', () => {
  it('is every role when nothing, or nothing that exists, is asked for', () => {
    expect(filterRoles(openRoles, from(''))).toEqual(openRoles);
    expect(from('team=astronauts&place=Atlantis&kind=__proto__')).toEqual({});
  });

  it('is spelled again as it was read', () => {
    for (const query of [
      '',
      'team=studio',
      'place=Kochi&kind=permanent',
      'team=design&place=Kochi&kind=fixed-term',
    ]) {
      const words = new URLSearchParams(query);
      const address = new URL(roleListPath(from(query)), 'https://tessera.example');
      expect([...address.searchParams].sort()).toEqual([...words].sort());
    }
  });

  it('is the roles that fit all that was chosen', () => {
    const found = filterRoles(openRoles, from('team=studio&place=Guwahati&kind=permanent'));
    expect(found.map(({ id }) => id)).toEqual(['offline-engineer-guwahati']);
  });
});

describe('the questions', () => {
  it('count the roles one sees after choosing', () => {
    const selection = from('place=Kochi');
    for (const { part, choices } of buildRoleFilterGroups(openRoles, selection)) {
      for (const { value, count } of choices) {
        const chosen = new URLSearchParams({ place: 'Kochi', [part]: value });
        expect(filterRoles(openRoles, parseRoleListQuery(chosen)), `${part} ${value}`).toHaveLength(count);
      }
    }
  });

  it('share all roles out, and have one choice made each', () => {
    for (const { choices } of buildRoleFilterGroups(openRoles, {})) {
      const [any, ...each] = choices;
      expect(any).toMatchObject({ value: '', count: openRoles.length, isSelected: true });
      expect(each.reduce((sum, { count }) => sum + count, 0)).toBe(openRoles.length);
      expect(each.some(({ isSelected }) => isSelected)).toBe(false);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import { paths } from '~/paths';
import { buildRoleFilterGroups, filterRoles, parseRoleListQuery } from './role-list-query';

const parse = (query: string) => parseRoleListQuery(new URLSearchParams(query));

describe('a role list query', () => {
  it('selects every role when nothing, or nothing that exists, is selected', () => {
    expect(filterRoles(openRoles, parse(''))).toEqual(openRoles);
    expect(parse('team=astronauts&place=Atlantis&kind=__proto__')).toEqual({});
  });

  it('round-trips between path and query', () => {
    for (const query of [
      '',
      'team=studio',
      'place=Kochi&kind=permanent',
      'team=design&place=Kochi&kind=fixed-term',
    ]) {
      const expected = new URLSearchParams(query);
      const url = new URL(paths.careers(parse(query)), 'https://tessera.example');
      expect([...url.searchParams].sort()).toEqual([...expected].sort());
    }
  });

  it('returns the roles that match all filters', () => {
    const found = filterRoles(openRoles, parse('team=studio&place=Guwahati&kind=permanent'));
    expect(found.map(({ id }) => id)).toEqual(['offline-engineer-guwahati']);
  });
});

describe('role filters', () => {
  it('count the roles that remain after selecting the option', () => {
    const selection = parse('place=Kochi');
    for (const { name, options } of buildRoleFilterGroups(openRoles, selection)) {
      for (const { value, count } of options) {
        const query = new URLSearchParams({ place: 'Kochi', [name]: value });
        expect(filterRoles(openRoles, parseRoleListQuery(query)), `${name} ${value}`).toHaveLength(count);
      }
    }
  });

  it('assign every role to one option, and select one option each', () => {
    for (const { options } of buildRoleFilterGroups(openRoles, {})) {
      const [any, ...each] = options;
      expect(any).toMatchObject({ value: '', count: openRoles.length, isSelected: true });
      expect(each.reduce((sum, { count }) => sum + count, 0)).toBe(openRoles.length);
      expect(each.some(({ isSelected }) => isSelected)).toBe(false);
    }
  });
});

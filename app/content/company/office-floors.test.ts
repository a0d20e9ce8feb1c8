import { describe, expect, it } from 'vitest';
import { offices } from './company';
import { furnitureByCode, officeFloors } from './office-floors';
import { teamMembers } from './team';

describe('the floor plans', () => {
  it('include every office', () => {
    expect(officeFloors.map(({ city }) => city).sort()).toEqual(offices.map(({ city }) => city).sort());
  });

  it.each(officeFloors.map((floor) => [floor.city, floor] as const))(
    '%s is a rectangle of known furniture',
    (_, floor) => {
      expect(new Set(floor.plan.map((row) => row.length)).size).toBe(1);
      for (const letter of floor.plan.join('').replaceAll('.', '')) {
        expect(Object.keys(furnitureByCode)).toContain(letter);
      }
    },
  );

  it.each(officeFloors.map((floor) => [floor.city, floor] as const))(
    '%s has a desk for each team member',
    (city, floor) => {
      const desks = floor.plan.join('').replaceAll(/[^d]/g, '').length;
      expect(desks).toBe(teamMembers.filter((teamMember) => teamMember.city === city).length);
    },
  );
});

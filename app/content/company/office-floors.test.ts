import { describe, expect, it } from 'vitest';
import { offices } from './company';
import { furnitureByCode, officeFloors } from './office-floors';
import { teamMembers } from './team';

describe('the plans of the rooms', () => {
  it('show every office', () => {
    expect(officeFloors.map(({ city }) => city).sort()).toEqual(offices.map(({ city }) => city).sort());
  });

  it.each(officeFloors.map((room) => [room.city, room] as const))(
    '%s is a rectangle of known things',
    (_, room) => {
      expect(new Set(room.plan.map((row) => row.length)).size).toBe(1);
      for (const letter of room.plan.join('').replaceAll('.', '')) {
        expect(Object.keys(furnitureByCode)).toContain(letter);
      }
    },
  );

  it.each(officeFloors.map((room) => [room.city, room] as const))(
    '%s has a desk for everybody',
    (city, room) => {
      const desks = room.plan.join('').replaceAll(/[^d]/g, '').length;
      expect(desks).toBe(teamMembers.filter((teamMember) => teamMember.city === city).length);
    },
  );
});

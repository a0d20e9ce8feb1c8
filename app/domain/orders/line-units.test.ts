import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLineUnits,
  areUnitsAvailable,
  getAllUnits,
  getLargerUnits,
  getSmallerUnits,
  type LineUnits,
  pickUnits,
  subtractLineUnits,
} from './line-units';

const anyUnits: fc.Arbitrary<LineUnits> = fc.dictionary(
  fc.constantFrom('0', '1', '2', '3'),
  fc.integer({ min: 1, max: 9 }),
);
const positions = [0, 1, 2, 3];
const at = (units: LineUnits, position: number): number => units[position] ?? 0;

describe('units of lines', () => {
  test('the sum has the units of all, line by line', () => {
    fc.assert(
      fc.property(fc.array(anyUnits), (all) => {
        const sum = addLineUnits(all);
        for (const position of positions)
          expect(at(sum, position)).toBe(all.reduce((total, units) => total + at(units, position), 0));
      }),
    );
  });

  test('the difference is never negative, and with what is taken away it is the larger of both', () => {
    fc.assert(
      fc.property(anyUnits, anyUnits, (from, less) => {
        const rest = subtractLineUnits(from, less);
        const larger = getLargerUnits(from, less);
        const smaller = getSmallerUnits(from, less);
        for (const position of positions) {
          expect(at(rest, position)).toBe(Math.max(0, at(from, position) - at(less, position)));
          expect(at(larger, position)).toBe(at(rest, position) + at(less, position));
          expect(at(smaller, position)).toBe(Math.min(at(from, position), at(less, position)));
        }
      }),
    );
  });

  test('a line without units is left out', () => {
    expect(addLineUnits([{ 0: 0, 1: 2 }, { 1: 1 }])).toEqual({ 1: 3 });
    expect(subtractLineUnits({ 0: 2, 1: 2 }, { 0: 2 })).toEqual({ 1: 2 });
    expect(getSmallerUnits({ 0: 2, 1: 2 }, { 1: 1 })).toEqual({ 1: 1 });
  });

  test('all units of an order are the quantities of its lines, and only lines with chosen units are picked', () => {
    const lines = [
      { name: 'mug', quantity: 2 },
      { name: 'mat', quantity: 1 },
      { name: 'pen', quantity: 5 },
    ];
    expect(getAllUnits(lines)).toEqual({ 0: 2, 1: 1, 2: 5 });
    expect(pickUnits(lines, { 0: 0, 1: 1, 2: 3 })).toEqual([
      { name: 'mat', quantity: 1 },
      { name: 'pen', quantity: 3 },
    ]);
  });

  test('units are available when they are whole, at least one, and none is beyond what is left', () => {
    const available = { 0: 2, 1: 1 };
    expect(areUnitsAvailable({ 0: 2, 1: 1 }, available)).toBe(true);
    expect(areUnitsAvailable({ 0: 1, 1: 0 }, available)).toBe(true);
    const others: LineUnits[] = [{}, { 0: 0 }, { 0: 3 }, { 0: 1, 2: 1 }, { 0: 1.5 }, { 0: 1, 1: -1 }];
    for (const units of others)
      expect(areUnitsAvailable(units, available), JSON.stringify(units)).toBe(false);
  });
});

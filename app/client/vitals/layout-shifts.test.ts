import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ShiftEntry, sumLayoutShifts } from './layout-shifts';

const shift = (startTime: number, value: number, hadRecentInput = false): ShiftEntry => ({
  startTime,
  value,
  hadRecentInput,
});

const read = (entries: readonly ShiftEntry[]): number => {
  const shifts = sumLayoutShifts();
  for (const entry of entries) shifts.add(entry);
  return shifts.read();
};

describe('R-MEASURE-4: cumulative layout shift', () => {
  it('is the greatest session window', () => {
    expect(read([shift(100, 0.1), shift(900, 0.1), shift(3_000, 0.15)])).toBeCloseTo(0.2);
    expect(read([shift(100, 0.1), shift(1_100, 0.3)])).toBeCloseTo(0.3);
    const steady = Array.from({ length: 20 }, (_, index) => shift(index * 500, 0.01));
    expect(read(steady)).toBeCloseTo(0.1);
  });

  it('a shift that an input caused does not count', () => {
    expect(read([shift(100, 0.5, true)])).toBe(0);
  });

  it('is at least the greatest shift and at most the sum', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ pause: fc.nat(3_000), value: fc.double({ min: 0, max: 1, noNaN: true }) }), {
          minLength: 1,
        }),
        (steps) => {
          let now = 0;
          const entries = steps.map(({ pause, value }) => {
            now += pause;
            return shift(now, value);
          });
          const values = steps.map(({ value }) => value);
          expect(read(entries)).toBeGreaterThanOrEqual(Math.max(...values));
          expect(read(entries)).toBeLessThanOrEqual(values.reduce((sum, value) => sum + value, 0) + 1e-9);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calculateDelayCost, calculateIncomeByMonth, type DelayedProject } from './delay-cost';

const lakh = 100_000 * 100;
const project: DelayedProject = {
  benefit: 9 * lakh,
  waiting: 4 * lakh,
  months: 6,
  lifetime: 36,
  missed: 'lost',
  ratePercent: 12,
};

const anyProject: fc.Arbitrary<DelayedProject> = fc.record({
  benefit: fc.nat(1_000_000_000),
  waiting: fc.nat(1_000_000_000),
  months: fc.nat(60),
  lifetime: fc.integer({ min: 1, max: 240 }),
  missed: fc.constantFrom('lost', 'later'),
  ratePercent: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
});

describe('the cost of a delay', () => {
  test('six months of nine lakh missed, and four lakh paid meanwhile', () => {
    expect(calculateDelayCost(project)).toEqual({
      missed: 54 * lakh,
      waiting: 24 * lakh,
      total: 78 * lakh,
      perWorkingDay: Math.round((78 * lakh) / 126),
    });
  });

  test('months that come later cost only interest', () => {
    const later = calculateDelayCost({ ...project, missed: 'later', waiting: 0 });
    // By hand: an annuity of 36 months at 1 % is worth 30.1075; six months later 5.795 % less.
    expect(later.missed / (9 * lakh)).toBeCloseTo(30.1075 * (1 - 1.01 ** -6), 3);
    expect(calculateDelayCost({ ...project, missed: 'later', ratePercent: 0 }).missed).toBe(0);
  });

  it('is 0 on time, and never decreases with another month', () => {
    fc.assert(
      fc.property(anyProject, (any) => {
        expect(calculateDelayCost({ ...any, months: 0 })).toEqual({
          missed: 0,
          waiting: 0,
          total: 0,
          perWorkingDay: 0,
        });
        const longer = calculateDelayCost({ ...any, months: any.months + 1 });
        expect(longer.total).toBeGreaterThanOrEqual(calculateDelayCost(any).total);
      }),
    );
  });

  it('is at least as high when months are lost as when they come later', () => {
    fc.assert(
      fc.property(anyProject, (any) => {
        const lost = calculateDelayCost({ ...any, missed: 'lost' }).total;
        expect(lost).toBeGreaterThanOrEqual(calculateDelayCost({ ...any, missed: 'later' }).total);
      }),
    );
  });
});

describe('income by month', () => {
  it('ends lower when months are lost, and equal when they come later', () => {
    fc.assert(
      fc.property(anyProject, (any) => {
        const months = calculateIncomeByMonth(any);
        const last = months.at(-1);
        expect(months[0]).toEqual({ month: 0, onTime: 0, delayed: 0 });
        expect(months.every(({ onTime, delayed }) => delayed <= onTime)).toBe(true);
        if (any.missed === 'later' && any.lifetime + any.months <= 60)
          expect(last?.delayed).toBe(last?.onTime);
      }),
    );
    expect(calculateIncomeByMonth(project).at(-1)).toEqual({
      month: 36,
      onTime: 36 * 9 * lakh,
      delayed: 30 * 9 * lakh,
    });
  });
});

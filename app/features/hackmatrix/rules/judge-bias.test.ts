import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calculateJudgeBias } from './judge-bias';
import type { MarkedRound } from './judging-round';

const judges = ['a', 'b', 'c'].map((id) => ({ id, name: id, initials: id }));
const teams = ['x', 'y'].map((id) => ({ id, name: id, track: 'Open' }));

const createRound = (values: readonly (number | null)[]): MarkedRound => ({
  criteria: [{ id: 'idea', name: 'Idea', weight: 100 }],
  judges,
  teams,
  marks: judges.flatMap((judge, j) =>
    teams.map((team, t) => ({
      judgeId: judge.id,
      teamId: team.id,
      criterionId: 'idea',
      value: values[j * teams.length + t] ?? null,
    })),
  ),
});

const anyMark = fc.option(fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2));
const anyRound = fc.array(anyMark, { minLength: 6, maxLength: 6 }).map(createRound);

describe('calculateJudgeBias', () => {
  test('strict and generous judges', () => {
    const [a, b, c] = calculateJudgeBias(createRound([5, 6, 8, 9, 8, null]));
    expect(a).toMatchObject({ given: 2, pending: 0, mean: 5.5, bias: -3 });
    expect(b).toMatchObject({ bias: (8 - 6.5 + (9 - 6)) / 2 });
    expect(c).toMatchObject({ given: 1, pending: 1, bias: 1.5 });
    expect(a?.counts).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
  });

  test('the bias is null without marks or without other judges', () => {
    const [a, b] = calculateJudgeBias(createRound([7, null, null, null, null, null]));
    expect(a).toMatchObject({ mean: 7, bias: null });
    expect(b).toMatchObject({ given: 0, pending: 2, mean: null, bias: null });
  });

  it('counts every mark once', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        for (const { counts, given, pending } of calculateJudgeBias(round)) {
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(given);
          expect(given + pending).toBe(teams.length);
        }
      }),
    );
  });

  it('is 0 when all agree, and the difference that is added to every mark', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (mark, more) => {
        const same = calculateJudgeBias(createRound([mark, mark, mark, mark, mark, mark]));
        expect(same.map(({ bias }) => bias)).toEqual([0, 0, 0]);
        const [generous] = calculateJudgeBias(
          createRound([mark + more, mark + more, mark, mark, mark, mark]),
        );
        expect(generous?.bias).toBeCloseTo(more, 10);
      }),
    );
  });
});

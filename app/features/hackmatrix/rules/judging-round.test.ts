import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateJudgingProgress,
  findOutliers,
  type MarkedRound,
  rankTeams,
  setMark,
} from './judging-round';

const criteria = [
  { id: 'idea', name: 'Idea', weight: 60 },
  { id: 'build', name: 'Build', weight: 40 },
];
const judges = ['a', 'b', 'c'].map((id) => ({ id, name: id, initials: id }));
const teams = ['x', 'y', 'z'].map((id) => ({ id, name: id, track: 'Open' }));

const roundOf = (values: readonly (number | null)[]): MarkedRound => ({
  criteria,
  judges,
  teams,
  marks: teams.flatMap((team, t) =>
    judges.flatMap((judge, j) =>
      criteria.map((criterion, c) => ({
        teamId: team.id,
        judgeId: judge.id,
        criterionId: criterion.id,
        value: values[(t * judges.length + j) * criteria.length + c] ?? null,
      })),
    ),
  ),
});

const cells = teams.length * judges.length * criteria.length;
const completeRound = fc
  .array(fc.integer({ min: 10, max: 100 }), { minLength: cells, maxLength: cells })
  .map((tenths) => roundOf(tenths.map((value) => value / 10)));

describe('standings', () => {
  it('keeps every score between the lowest and the highest mark', () => {
    fc.assert(
      fc.property(completeRound, (round) => {
        for (const { team, score } of rankTeams(round)) {
          const own = round.marks.filter((mark) => mark.teamId === team.id).map((mark) => mark.value ?? 0);
          expect(score).toBeGreaterThanOrEqual(Math.min(...own) - 1e-9);
          expect(score).toBeLessThanOrEqual(Math.max(...own) + 1e-9);
        }
      }),
    );
  });

  it('orders by score, and a better mark never costs a place', () => {
    fc.assert(
      fc.property(completeRound, fc.nat({ max: cells - 1 }), (round, at) => {
        const mark = round.marks[at];
        if (!mark) return;
        const before = rankTeams(round);
        const after = rankTeams(setMark(round, { ...mark, value: 10 }));
        const placeOf = (list: typeof before) => list.find(({ team }) => team.id === mark.teamId)?.place ?? 0;
        expect(placeOf(after)).toBeLessThanOrEqual(placeOf(before));
        const scores = after.map(({ score }) => score ?? 0);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
    );
  });

  it('weighs the criteria', () => {
    const [first] = rankTeams(roundOf([10, 5, 10, 5, 10, 5, ...Array(12).fill(1)]));
    expect(first?.score).toBeCloseTo(8);
  });

  it('leaves a team open while one mark is owed, and puts it last', () => {
    const all = rankTeams(roundOf([null, ...Array(cells - 1).fill(9)]));
    expect(all.at(-1)).toMatchObject({ team: { id: 'x' }, score: null, place: null });
    expect(all[0]?.place).toBe(1);
    expect(all[1]?.place).toBe(1);
  });
});

describe('progress', () => {
  it('counts what is given and names who is waited for', () => {
    const round = roundOf([null, null, 5, ...Array(cells - 3).fill(5)]);
    expect(calculateJudgingProgress(round)).toMatchObject({ given: cells - 2, expected: cells });
    expect(
      calculateJudgingProgress(round).pendingJudges.map(({ judge, pending }) => [judge.id, pending]),
    ).toEqual([['a', 2]]);
  });
});

describe('outliers', () => {
  it('flags the mark that stands apart from two others', () => {
    const found = findOutliers(roundOf([9, 5, 9, 5, 3, 5, ...Array(12).fill(6)]));
    expect(found[0]?.mark).toMatchObject({ judgeId: 'c', teamId: 'x', criterionId: 'idea', value: 3 });
    expect(found[0]?.otherMean).toBe(9);
  });

  it('is silent when judges agree', () => {
    expect(findOutliers(roundOf(Array(cells).fill(7)))).toEqual([]);
  });
});

describe('giveMark', () => {
  it('refuses what is no mark', () => {
    const round = roundOf(Array(cells).fill(7));
    expect(setMark(round, { judgeId: 'a', teamId: 'x', criterionId: 'idea', value: 11 })).toBe(round);
    expect(setMark(round, { judgeId: 'a', teamId: 'x', criterionId: 'idea', value: Number.NaN })).toBe(round);
  });
});

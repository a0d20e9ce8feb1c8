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

const createRound = (values: readonly (number | null)[]): MarkedRound => ({
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

const markCount = teams.length * judges.length * criteria.length;
const completeRound = fc
  .array(fc.integer({ min: 10, max: 100 }), { minLength: markCount, maxLength: markCount })
  .map((tenths) => createRound(tenths.map((value) => value / 10)));

describe('standings', () => {
  it('have scores between the lowest and the highest mark', () => {
    fc.assert(
      fc.property(completeRound, (round) => {
        for (const { team, score } of rankTeams(round)) {
          const teamMarks = round.marks
            .filter((mark) => mark.teamId === team.id)
            .map((mark) => mark.value ?? 0);
          expect(score).toBeGreaterThanOrEqual(Math.min(...teamMarks) - 1e-9);
          expect(score).toBeLessThanOrEqual(Math.max(...teamMarks) + 1e-9);
        }
      }),
    );
  });

  it('are sorted by score, and a better mark never loses a place', () => {
    fc.assert(
      fc.property(completeRound, fc.nat({ max: markCount - 1 }), (round, index) => {
        const mark = round.marks[index];
        if (!mark) return;
        const before = rankTeams(round);
        const after = rankTeams(setMark(round, { ...mark, value: 10 }));
        const findPlace = (list: typeof before) =>
          list.find(({ team }) => team.id === mark.teamId)?.place ?? 0;
        expect(findPlace(after)).toBeLessThanOrEqual(findPlace(before));
        const scores = after.map(({ score }) => score ?? 0);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
    );
  });

  it('weight the criteria', () => {
    const [first] = rankTeams(createRound([10, 5, 10, 5, 10, 5, ...Array(12).fill(1)]));
    expect(first?.score).toBeCloseTo(8);
  });

  it('have no score for a team with a pending mark, and put it last', () => {
    const standings = rankTeams(createRound([null, ...Array(markCount - 1).fill(9)]));
    expect(standings.at(-1)).toMatchObject({ team: { id: 'x' }, score: null, place: null });
    expect(standings[0]?.place).toBe(1);
    expect(standings[1]?.place).toBe(1);
  });
});

describe('progress', () => {
  it('counts given marks and lists judges with pending ones', () => {
    const round = createRound([null, null, 5, ...Array(markCount - 3).fill(5)]);
    expect(calculateJudgingProgress(round)).toMatchObject({ given: markCount - 2, expected: markCount });
    expect(
      calculateJudgingProgress(round).pendingJudges.map(({ judge, pending }) => [judge.id, pending]),
    ).toEqual([['a', 2]]);
  });
});

describe('outliers', () => {
  it('are marks that differ from two others', () => {
    const outliers = findOutliers(createRound([9, 5, 9, 5, 3, 5, ...Array(12).fill(6)]));
    expect(outliers[0]?.mark).toMatchObject({ judgeId: 'c', teamId: 'x', criterionId: 'idea', value: 3 });
    expect(outliers[0]?.otherMean).toBe(9);
  });

  it('are empty when judges agree', () => {
    expect(findOutliers(createRound(Array(markCount).fill(7)))).toEqual([]);
  });
});

describe('setMark', () => {
  it('ignores invalid marks', () => {
    const round = createRound(Array(markCount).fill(7));
    expect(setMark(round, { judgeId: 'a', teamId: 'x', criterionId: 'idea', value: 11 })).toBe(round);
    expect(setMark(round, { judgeId: 'a', teamId: 'x', criterionId: 'idea', value: Number.NaN })).toBe(round);
  });
});

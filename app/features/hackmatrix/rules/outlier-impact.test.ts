import { describe, expect, test } from 'vitest';
import { type MarkedRound, rankTeams, setMark } from './judging-round';
import { calculateOutlierImpacts, excludeMark } from './outlier-impact';

const judges = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, initials: id }));
const teams = ['first', 'second'].map((id) => ({ id, name: id, track: 'Open data' }));

/** Marks by team, one of each judge, for the only criterion. */
function createRound(values: Record<string, readonly (number | null)[]>): MarkedRound {
  return {
    judges,
    teams,
    criteria: [{ id: 'design', name: 'Design', weight: 100 }],
    marks: Object.entries(values).flatMap(([teamId, marks]) =>
      marks.map((value, index) => ({
        judgeId: judges[index]?.id ?? '',
        teamId,
        criterionId: 'design',
        value,
      })),
    ),
  };
}

const overturned = createRound({ first: [8, 8, 8, 8], second: [9, 9, 9, 4] });

describe('an outlier', () => {
  test('has the standing with and without the mark', () => {
    const [impact, ...others] = calculateOutlierImpacts(overturned);
    expect(others).toEqual([]);
    expect(impact?.mark).toMatchObject({ judgeId: 'd', teamId: 'second', value: 4 });
    expect(impact?.otherMean).toBe(9);
    expect(impact?.withMark).toMatchObject({ place: 2, score: 7.75 });
    expect(impact?.withoutMark).toMatchObject({ place: 1, score: 9 });
  });

  test('does not exist where all marks are close', () => {
    expect(calculateOutlierImpacts(createRound({ first: [8, 8, 9, 7], second: [9, 9, 9, 8] }))).toEqual([]);
  });

  test('disappears when the judge changes the mark', () => {
    const [impact] = calculateOutlierImpacts(overturned);
    if (!impact) throw new Error('The round has no outlier.');
    expect(calculateOutlierImpacts(setMark(overturned, { ...impact.mark, value: 8.5 }))).toEqual([]);
  });

  test('does not change the round', () => {
    const before = rankTeams(overturned);
    const [impact] = calculateOutlierImpacts(overturned);
    if (impact) excludeMark(overturned, impact.mark);
    expect(rankTeams(overturned)).toEqual(before);
    expect(overturned.marks).toHaveLength(8);
  });
});

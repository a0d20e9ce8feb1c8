import { describe, expect, test } from 'vitest';
import { type MarkedRound, rankTeams, setMark } from './judging-round';
import { calculateOutlierImpacts, excludeMark } from './outlier-impact';

const judges = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, initials: id }));
const teams = ['first', 'second'].map((id) => ({ id, name: id, track: 'Open data' }));

/** Marks by team, one of each judge, for the only criterion. */
function roundOf(values: Record<string, readonly (number | null)[]>): MarkedRound {
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

const overturned = roundOf({ first: [8, 8, 8, 8], second: [9, 9, 9, 4] });

describe('A second look', () => {
  test('shows the place with and without the mark', () => {
    const [look, ...others] = calculateOutlierImpacts(overturned);
    expect(others).toEqual([]);
    expect(look?.mark).toMatchObject({ judgeId: 'd', teamId: 'second', value: 4 });
    expect(look?.otherMean).toBe(9);
    expect(look?.withMark).toMatchObject({ place: 2, score: 7.75 });
    expect(look?.withoutMark).toMatchObject({ place: 1, score: 9 });
  });

  test('is not asked for where all are near each other', () => {
    expect(calculateOutlierImpacts(roundOf({ first: [8, 8, 9, 7], second: [9, 9, 9, 8] }))).toEqual([]);
  });

  test('is over once the judge has come nearer', () => {
    const [look] = calculateOutlierImpacts(overturned);
    if (!look) throw new Error('There is a mark that stands apart.');
    expect(calculateOutlierImpacts(setMark(overturned, { ...look.mark, value: 8.5 }))).toEqual([]);
  });

  test('leaves the round as it was', () => {
    const before = rankTeams(overturned);
    const [look] = calculateOutlierImpacts(overturned);
    if (look) excludeMark(overturned, look.mark);
    expect(rankTeams(overturned)).toEqual(before);
    expect(overturned.marks).toHaveLength(8);
  });
});

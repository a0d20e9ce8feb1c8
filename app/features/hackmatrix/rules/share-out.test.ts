import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exclusion, formatExclusion, parseExclusions, shareOutProjects } from './share-out';

const judgeIds = ['a', 'b', 'c', 'd', 'e'];
const teamIds = ['r', 's', 't', 'u', 'v', 'w', 'x', 'y'];
const share = (...exclusions: Exclusion[]) =>
  shareOutProjects({ judgeIds, teamIds, judgesPerTeam: 3, exclusions });

const anyExclusions = fc.array(
  fc.record({ judgeId: fc.constantFrom(...judgeIds), teamId: fc.constantFrom(...teamIds) }),
  { maxLength: 40 },
);

describe('without exclusions', () => {
  it('gives each team three judges, and each judge four or five teams', () => {
    const { judgesByTeam, loads, missing } = share();
    for (const judges of Object.values(judgesByTeam)) expect(new Set(judges).size).toBe(3);
    expect(Object.values(loads).toSorted()).toEqual([4, 5, 5, 5, 5]);
    expect(missing).toEqual([]);
  });
});

describe('with exclusions', () => {
  it('gives an excluded team to others', () => {
    const before = share().judgesByTeam.r ?? [];
    const [judgeId = ''] = before;
    const after = share({ judgeId, teamId: 'r' }).judgesByTeam.r ?? [];
    expect(after).not.toContain(judgeId);
    expect(after).toHaveLength(3);
  });

  it('says how many judges are missing', () => {
    const exclusions = ['a', 'b', 'c'].map((judgeId) => ({ judgeId, teamId: 'y' }));
    expect(share(...exclusions).missing).toEqual([{ teamId: 'y', count: 1 }]);
  });

  it('never gives a judge an excluded team, and uses every judge that a team needs', () => {
    fc.assert(
      fc.property(anyExclusions, (exclusions) => {
        const { judgesByTeam, missing } = share(...exclusions);
        for (const teamId of teamIds) {
          const excluded = new Set(
            exclusions.filter((pair) => pair.teamId === teamId).map((pair) => pair.judgeId),
          );
          const judges = judgesByTeam[teamId] ?? [];
          for (const judge of judges) expect(excluded).not.toContain(judge);
          const expected = Math.min(3, judgeIds.length - excluded.size);
          expect(judges).toHaveLength(expected);
          expect(missing.find((gap) => gap.teamId === teamId)?.count ?? 0).toBe(3 - expected);
        }
      }),
    );
  });

  it('leaves no project with a judge who has two more than another who could take it', () => {
    fc.assert(
      fc.property(anyExclusions, (exclusions) => {
        const { judgesByTeam, loads } = share(...exclusions);
        for (const teamId of teamIds)
          for (const from of judgesByTeam[teamId] ?? [])
            for (const to of judgeIds) {
              const isPossible =
                !judgesByTeam[teamId]?.includes(to) &&
                !exclusions.some((pair) => pair.judgeId === to && pair.teamId === teamId);
              if (isPossible) expect((loads[from] ?? 0) - (loads[to] ?? 0)).toBeLessThan(2);
            }
      }),
    );
  });

  it('loads add up to the number of ballots', () => {
    fc.assert(
      fc.property(anyExclusions, (exclusions) => {
        const { judgesByTeam, loads } = share(...exclusions);
        const sum = Object.values(loads).reduce((total, load) => total + load, 0);
        expect(sum).toBe(Object.values(judgesByTeam).flat().length);
      }),
    );
  });
});

const parse = (...texts: string[]) => parseExclusions(texts, ['ann', 'bo'], ['red', 'blue']);

it('reads what it has written, in the order of the teams', () => {
  const exclusions = [
    { judgeId: 'bo', teamId: 'red' },
    { judgeId: 'ann', teamId: 'blue' },
  ];
  expect(parse(...exclusions.map(formatExclusion).reverse())).toEqual(exclusions);
});

it('ignores unknown pairs and repetitions', () => {
  expect(parse('ann.green', 'cy.red', 'ann', '', 'ann.red', 'ann.red')).toEqual([
    { judgeId: 'ann', teamId: 'red' },
  ]);
});

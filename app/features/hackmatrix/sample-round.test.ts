import { expect, test } from 'vitest';
import { calculateJudgeBias } from '~/features/hackmatrix/rules/judge-bias';
import { rankTeams } from '~/features/hackmatrix/rules/judging-round';
import { calculateOutlierImpacts, excludeMark } from '~/features/hackmatrix/rules/outlier-impact';
import { sampleRound } from './sample-round';

const listFirstThree = (order: ReturnType<typeof rankTeams>) =>
  order.slice(0, 3).map(({ team }) => team.name);

test('the one outlier moves Null Pointers from second place to third, as the page says', () => {
  const [impact, ...others] = calculateOutlierImpacts(sampleRound);
  if (!impact) throw new Error('The round has no outlier.');
  expect(others).toEqual([]);
  expect(impact.mark).toMatchObject({ judgeId: 'vivek-rana', criterionId: 'design', value: 5 });
  expect(listFirstThree(rankTeams(sampleRound))).toEqual(['Kaveri Grid', 'Saaf Paani', 'Null Pointers']);
  expect(listFirstThree(rankTeams(excludeMark(sampleRound, impact.mark)))).toEqual([
    'Kaveri Grid',
    'Null Pointers',
    'Saaf Paani',
  ]);
});

test('the round has the 197 marks that the landing page names, and V. Rana is the strictest judge', () => {
  const judges = calculateJudgeBias(sampleRound);
  expect(judges.reduce((sum, { given }) => sum + given, 0)).toBe(197);
  const strictest = judges.toSorted((a, b) => (a.bias ?? 0) - (b.bias ?? 0))[0];
  expect(strictest?.judge.id).toBe('vivek-rana');
  expect(strictest?.bias).toBeLessThan(-1.5);
});

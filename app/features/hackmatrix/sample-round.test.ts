import { expect, test } from 'vitest';
import { calculateJudgeBias } from '~/features/hackmatrix/rules/judge-bias';
import { rankTeams } from '~/features/hackmatrix/rules/judging-round';
import { calculateOutlierImpacts, excludeMark } from '~/features/hackmatrix/rules/outlier-impact';
import { sampleRound } from './sample-round';

const firstThree = (order: ReturnType<typeof rankTeams>) => order.slice(0, 3).map(({ team }) => team.name);

test('the one mark that stands apart moves Null Pointers from second place to third, as the page says', () => {
  const [look, ...others] = calculateOutlierImpacts(sampleRound);
  if (!look) throw new Error('No mark stands apart.');
  expect(others).toEqual([]);
  expect(look.mark).toMatchObject({ judgeId: 'vivek-rana', criterionId: 'design', value: 5 });
  expect(firstThree(rankTeams(sampleRound))).toEqual(['Kaveri Grid', 'Saaf Paani', 'Null Pointers']);
  expect(firstThree(rankTeams(excludeMark(sampleRound, look.mark)))).toEqual([
    'Kaveri Grid',
    'Null Pointers',
    'Saaf Paani',
  ]);
});

test('the 197 marks of which the landing page speaks are there, and V. Rana is the strict one', () => {
  const judges = calculateJudgeBias(sampleRound);
  expect(judges.reduce((sum, { given }) => sum + given, 0)).toBe(197);
  const strictest = judges.toSorted((a, b) => (a.bias ?? 0) - (b.bias ?? 0))[0];
  expect(strictest?.judge.id).toBe('vivek-rana');
  expect(strictest?.bias).toBeLessThan(-1.5);
});

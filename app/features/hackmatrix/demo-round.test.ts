import { expect, test } from 'vitest';
import { handwritings } from '~/domain/judge-handwriting';
import { standings } from '~/domain/judging';
import { secondLooks, withoutMark } from '~/domain/second-look';
import { round } from './demo-round';

const firstThree = (order: ReturnType<typeof standings>) => order.slice(0, 3).map(({ team }) => team.name);

test('the one mark that stands apart moves Null Pointers from second place to third, as the page says', () => {
  const [look, ...others] = secondLooks(round);
  if (!look) throw new Error('No mark stands apart.');
  expect(others).toEqual([]);
  expect(look.mark).toMatchObject({ judgeId: 'vivek-rana', criterionId: 'design', value: 5 });
  expect(firstThree(standings(round))).toEqual(['Kaveri Grid', 'Saaf Paani', 'Null Pointers']);
  expect(firstThree(standings(withoutMark(round, look.mark)))).toEqual([
    'Kaveri Grid',
    'Null Pointers',
    'Saaf Paani',
  ]);
});

test('the 197 marks of which the landing page speaks are there, and V. Rana is the strict one', () => {
  const judges = handwritings(round);
  expect(judges.reduce((sum, { given }) => sum + given, 0)).toBe(197);
  const strictest = judges.toSorted((a, b) => (a.lean ?? 0) - (b.lean ?? 0))[0];
  expect(strictest?.judge.id).toBe('vivek-rana');
  expect(strictest?.lean).toBeLessThan(-1.5);
});

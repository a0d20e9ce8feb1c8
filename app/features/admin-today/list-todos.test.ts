import { expect, test } from 'vitest';
import { describeTodos, listTodos, type Waiting } from './list-todos';

const NOW = new Date('2026-11-23T09:00:00+05:30');
const at = (time: string) => new Date(`2026-11-${time}:00+05:30`);
const nothing: Waiting = {
  todos: [{ kind: 'to-pack', count: 0 }],
  messages: { count: 0 },
  applications: { count: 0 },
  reviews: { count: 0 },
  calls: { count: 0 },
  milestones: { count: 0 },
  failedJobs: { count: 0 },
  differences: 0,
  expiringKeys: 0,
};

test('R-ADMIN-8: what waits is listed by area, with the oldest and the next', () => {
  const waiting: Waiting = {
    todos: [
      { kind: 'to-pay', count: 0 },
      { kind: 'to-pack', count: 2, oldest: at('21T10:00') },
      { kind: 'disputes', count: 1, oldest: at('20T10:00'), answerBy: at('27T18:00') },
    ],
    messages: { count: 1, oldest: at('22T18:30') },
    applications: { count: 3, oldest: at('20T09:00') },
    reviews: { count: 0 },
    calls: { count: 2, next: at('23T14:00') },
    milestones: { count: 1, oldestDueOn: '2026-11-19' },
    failedJobs: { count: 1, oldest: at('22T07:30') },
    differences: 2,
    expiringKeys: 1,
  };
  const lines = listTodos(waiting, NOW).map(({ count, label, when }) =>
    [count, label, when && `${when.lead}${when.text}`].join(' ').trim(),
  );
  expect(lines).toEqual([
    '2 orders to pack the oldest from 21 Nov, 10:00',
    '1 dispute to answer by 27 Nov, 18:00',
    '1 new message from yesterday, 18:30',
    '2 calls today the next at 14:00',
    '3 applications to read the oldest from 20 Nov, 09:00',
    '1 milestone overdue from 19 Nov',
    '1 job that failed from yesterday, 07:30',
    '2 differences in the books',
    '1 API key to replace',
  ]);
  expect(describeTodos(waiting, NOW)).toBe(
    '14 things wait. The oldest is from 20 Nov, 09:00. One is overdue.',
  );
});

test('R-DUE-6: what is overdue has its own list, also when nothing is new', () => {
  const waiting: Waiting = {
    ...nothing,
    todos: [{ kind: 'to-pack', count: 5, overdue: 2 }],
    messages: { count: 0, overdue: 1 },
    applications: { count: 3, overdue: 0 },
  };
  expect(listTodos(waiting, NOW).map(({ id, overdue }) => [id, overdue])).toEqual([
    ['to-pack', { count: 2, href: '/admin/orders?view=overdue' }],
    ['messages', { count: 1, href: '/admin/inbox?view=overdue' }],
    ['applications', undefined],
  ]);
  expect(describeTodos(waiting, NOW)).toBe('8 things wait. 3 are overdue.');
  expect(describeTodos({ ...nothing, messages: waiting.messages }, NOW)).toBe('One is overdue.');
});

test('nothing and one thing have their own sentences', () => {
  expect(listTodos(nothing, NOW)).toEqual([]);
  expect(describeTodos(nothing, NOW)).toBe('Nothing waits.');
  expect(describeTodos({ ...nothing, failedJobs: { count: 1 } }, NOW)).toBe('One thing waits.');
  const messages = { count: 1, oldest: at('23T08:15') };
  expect(describeTodos({ ...nothing, messages }, NOW)).toBe('One thing waits, from today, 08:15.');
});

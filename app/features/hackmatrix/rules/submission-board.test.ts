import { expect, it } from 'vitest';
import { addMinutes, buildSubmissionBoard, type Submission } from './submission-board';

const submit = (table: number, at: string): Submission => ({
  table,
  team: `Team ${table}`,
  track: 'Climate',
  at,
});
const submissions = [submit(1, '08:41'), submit(2, '09:00'), submit(3, '09:01'), submit(4, '08:10')];

const states = (now: string, deadline: string) =>
  buildSubmissionBoard(submissions, now, deadline).entries.map(({ state }) => state);

it('the minute of the deadline is in time, the next one is late', () => {
  expect(states('09:05', '09:00')).toEqual(['handed-in', 'handed-in', 'late', 'handed-in']);
});

it('a moved deadline holds for every project', () => {
  expect(states('09:05', '09:15')).toEqual(['handed-in', 'handed-in', 'handed-in', 'handed-in']);
});

it('a team that hands in later is missing now', () => {
  const board = buildSubmissionBoard(submissions, '08:45', '09:00');
  expect(board.missing.map(({ table }) => table)).toEqual([2, 3]);
  expect(board.handedInCount).toBe(2);
  expect(board.latest.map(({ at }) => at)).toEqual(['08:41', '08:10']);
});

it('adds minutes over the hour', () => {
  expect(addMinutes('08:50', 15)).toBe('09:05');
  expect(addMinutes('09:00', 0)).toBe('09:00');
});

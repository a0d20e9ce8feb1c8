import { expect, test } from 'vitest';
import { parseCallWeek } from './staff-call';

const parse = (text: string) => parseCallWeek(new URLSearchParams(text), '2026-11-22');

test('a week is named by any of its days', () => {
  expect(parse('week=2026-11-23')).toBe('2026-11-23');
  expect(parse('week=2026-11-29')).toBe('2026-11-23');
});

test.each(['', 'week=', 'week=2026-02-30', 'week=tomorrow'])('%j is the week of today', (text) => {
  expect(parse(text)).toBe('2026-11-16');
});

import { expect, test } from 'vitest';
import {
  findEventKey,
  findEvents,
  formatEventKey,
  getDates,
  getEventView,
  isKeyOver,
  sortEvents,
} from './event';

const dates = [
  { startsOn: '2026-05-04', endsOn: '2026-05-05', cancelUntil: '2026-05-01' },
  { startsOn: '2026-06-01', cancelUntil: '2026-05-30' },
];
const byProduct = { workshop: dates };
const counts = { sold: 0, arrived: 0, voided: 0 };

test('an event is named by its product and its day', () => {
  expect(formatEventKey({ productId: 'workshop', day: '2026-05-04' })).toBe('workshop/2026-05-04');
  expect(formatEventKey({ productId: 'talk' })).toBe('talk/undated');
});

test('a name that every object has is no product', () => {
  expect(getDates(byProduct, 'workshop')).toEqual(dates);
  expect(getDates(byProduct, 'constructor')).toEqual([]);
  expect(getDates(byProduct, 'talk')).toEqual([]);
});

test('a seat is for the date that was next when it was bought', () => {
  expect(findEventKey(byProduct, 'workshop', '2026-04-01')).toEqual({
    productId: 'workshop',
    day: '2026-05-04',
  });
  expect(findEventKey(byProduct, 'workshop', '2026-05-10')).toEqual({
    productId: 'workshop',
    day: '2026-06-01',
  });
  expect(findEventKey(byProduct, 'talk', '2026-05-10')).toEqual({ productId: 'talk' });
});

test('an event is over after its last day, and one without a date never is', () => {
  const key = { productId: 'workshop', day: '2026-05-04' };
  expect(isKeyOver(byProduct, key, '2026-05-05')).toBe(false);
  expect(isKeyOver(byProduct, key, '2026-05-06')).toBe(true);
  // A date that is not sold any more.
  expect(isKeyOver({}, key, '2026-05-04')).toBe(false);
  expect(isKeyOver({}, key, '2026-05-05')).toBe(true);
  expect(isKeyOver(byProduct, { productId: 'talk' }, '2099-01-01')).toBe(false);
  expect([getEventView({ isOver: true }), getEventView({ isOver: false })]).toEqual(['past', 'coming']);
});

test('R-TICKET-6: the next event is first, those without a date follow, then past ones with the latest first', () => {
  const event = (name: string, isOver: boolean, day?: string) => ({
    productId: name,
    name,
    isOver,
    ...counts,
    ...(day && { day }),
  });
  const sorted = sortEvents([
    event('long ago', true, '2025-01-01'),
    event('undated', false),
    event('lately', true, '2026-04-01'),
    event('later', false, '2026-07-01'),
    event('B next', false, '2026-06-01'),
    event('A next', false, '2026-06-01'),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual([
    'A next',
    'B next',
    'later',
    'undated',
    'lately',
    'long ago',
  ]);
  expect(findEvents(sorted, 'NEXT b').map(({ name }) => name)).toEqual(['B next']);
  expect(findEvents(sorted, '')).toHaveLength(6);
});

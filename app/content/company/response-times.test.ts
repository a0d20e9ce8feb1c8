import { expect, it } from 'vitest';
import { ordersHelp } from '../help/categories/orders-help';
import { shopDeadlines } from '../shop/shop-promises';
import { formatResponseTime, getDueResponse, getResponseLimit } from './response-times';

/** A Friday evening in India. */
const friday = new Date('2026-11-27T13:00:00Z');
const at = (day: string) => new Date(`${day}T06:00:00Z`);

it('R-DUE-2: a response is due later, today, or overdue', () => {
  const stateAt = (now: Date) => getDueResponse('packing', friday, now);
  expect(stateAt(at('2026-11-30'))).toEqual({ day: '2026-12-01', state: 'later' });
  expect(stateAt(at('2026-12-01')).state).toBe('today');
  expect(stateAt(at('2026-12-02')).state).toBe('overdue');
  expect(friday < getResponseLimit('packing', at('2026-12-01'))).toBe(false);
  expect(friday < getResponseLimit('packing', at('2026-12-02'))).toBe(true);
});

it('R-DUE-2: the holidays of the offices are no working days', () => {
  const beforeHoliday = new Date('2026-11-23T06:00:00Z');
  expect(getDueResponse('messages', beforeHoliday, beforeHoliday).day).toBe('2026-11-26');
});

it('R-DUE-2: texts have the same numbers', () => {
  expect(formatResponseTime('packing')).toBe('two working days');
  expect(formatResponseTime('applications')).toBe('ten working days');
  expect(shopDeadlines.packing).toContain(formatResponseTime('packing'));
  expect(JSON.stringify(ordersHelp)).toContain(`the ${formatResponseTime('packing')} in which we pack`);
});

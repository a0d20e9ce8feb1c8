import { expect, test } from 'vitest';
import { DAY_MS } from '../time/durations';
import { canUndoCheckIn, getTicketState } from './ticket';

const usedAt = new Date('2026-05-04T10:00:00Z');

test('R-TICKET-3: a ticket of a cancelled order is void, whether it was used or not', () => {
  expect(getTicketState({ usedAt: null, voidedAt: null })).toBe('valid');
  expect(getTicketState({ usedAt, voidedAt: null })).toBe('used');
  expect(getTicketState({ usedAt: null, voidedAt: usedAt })).toBe('void');
  expect(getTicketState({ usedAt, voidedAt: usedAt })).toBe('void');
});

test('R-TICKET-10: a check-in is taken back within a day, and only that of a used ticket', () => {
  const after = (milliseconds: number) => new Date(usedAt.getTime() + milliseconds);
  expect(canUndoCheckIn({ state: 'used', usedAt }, after(DAY_MS - 1))).toBe(true);
  expect(canUndoCheckIn({ state: 'used', usedAt }, after(DAY_MS))).toBe(false);
  expect(canUndoCheckIn({ state: 'void', usedAt }, after(1))).toBe(false);
  expect(canUndoCheckIn({ state: 'valid' }, after(1))).toBe(false);
});

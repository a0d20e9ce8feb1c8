import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getReturnDeadline,
  isReturnable,
  isReturnClosed,
  listReturnableUnits,
  nextReturnStates,
  RETURN_DAYS,
  RETURN_STATES,
} from './order-return';

describe('R-ORDER-7', () => {
  test('a return is requested, approved, received and refunded, or rejected before it is received', () => {
    expect(Object.fromEntries(RETURN_STATES.map((state) => [state, nextReturnStates(state)]))).toEqual({
      requested: ['approved', 'rejected'],
      approved: ['received', 'rejected'],
      received: ['refunded'],
      rejected: [],
      refunded: [],
    });
    expect(RETURN_STATES.filter(isReturnClosed)).toEqual(['rejected', 'refunded']);
  });

  test('the last moment is the same time of day as the delivery', () => {
    const deliveredAt = new Date('2026-05-04T10:00:00Z');
    expect(getReturnDeadline(deliveredAt)).toEqual(new Date('2026-05-19T10:00:00Z'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * RETURN_DAYS * 24 }), (hours) => {
        const now = new Date(deliveredAt.getTime() + hours * 60 * 60 * 1000);
        expect(isReturnable(deliveredAt, now)).toBe(hours <= RETURN_DAYS * 24);
      }),
    );
  });

  test('a unit is returned once: refunds and open returns take it, a rejected return gives it back', () => {
    const lines = [{ quantity: 3 }, { quantity: 1 }];
    const returns = RETURN_STATES.map((state) => ({ state, lines: { 0: 1 } }));
    const unitsWith = (states: readonly string[], refundedUnits = [{}]) =>
      listReturnableUnits({
        lines,
        refundedUnits,
        returns: returns.filter((one) => states.includes(one.state)),
      });
    expect(unitsWith([])).toEqual({ 0: 3, 1: 1 });
    expect(unitsWith(['rejected'])).toEqual({ 0: 3, 1: 1 });
    expect(unitsWith(['requested', 'approved', 'received'])).toEqual({ 1: 1 });
    // The refund of a return has its units.
    expect(unitsWith(['refunded'], [{ 0: 1 }, { 1: 1 }])).toEqual({ 0: 2 });
    // Its price had been refunded before, without units.
    expect(unitsWith(['refunded'])).toEqual({ 0: 2, 1: 1 });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getReturnDeadline,
  isReturnable,
  isReturnClosed,
  listNextReturnStates,
  listReturnableUnits,
  RETURN_DAYS,
  RETURN_STATES,
} from './order-return';

describe('R-ORDER-7', () => {
  test('a return is requested, approved, received and refunded, or rejected before it is received', () => {
    expect(Object.fromEntries(RETURN_STATES.map((state) => [state, listNextReturnStates(state)]))).toEqual({
      requested: ['approved', 'rejected'],
      approved: ['received', 'rejected'],
      received: ['refunded'],
      rejected: [],
      refunded: [],
    });
    expect(RETURN_STATES.filter(isReturnClosed)).toEqual(['rejected', 'refunded']);
  });

  test('the last moment is the end of the last day in India', () => {
    const deadline = new Date('2026-12-08T18:29:59.999Z');
    for (const deliveredAt of ['2026-11-22T18:30:00Z', '2026-11-23T04:30:00Z', '2026-11-23T18:29:59Z'])
      expect(getReturnDeadline(new Date(deliveredAt))).toEqual(deadline);
    const deliveredAt = new Date('2026-11-23T04:30:00Z');
    expect(isReturnable(deliveredAt, new Date('2026-12-08T12:30:00Z'))).toBe(true);
    expect(isReturnable(deliveredAt, new Date('2026-12-08T18:30:00Z'))).toBe(false);
  });

  test('the days count alike, whatever the time of day', () => {
    const toDay = (moment: Date) => moment.toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
    const anyMoment = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        anyMoment,
        fc.integer({ min: 0, max: 2 * RETURN_DAYS * 24 * 60 }),
        (deliveredAt, minutes) => {
          const now = new Date(deliveredAt.getTime() + minutes * 60 * 1000);
          const days = (Date.parse(toDay(now)) - Date.parse(toDay(deliveredAt))) / (24 * 60 * 60 * 1000);
          expect(isReturnable(deliveredAt, now)).toBe(days <= RETURN_DAYS);
        },
      ),
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

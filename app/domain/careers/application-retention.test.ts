import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/durations';
import { addMonths, findRoleEnd, getAnonymisationTime } from './application-retention';

const ZONE = 'Asia/Kolkata';
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });

describe('months', () => {
  it('end on the last day of a shorter month', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
    expect(addMonths('2026-11-23', 6)).toBe('2027-05-23');
  });

  it('keep the order of days, and are that many months', () => {
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 36 }), (a, b, months) => {
        const [first = '', second = ''] = [a, b].sort();
        expect(addMonths(first, months) <= addMonths(second, months)).toBe(true);
        const [year = 0, month = 0] = first.split('-').map(Number);
        const [laterYear = 0, laterMonth = 0] = addMonths(first, months).split('-').map(Number);
        expect(laterYear * 12 + laterMonth - (year * 12 + month)).toBe(months);
      }),
    );
  });
});

describe('R-CAREERS-4: the end of a role', () => {
  const optional = fc.option(moments, { nil: undefined });

  it('is what staff say, then the last hire since it was opened again', () => {
    fc.assert(
      fc.property(optional, optional, optional, optional, (hiredAt, filledAt, closedAt, openedAt) => {
        const known = Object.fromEntries(
          Object.entries({ hiredAt, filledAt, closedAt, openedAt }).filter(([, at]) => at !== undefined),
        );
        const end = findRoleEnd(known);
        expect(end.closedAt).toBe(closedAt);
        if (filledAt) expect(end.filledAt).toBe(filledAt);
        else if (!hiredAt || (openedAt && hiredAt < openedAt)) expect(end.filledAt).toBeUndefined();
        else expect(end.filledAt).toBe(hiredAt);
      }),
    );
  });

  it('is the hire of the moment in which it was opened again', () => {
    const at = new Date('2026-11-23T10:00:00Z');
    expect(findRoleEnd({ hiredAt: at, openedAt: at }).filledAt).toBe(at);
  });
});

describe('R-CAREERS-4: when an application is anonymised', () => {
  it('never while its role is open', () => {
    fc.assert(
      fc.property(moments, (receivedAt) => {
        expect(getAnonymisationTime(receivedAt, { filledAt: undefined, closedAt: undefined }, ZONE)).toBe(
          undefined,
        );
      }),
    );
  });

  it('six months after the role was filled, before that after it closed, and never sooner after the arrival', () => {
    fc.assert(
      fc.property(
        moments,
        fc.option(moments, { nil: undefined }),
        moments,
        (receivedAt, filledAt, closedAt) => {
          const time = getAnonymisationTime(receivedAt, { filledAt, closedAt }, ZONE) ?? new Date(0);
          const start = Math.max(receivedAt.getTime(), (filledAt ?? closedAt).getTime());
          const passed = (time.getTime() - start) / DAY_MS;
          expect(passed).toBeGreaterThan(180);
          expect(passed).toBeLessThan(185);
        },
      ),
    );
  });

  it('counts calendar months of the company', () => {
    const filledAt = new Date('2026-11-23T04:30:00Z');
    const times = getAnonymisationTime(
      new Date('2026-10-01T00:00:00Z'),
      { filledAt, closedAt: undefined },
      ZONE,
    );
    expect(times).toEqual(new Date('2027-05-23T04:30:00Z'));
  });
});

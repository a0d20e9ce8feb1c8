import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIsoDay } from './is-iso-day';

test('every day of the century is one, no other text is', () => {
  const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(fc.property(anyDay, (date) => isIsoDay(date.toISOString().slice(0, 10))));
  fc.assert(fc.property(fc.string(), (text) => isIsoDay(text) === false));
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '1999-12-31', '2026-1-1', '2026-05-04T00:00Z'])(
  '%s is none',
  (text) => expect(isIsoDay(text)).toBe(false),
);

import { expect, it } from 'vitest';
import { findNextSwitch, isSaleActive } from './sale-period';

const startsAt = new Date('2026-05-04T18:30:00Z');
const endsAt = new Date('2026-05-06T18:30:00Z');
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

it.each([
  ['without a period', {}, startsAt, true, undefined],
  ['before the start', { startsAt, endsAt }, justBefore(startsAt), false, startsAt],
  ['at the start', { startsAt, endsAt }, startsAt, true, endsAt],
  ['before the end', { startsAt, endsAt }, justBefore(endsAt), true, endsAt],
  ['at the end', { startsAt, endsAt }, endsAt, false, undefined],
  ['from a start on', { startsAt }, startsAt, true, undefined],
  ['up to an end', { endsAt }, startsAt, true, endsAt],
])('a sale %s', (_name, period, now, isActive, next) => {
  expect(isSaleActive(period, now)).toBe(isActive);
  expect(findNextSwitch(period, now)).toEqual(next);
});

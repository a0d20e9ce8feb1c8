import { expect, it } from 'vitest';
import { site } from '~site';
import { listOpeningDays } from './opening-hours-by-day';

it('contains the half hours in which the office is open', () => {
  const week = listOpeningDays({
    ...site,
    openingHours: { ...site.openingHours, week: [{ days: [1, 3], opens: '09:30', closes: '12:00' }] },
  });
  expect(week.map(({ name }) => name)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(week.map(({ hoursText }) => hoursText).slice(0, 3)).toEqual([
    '09:30 to 12:00',
    'closed',
    '09:30 to 12:00',
  ]);
  const openAt = (day: number) => week[day]?.halfHours.filter(({ open }) => open).map(({ at }) => at / 60);
  expect(openAt(0)).toEqual([9.5, 10, 10.5, 11, 11.5]);
  expect(openAt(1)).toEqual([]);
});

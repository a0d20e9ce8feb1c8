import { expect, test } from 'vitest';
import { callSettingsSchema } from './call-settings-schema';

const open = { from: '10:00', until: '13:00', from2: '14:00', until2: '18:00' };
const closed = { from: '', until: '', from2: '', until2: '' };

const form = (change: Record<string, unknown> = {}, monday: Record<string, string> = open) => ({
  version: '3',
  slotMinutes: '30',
  daysAhead: '21',
  daysOff: ['', '2026-12-24', '', '2026-12-24'],
  days: [monday, closed, closed, closed, closed, closed, closed],
  ...change,
});

const listIssues = (value: unknown) =>
  Object.fromEntries(
    (callSettingsSchema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('reads the weekdays with calls and the days off, each once', () => {
  expect(callSettingsSchema.parse(form())).toEqual({
    version: 3,
    slotMinutes: 30,
    daysAhead: 21,
    daysOff: ['2026-12-24'],
    week: [
      {
        weekday: 1,
        periods: [
          { from: '10:00', until: '13:00' },
          { from: '14:00', until: '18:00' },
        ],
      },
    ],
  });
});

test('sorts the days off, and accepts a time as long as one call, at once after the other', () => {
  const monday = { from: '10:00', until: '10:30', from2: '10:30', until2: '11:00' };
  const settings = callSettingsSchema.parse(form({ daysOff: ['2027-01-26', '2026-12-24'] }, monday));
  expect(settings.daysOff).toEqual(['2026-12-24', '2027-01-26']);
  expect(settings.week[0]?.periods).toEqual([
    { from: '10:00', until: '10:30' },
    { from: '10:30', until: '11:00' },
  ]);
});

test.each([
  ['a time without an end', { ...open, until2: '' }, 'days.0.until2'],
  ['a time without a beginning', { ...open, from: '' }, 'days.0.from'],
  ['an end before the beginning', { ...open, until: '09:00' }, 'days.0.until'],
  ['a time shorter than a call', { ...open, until: '10:20' }, 'days.0.until'],
  ['times that overlap', { ...open, from2: '12:30' }, 'days.0.from2'],
  ['an unknown time', { ...open, from: '25:00' }, 'days.0.from'],
])('refuses %s at its field', (_, monday, path) => {
  expect(Object.keys(listIssues(form({}, monday)))).toEqual([path]);
});

test.each([
  ['another length', { slotMinutes: '25' }, 'slotMinutes'],
  ['no day ahead', { daysAhead: '0' }, 'daysAhead'],
  ['too many days ahead', { daysAhead: '91' }, 'daysAhead'],
  ['half a day ahead', { daysAhead: '2.5' }, 'daysAhead'],
  ['a day that does not exist', { daysOff: ['2026-02-30'] }, 'daysOff.0'],
  ['a missing weekday', { days: [open] }, 'days'],
])('refuses %s', (_, change, path) => {
  expect(Object.keys(listIssues(form(change)))).toEqual([path]);
});

test('one day of the week has calls', () => {
  expect(listIssues(form({}, closed))).toEqual({ '': 'One day of the week at least has calls.' });
});

test('a day may have calls in the second time only', () => {
  const { week } = callSettingsSchema.parse(form({}, { ...closed, from2: '14:00', until2: '15:00' }));
  expect(week).toEqual([{ weekday: 1, periods: [{ from: '14:00', until: '15:00' }] }]);
});

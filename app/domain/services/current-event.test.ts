import { expect, test } from 'vitest';
import { findCurrentEvent } from './current-event';

const summer = { name: 'summer', startsOn: '2026-07-17', endsOn: '2026-07-19' };
const winter = { name: 'winter', startsOn: '2026-12-11', endsOn: '2026-12-13' };

test.each([
  ['2026-07-01', 'summer', 'upcoming'],
  ['2026-07-17', 'summer', 'running'],
  ['2026-07-19', 'summer', 'running'],
  ['2026-07-20', 'winter', 'upcoming'],
  ['2026-12-13', 'winter', 'running'],
  ['2026-12-14', 'winter', 'past'],
  ['2028-02-29', 'winter', 'past'],
])('R-PAGE-7: on %s it is the one in %s, which is %s', (today, name, phase) => {
  for (const events of [
    [winter, summer],
    [summer, winter],
  ])
    expect(findCurrentEvent(events, today)).toMatchObject({ event: { name }, phase });
});

test('there is none without events', () => {
  expect(findCurrentEvent([], '2026-12-13')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { defaultHackathonRequest } from '~/content/services/hackathon-rates';
import { createPlanCalendar } from './plan-calendar.server';

const lines = createPlanCalendar({ ...defaultHackathonRequest, from: '2027-02-26' })
  .replaceAll(/\r\n[\t ]/g, '')
  .split('\r\n');

it('a step of the preparation takes a whole day, also at the end of a year', () => {
  const start = lines.indexOf('DTSTART;VALUE=DATE:20270101');
  expect(start).toBeGreaterThan(0);
  expect(lines.slice(start)).toContain('DTEND;VALUE=DATE:20270102');
});

it('every duration is one of RFC 5545', () => {
  const durations = lines.filter((line) => line.startsWith('DURATION'));
  expect(durations.length).toBeGreaterThan(0);
  for (const line of durations) expect(line).toMatch(/^DURATION:P(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?)?$/);
});

import { expect, test } from 'vitest';
import { isTimeZone } from '~/domain/time/wall-clock';
import { site } from '~site';
import {
  formatCall,
  formatCallLength,
  formatStartTime,
  formatTimeSpan,
  listOtherTimeZones,
} from './format-call-time';

/** Half past eleven in the evening in New York, ten in the morning in India. */
const LATE = '2026-11-23T04:30:00.000Z';

const call = { startsAt: new Date(LATE), minutes: 30 };

/** `Intl` writes a range with thin spaces. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ');

test('the span of a call has times only, also across midnight', () => {
  expect(withPlainSpaces(formatTimeSpan(call, 'Asia/Kolkata'))).toBe('10:00 – 10:30 am');
  expect(formatTimeSpan(call, 'America/New_York')).toBe('11:30 pm – 12:00 am');
  expect(formatCall(call, 'America/New_York')).toMatch(/^Sunday,? 22 November 2026, 11:30 pm – 12:00 am$/);
});

test('the length of a call is in words', () => {
  expect([15, 20, 30, 60].map(formatCallLength)).toEqual([
    'a quarter of an hour',
    '20 minutes',
    'half an hour',
    'an hour',
  ]);
  expect(formatTimeSpan({ ...call, minutes: 45 }, 'Asia/Kolkata')).toContain('10:45');
});

test('the start has the weekday where it differs from the one in India', () => {
  expect(formatStartTime(LATE, 'Asia/Kolkata')).toBe('10:00 am');
  expect(formatStartTime(LATE, 'America/New_York')).toBe('Sun 11:30 pm');
});

test('every time zone has its own time, also when all are asked for', () => {
  const options = { hour: 'numeric', minute: '2-digit' } as const;
  const zones = Intl.supportedValuesOf('timeZone');
  const expected = zones.map((timeZone) =>
    new Intl.DateTimeFormat(site.language, { ...options, timeZone }).format(new Date(LATE)),
  );
  for (const [index, time] of expected.entries())
    expect(formatStartTime(LATE, zones[index] ?? '').endsWith(time)).toBe(true);
});

test('every time zone can be chosen, and each once', () => {
  const offered = ['Asia/Kolkata', 'America/New_York'];
  const others = listOtherTimeZones(offered).map(({ value }) => value);
  expect(others).toContain('America/Sao_Paulo');
  expect(others).toContain('Pacific/Auckland');
  expect(others).not.toContain('Asia/Calcutta');
  expect(others).not.toContain('America/New_York');
  expect(new Set(others).size).toBe(others.length);
  expect(others.filter((name) => !isTimeZone(name))).toEqual([]);
});

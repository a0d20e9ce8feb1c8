import { describe, expect, test } from 'vitest';
import { formatClockTime, formatOpeningDays, formatOpeningState } from './format-opening-hours';

const language = 'en-IN';
const inIndia = { language, timeZone: 'Asia/Kolkata', visitorZone: 'Asia/Kolkata' };

test('Days and times are formatted in the language', () => {
  expect(formatOpeningDays({ days: [1, 2, 3, 4, 5], opens: '', closes: '' }, language)).toBe(
    'Monday to Friday',
  );
  expect(formatOpeningDays({ days: [6], opens: '', closes: '' }, language)).toBe('Saturday');
  expect(formatClockTime('09:30', language)).toMatch(/^9:30\sam$/);
  expect(formatClockTime('18:30', language)).toMatch(/^6:30\spm$/);
});

describe('The opening state', () => {
  test('has the closing time when open', () => {
    expect(formatOpeningState({ kind: 'open', closes: '18:30' }, inIndia)).toMatch(
      /^Open now, until 6:30\spm in India\.$/,
    );
  });

  test.each([
    [0, 'today at'],
    [1, 'tomorrow at'],
    [2, 'on Monday at'],
  ])('has the next opening time when closed, %i days ahead', (daysAhead, text) => {
    const state = { kind: 'closed', opensOn: '2026-11-23', opens: '09:30', daysAhead } as const;
    expect(formatOpeningState(state, inIndia)).toContain(text);
    expect(formatOpeningState(state, inIndia)).not.toContain('where you are');
  });

  test('has the name of a holiday, and the time in another time zone of the visitor', () => {
    const state = {
      kind: 'closed',
      opensOn: '2026-12-26',
      opens: '10:00',
      daysAhead: 1,
      holiday: 'Christmas',
    } as const;
    const text = formatOpeningState(state, { ...inIndia, visitorZone: 'America/New_York' });
    expect(text).toMatch(/^Closed for Christmas\. Open again tomorrow at 10:00\sam in India/);
    expect(text).toMatch(/\(Fri,? 11:30\spm where you are\)/);
  });
});

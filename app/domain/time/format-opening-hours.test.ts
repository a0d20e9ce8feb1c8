import { describe, expect, test } from 'vitest';
import { formatClockTime, formatOpeningDays, formatOpeningState } from './format-opening-hours';

const language = 'en-IN';
const atHome = { language, timeZone: 'Asia/Kolkata', ownZone: 'Asia/Kolkata' };

test('Days and times are said as people say them', () => {
  expect(formatOpeningDays({ days: [1, 2, 3, 4, 5], opens: '', closes: '' }, language)).toBe(
    'Monday to Friday',
  );
  expect(formatOpeningDays({ days: [6], opens: '', closes: '' }, language)).toBe('Saturday');
  expect(formatClockTime('09:30', language)).toMatch(/^9:30\sam$/);
  expect(formatClockTime('18:30', language)).toMatch(/^6:30\spm$/);
});

describe('Whether somebody is there', () => {
  test('open says until when', () => {
    expect(formatOpeningState({ kind: 'open', closes: '18:30' }, atHome)).toMatch(
      /^Open now, until 6:30\spm in India\.$/,
    );
  });

  test.each([
    [0, 'today at'],
    [1, 'tomorrow at'],
    [2, 'on Monday at'],
  ])('closed says when it opens in %i days', (daysAhead, words) => {
    const state = { kind: 'closed', opensOn: '2026-11-23', opens: '09:30', daysAhead } as const;
    expect(formatOpeningState(state, atHome)).toContain(words);
    expect(formatOpeningState(state, atHome)).not.toContain('where you are');
  });

  test('a holiday is named, and far away the reader’s own clock is said too', () => {
    const state = {
      kind: 'closed',
      opensOn: '2026-12-26',
      opens: '10:00',
      daysAhead: 1,
      holiday: 'Christmas',
    } as const;
    const words = formatOpeningState(state, { ...atHome, ownZone: 'America/New_York' });
    expect(words).toMatch(/^Closed for Christmas\. Open again tomorrow at 10:00\sam in India/);
    expect(words).toMatch(/\(Fri,? 11:30\spm where you are\)/);
  });
});

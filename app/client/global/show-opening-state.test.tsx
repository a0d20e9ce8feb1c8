import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpeningHours } from '~/domain/time/opening-hours';

const hours: OpeningHours = {
  timeZone: 'Asia/Kolkata',
  week: [{ days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:30' }],
  closedDays: [],
};

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'en-IN';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('an open page follows the time', async () => {
  // A Monday, half a minute before the office closes.
  vi.setSystemTime('2026-11-23T12:59:30Z');
  const paragraph = document.createElement('p');
  paragraph.dataset.openingHours = JSON.stringify(hours);
  paragraph.hidden = true;
  document.body.append(paragraph);
  await import('./show-opening-state');
  const before = paragraph.textContent;
  expect(paragraph.hidden).toBe(false);
  expect(before).toMatch(/open/i);
  vi.advanceTimersByTime(60_000);
  expect(paragraph.textContent).not.toBe(before);
});

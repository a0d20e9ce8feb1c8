import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageContents, pageContents } from '~/server/http/cache/cache-tags.server';
import { findNextStart } from './find-next-start.server';

const start = { day: '2027-01-18', text: '18 January 2027, with a team of two' };

afterEach(() => void vi.useRealTimers());

test.each([
  ['2027-01-17T12:00:00Z', start.text, '2027-01-17T18:30:00Z'],
  ['2027-01-18T18:29:59Z', start.text, '2027-01-18T18:30:00Z'],
  // Midnight in India.
  ['2027-01-18T18:30:00Z', undefined, '2027-01-19T18:30:00Z'],
])('R-PAGE-8: a start on 18 January is named until its day ends: at %s', (now, expected, expiresAt) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const context = new RouterContextProvider();
  const contents = createPageContents();
  context.set(pageContents, contents);
  expect(findNextStart(context, start)).toBe(expected);
  expect(contents.expiresAt).toEqual(new Date(expiresAt));
});

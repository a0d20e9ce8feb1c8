import { expect, it } from 'vitest';
import { communityEvents, convergeContent, formatEventTime } from './converge-content';
import { convergeDeskEvents } from './converge-page-content';

const ISO_OR_WRITTEN_DATE = /\d{4}-\d{2}|\b20\d{2}\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

it('the sample calendar has no date, which would be past one day', () => {
  expect(JSON.stringify([convergeContent.calendarLabel, convergeDeskEvents])).not.toMatch(
    ISO_OR_WRITTEN_DATE,
  );
});

it('the days of the sample calendar are all different', () => {
  const times = convergeDeskEvents.map(formatEventTime);
  expect(new Set(times).size).toBe(times.length);
  expect(communityEvents.map(formatEventTime)[0]).toBe('Thursday this week, 6:30 pm');
});

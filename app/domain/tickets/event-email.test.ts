import { describe, expect, test } from 'vitest';
import { canEmailGuests, EVENT_EMAIL_LIMITS, eventEmailSchema } from './event-email';

const event = { sold: 3, isOver: true, day: '2026-12-11', endsOn: '2026-12-13' };

describe('R-TICKET-12: the guests of an event can be emailed', () => {
  test('while seats are sold', () => {
    expect(canEmailGuests({ ...event, isOver: false }, '2026-10-01')).toBe(true);
    expect(canEmailGuests({ ...event, isOver: false, sold: 0 }, '2026-10-01')).toBe(false);
  });

  test('until two weeks after its last day', () => {
    expect(canEmailGuests(event, '2026-12-27')).toBe(true);
    expect(canEmailGuests(event, '2026-12-28')).toBe(false);
    const { endsOn: _, ...oneDay } = event;
    expect(canEmailGuests(oneDay, '2026-12-25')).toBe(true);
    expect(canEmailGuests(oneDay, '2026-12-26')).toBe(false);
  });

  test('of an event without a date at any time', () => {
    expect(canEmailGuests({ sold: 1, isOver: false }, '2030-01-01')).toBe(true);
  });
});

describe('R-TICKET-12: the email has a subject and a text', () => {
  const typed = { subject: ' Other  hall ', text: '\r\nWe moved.\r\n\r\nSee you there.\n' };

  test('which are cleaned, and goes to all guests unless others are chosen', () => {
    const email = { subject: 'Other hall', text: 'We moved.\n\nSee you there.' };
    expect(eventEmailSchema.parse(typed)).toEqual({ ...email, guests: 'all' });
    expect(eventEmailSchema.parse({ ...typed, guests: 'arrived' })).toEqual({ ...email, guests: 'arrived' });
  });

  test.each([
    ['subject', '', 'The subject is needed.'],
    ['subject', 'x'.repeat(EVENT_EMAIL_LIMITS.subject + 1), 'The subject can have at most 90 characters.'],
    ['subject', 'Hall\nBcc: all', 'The subject contains characters that cannot be used.'],
    ['text', ' \n ', 'The text is needed.'],
    ['text', 'x'.repeat(EVENT_EMAIL_LIMITS.text + 1), 'The text can have at most 5000 characters.'],
    ['guests', 'void', 'Choose who gets it.'],
  ])('%s %j is refused', (field, value, message) => {
    const { error } = eventEmailSchema.safeParse({ ...typed, [field]: value });
    expect(error?.issues.map(({ path, message: text }) => [path[0], text])).toEqual([[field, message]]);
  });
});

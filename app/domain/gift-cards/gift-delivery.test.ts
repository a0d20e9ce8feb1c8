import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../time/durations';
import { toIndianDay } from '../time/wall-clock';
import {
  createGiftRecipientSchema,
  getGiftDeliveryState,
  getGiftTime,
  getLastGiftDay,
} from './gift-delivery';

const TODAY = '2026-11-23';
const valid = { name: 'Meera', email: 'meera@example.com' };

const listIssues = (value: unknown): Record<string, string> => {
  const issues = createGiftRecipientSchema(TODAY).safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
};

describe('R-GIFT-7', () => {
  test('a blank day and a blank message are absent', () => {
    expect(createGiftRecipientSchema(TODAY).parse({ ...valid, message: ' ', sendOn: '' })).toEqual({
      ...valid,
    });
  });

  test('a day is valid from today to a year ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
        const sendOn = new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10);
        expect('sendOn' in listIssues({ ...valid, sendOn })).toBe(days < 0 || days > 365);
      }),
    );
    expect(getLastGiftDay(TODAY)).toBe('2027-11-23');
    for (const sendOn of [TODAY, '2027-11-23']) expect(listIssues({ ...valid, sendOn })).toEqual({});
    expect(listIssues({ ...valid, sendOn: '2027-11-24' })).toHaveProperty('sendOn');
  });

  test.each([
    ['unpaid', { isIssued: false }],
    ['waiting', {}],
    ['ended', { isEnded: true }],
    ['ended', { isIssued: false, isEnded: true }],
    ['sent', { sentAt: new Date() }],
    ['sent', { sentAt: new Date(), isEnded: true }],
  ])('%s: %j', (state, changes) => {
    expect(getGiftDeliveryState({ sentAt: null, isIssued: true, isEnded: false, ...changes })).toBe(state);
  });

  test.each(['2026-02-30', '23/11/2026', 'tomorrow', '2026-11-23T00:00'])('%s is no day', (sendOn) => {
    expect(listIssues({ ...valid, sendOn })).toHaveProperty('sendOn');
  });

  test('name and message have no links, and the message a limit', () => {
    const issues = listIssues({ ...valid, name: 'Evil evil.example', message: 'see https://evil.example' });
    expect(issues.name).toContain('cannot contain links');
    expect(issues.message).toContain('cannot contain links');
    expect(listIssues({ ...valid, message: 'm'.repeat(301) }).message).toContain('300 characters');
    expect(listIssues({ ...valid, message: 'm'.repeat(300) })).toEqual({});
  });

  test('the email leaves at nine in India of a later day, and at once on its day', () => {
    const days = fc.integer({ min: -400, max: 400 });
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, days, (now, offset) => {
        const sendOn = new Date(Date.parse(toIndianDay(now)) + offset * DAY_MS).toISOString().slice(0, 10);
        const time = getGiftTime(sendOn, now);
        if (offset > 0) expect(time.toISOString()).toBe(`${sendOn}T03:30:00.000Z`);
        else expect(time).toEqual(now);
      }),
    );
    expect(toIndianDay(new Date('2026-11-23T18:30:00Z'))).toBe('2026-11-24');
  });
});

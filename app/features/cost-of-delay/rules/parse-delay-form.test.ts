import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DELAY_FIELDS, parseDelayForm, readDelayFormFromQuery } from './parse-delay-form';

const lakh = 100_000 * 100;

describe('the form', () => {
  const form = {
    benefit: '9 lakh',
    waiting: '4,00,000',
    months: ' 6 ',
    lifetime: '36',
    missed: 'lost',
    rate: '12 %',
  };

  test('accepts amounts in lakh, spaces and per cent signs', () => {
    expect(parseDelayForm(form)).toEqual({
      project: {
        benefit: 9 * lakh,
        waiting: 4 * lakh,
        months: 6,
        lifetime: 36,
        missed: 'lost',
        ratePercent: 12,
      },
      issues: null,
    });
  });

  test.each([
    ['benefit', 'a lot', 'The benefit should be an amount like'],
    ['waiting', '-1', 'The cost of waiting should be'],
    ['months', '6.5', 'whole number from 0 to 60'],
    ['months', '61', 'whole number from 0 to 60'],
    ['lifetime', '0', 'whole number from 1 to 240'],
    ['missed', 'maybe', 'Please choose'],
    ['rate', '41', 'from 0 to 40 per cent'],
    ['rate', 'NaN', 'from 0 to 40 per cent'],
  ] as const)('%s "%s" is an issue of that field alone', (field, value, message) => {
    const { issues } = parseDelayForm({ ...form, [field]: value });
    expect(Object.keys(issues ?? {})).toEqual([field]);
    expect(issues?.[field]).toContain(message);
  });

  it('never throws, for any query', () => {
    fc.assert(
      fc.property(
        fc.record({
          benefit: fc.string(),
          waiting: fc.string(),
          months: fc.string(),
          lifetime: fc.string(),
          missed: fc.string(),
          rate: fc.string(),
        }),
        (any) => {
          expect(Object.keys(parseDelayForm(any))).toEqual(['project', 'issues']);
        },
      ),
    );
  });

  it('is read from a query', () => {
    expect(readDelayFormFromQuery(new URLSearchParams(form), { ...form, benefit: 'other' })).toEqual(form);
    expect(readDelayFormFromQuery(new URLSearchParams('months=7'), form)).toEqual({ ...form, months: '7' });
    expect(DELAY_FIELDS.every((field) => field in form)).toBe(true);
  });
});

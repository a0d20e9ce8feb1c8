import { describe, expect, test } from 'vitest';
import { describeDiscountIssue } from './describe-discount-issue';
import { type DiscountCode, findUseIssue, parseDiscountCode } from './discount-code';
import { discountCodeSchema } from './discount-code-schema';

const NOW = new Date('2026-05-04T10:00:00Z');
const code: DiscountCode = {
  code: 'MONSOON',
  kind: 'amount',
  value: 100_00,
  minTotal: 0,
  isOncePerPerson: false,
  uses: 0,
  isActive: true,
};

describe('R-DISCOUNT-3', () => {
  test.each<[string, Partial<DiscountCode>, boolean, string | undefined]>([
    ['is valid', {}, true, undefined],
    ['was switched off', { isActive: false }, false, 'unknown'],
    ['begins now', { startsAt: NOW }, false, undefined],
    ['begins later', { startsAt: new Date(NOW.getTime() + 1) }, false, 'not-started'],
    ['ends later', { endsAt: new Date(NOW.getTime() + 1) }, false, undefined],
    ['ends now', { endsAt: NOW }, false, 'ended'],
    ['has a use left', { maxUses: 3, uses: 2 }, false, undefined],
    ['is used up', { maxUses: 3, uses: 3 }, false, 'used-up'],
    ['is new for the person', { isOncePerPerson: true }, false, undefined],
    ['was used by the person', { isOncePerPerson: true }, true, 'used-by-person'],
  ])('a code that %s', (_title, values, isUsedByPerson, issue) => {
    expect(findUseIssue({ ...code, ...values }, { now: NOW, isUsedByPerson })?.kind).toBe(issue);
  });

  test.each([
    [' monsoon-10 ', 'MONSOON-10'],
    ['ab', undefined],
    ['TEN %', undefined],
    ['-TEN', undefined],
    ['A'.repeat(33), undefined],
  ])('"%s" is the code %s', (typed, parsed) => {
    expect(parseDiscountCode(typed)).toBe(parsed);
  });

  test('each issue has a sentence', () => {
    expect(describeDiscountIssue({ kind: 'not-started', startsAt: NOW })).toContain('4 May 2026');
    expect(describeDiscountIssue({ kind: 'below-min-total', minTotal: 1_500_00, missing: 250_50 })).toBe(
      'This code needs Rs. 1,500.00 of goods before GST: Rs. 250.50 more.',
    );
    for (const kind of ['unknown', 'ended', 'used-up', 'used-by-person', 'nothing-eligible'] as const)
      expect(describeDiscountIssue({ kind })).toMatch(/\.$/);
  });
});

describe('the form of staff', () => {
  const form = { code: 'monsoon', kind: 'percent', value: '12.5 %' };
  const issuesOf = (values: object) =>
    discountCodeSchema.safeParse({ ...form, ...values }).error?.issues.map(({ path }) => path.join('.'));

  test('a percentage becomes basis points, an amount paise', () => {
    expect(discountCodeSchema.parse({ ...form, isOncePerPerson: 'on', maxUses: '10', minTotal: '' })).toEqual(
      {
        code: 'MONSOON',
        kind: 'percent',
        value: 1250,
        minTotal: 0,
        isOncePerPerson: true,
        maxUses: 10,
      },
    );
    expect(discountCodeSchema.parse({ ...form, kind: 'amount', value: '1,250', minTotal: '500.5' })).toEqual({
      code: 'MONSOON',
      kind: 'amount',
      value: 1_250_00,
      minTotal: 500_50,
      isOncePerPerson: false,
    });
  });

  test.each([
    [{ code: 'no code!' }, ['code']],
    [{ value: '100.01' }, ['value']],
    [{ value: '0' }, ['value']],
    [{ kind: 'amount', value: 'a lot' }, ['value']],
    [{ kind: 'gift' }, ['kind']],
    [{ minTotal: 'much' }, ['minTotal']],
    [{ maxUses: '0' }, ['maxUses']],
    [{ maxUses: '1.5' }, ['maxUses']],
    [{ startsOn: '2026-02-30' }, ['startsOn']],
    [{ startsOn: '2026-05-04', endsOn: '2026-05-03' }, ['endsOn']],
    [{ maxUses: '1000001' }, ['maxUses']],
    [{ kind: 'amount', value: '10 %' }, ['value']],
  ])('%j is refused', (values, paths) => {
    expect(issuesOf(values)).toEqual(paths);
  });

  test.each([
    { value: '100' },
    { kind: 'amount', value: '100.01' },
    { minTotal: '0' },
    { maxUses: '1' },
    { maxUses: '1000000' },
    { startsOn: '2026-05-04', endsOn: '2026-05-04' },
    { startsOn: '2026-05-04' },
    { endsOn: '2026-05-03' },
  ])('%j is accepted', (values) => {
    expect(issuesOf(values)).toBeUndefined();
  });
});

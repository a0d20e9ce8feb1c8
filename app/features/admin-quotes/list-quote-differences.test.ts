import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listQuoteDifferences } from './list-quote-differences';
import { toFormValues } from './quote-form-state';

const quote = {
  client: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    billing: { line1: '1 Museum Road', city: 'Bengaluru', state: 'Karnataka', pin: '560001' },
  },
  lines: [
    { description: 'Design', hsnCode: '998314', quantity: 2, unitPrice: 50_000, rateBasisPoints: 1800 },
    { description: 'Training', hsnCode: '999293', quantity: 1, unitPrice: 90_000, rateBasisPoints: 1800 },
  ],
  plan: {
    milestones: [
      { title: 'Start', due: { weeks: 2 }, shareBasisPoints: 4000 },
      { title: 'End', due: { on: '2026-12-31' }, shareBasisPoints: 6000 },
    ],
    paymentDays: 15,
  },
  validUntil: '2026-12-31',
  terms: 'Payable in 15 days.',
};

test('notes that only look like a day are shown as they were typed', () => {
  const [differing] = listQuoteDifferences(
    toFormValues({ ...quote, notes: '2026-99-99' }),
    toFormValues(quote),
  );
  expect(differing).toEqual({ label: 'Notes', theirs: '2026-99-99', yours: 'nothing' });
});

test('R-QUOTE-3: lines, milestones, client and conditions that differ are listed in the order of the form', () => {
  const [design] = quote.lines;
  const [start] = quote.plan.milestones;
  const theirs = {
    ...quote,
    client: { ...quote.client, company: 'Rao & Sons' },
    lines: design ? [{ ...design, unitPrice: 60_050 }] : [],
    plan: { milestones: start ? [{ ...start, shareBasisPoints: 10_000 }] : [], paymentDays: 30 },
    notes: 'With travel.',
  };
  expect(listQuoteDifferences(toFormValues(theirs), toFormValues(quote))).toEqual([
    { label: 'Company', theirs: 'Rao & Sons', yours: 'nothing' },
    {
      label: 'Line 1',
      theirs: 'Design, 2 × Rs. 600.50, code 998314, GST 18 %',
      yours: 'Design, 2 × Rs. 500.00, code 998314, GST 18 %',
    },
    { label: 'Line 2', theirs: 'nothing', yours: 'Training, 1 × Rs. 900.00, code 999293, GST 18 %' },
    { label: 'Milestone 1', theirs: 'Start, 2 weeks, 100 %', yours: 'Start, 2 weeks, 40 %' },
    { label: 'Milestone 2', theirs: 'nothing', yours: 'End, 31 December 2026, 60 %' },
    { label: 'Days to pay an invoice', theirs: '30', yours: '15' },
    { label: 'Notes', theirs: 'With travel.', yours: 'nothing' },
  ]);
});

test('a quote does not differ from itself, and each changed quantity is one difference', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })), { maxLength: 30 }),
      (quantities) => {
        const withQuantities = (side: 0 | 1) =>
          toFormValues({
            ...quote,
            lines: quantities.map((both) => ({
              description: 'Design',
              hsnCode: '998314',
              quantity: both[side],
              unitPrice: 50_000,
              rateBasisPoints: 1800,
            })),
          });
        expect(listQuoteDifferences(withQuantities(0), withQuantities(0))).toEqual([]);
        const changed = quantities.filter(([one, other]) => one !== other);
        expect(listQuoteDifferences(withQuantities(0), withQuantities(1))).toHaveLength(changed.length);
      },
    ),
  );
});

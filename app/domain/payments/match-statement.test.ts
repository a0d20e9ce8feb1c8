import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findOrderNumbers,
  type KnownPayments,
  listReferenceForms,
  matchStatement,
  toPaymentKey,
} from './match-statement';

test('a number of UPI is the same payment with and without the zeros of a bank', () => {
  const [plain, filled] = ['612345678901', '0000612345678901'];
  expect(listReferenceForms(plain)).toEqual([plain, filled]);
  expect(listReferenceForms(filled)).toEqual([filled, plain]);
  for (const other of ['61234567890', 'HDFCN5202605', '0000000000000042', 'N12345678901'])
    expect(listReferenceForms(other)).toEqual([other]);
});

describe('matching', () => {
  const entry = (description: string, amount: number, reference = `ref ${description}`) => ({
    row: 2,
    day: '2026-05-04',
    description,
    amount,
    provider: 'upi' as const,
    reference,
  });
  const known = (values: Partial<KnownPayments> = {}): KnownPayments => ({
    orders: [
      { number: 'TS-2627-000001', outstanding: 100 },
      { number: 'TS-2627-000002', outstanding: 200 },
      { number: 'TS-2627-000003', outstanding: 0 },
    ],
    recorded: new Map(),
    ...values,
  });
  const kindsOf = (entries: ReturnType<typeof entry>[], payments = known()) =>
    matchStatement(entries, payments).map(({ kind, number }) => [kind, number]);

  test('numbers are found as banks write them', () => {
    expect(findOrderNumbers('UPI/ts2627000042/Asha, TS 2627 000043 and TS-2627-000042')).toEqual([
      'TS-2627-000042',
      'TS-2627-000043',
    ]);
    expect(findOrderNumbers('NEFT HDFCN52026050612345678 20260506')).toEqual([]);
  });

  test('number and amount, number alone, amount alone, neither', () => {
    const entries = [
      entry('TS2627000001', 100),
      entry('order TS-2627-000002', 150),
      entry('thank you', 50),
      entry('TS-2627-000003', 10),
      entry('TS-2627-999999', 10),
      entry('hello', 77),
    ];
    expect(kindsOf(entries)).toEqual([
      ['match', 'TS-2627-000001'],
      ['other-amount', 'TS-2627-000002'],
      ['amount-only', 'TS-2627-000002'],
      ['other-amount', 'TS-2627-000003'],
      ['none', undefined],
      ['none', undefined],
    ]);
  });

  test('an order that was paid twice matches once', () => {
    expect(kindsOf([entry('TS2627000001', 100, 'a'), entry('TS2627000001', 100, 'b')])).toEqual([
      ['match', 'TS-2627-000001'],
      ['other-amount', 'TS-2627-000001'],
    ]);
  });

  test('two orders of one price are not guessed, nor is one of two numbers', () => {
    const orders = [
      { number: 'TS-2627-000001', outstanding: 100 },
      { number: 'TS-2627-000002', outstanding: 100 },
    ];
    const entries = [entry('thanks', 100), entry('TS2627000001 TS2627000002', 100)];
    expect(kindsOf(entries, known({ orders }))).toEqual([
      ['none', undefined],
      ['none', undefined],
    ]);
  });

  test('an entry with the number of an order is not taken for another order of its amount', () => {
    const entries = [entry('TS2627000001', 200), entry('TS2627000003', 100)];
    expect(kindsOf(entries)).toEqual([
      ['other-amount', 'TS-2627-000001'],
      ['other-amount', 'TS-2627-000003'],
    ]);
  });

  test('an order is proposed for one entry of its amount alone', () => {
    const orders = [{ number: 'TS-2627-000001', outstanding: 100 }];
    expect(kindsOf([entry('thanks', 100), entry('hello', 100)], known({ orders }))).toEqual([
      ['amount-only', 'TS-2627-000001'],
      ['none', undefined],
    ]);
  });

  test('what is recorded, or twice in the statement, is not proposed again', () => {
    const first = entry('TS2627000001', 100);
    const recorded = new Map([[toPaymentKey(first), 'TS-2627-000001']]);
    expect(kindsOf([first], known({ recorded }))).toEqual([['recorded', 'TS-2627-000001']]);
    expect(kindsOf([first, first])).toEqual([
      ['match', 'TS-2627-000001'],
      ['recorded', undefined],
    ]);
  });

  test('a recorded entry without a number is not proposed for another order of its amount', () => {
    const first = entry('thank you', 200);
    const recorded = new Map([[toPaymentKey(first), 'TS-2627-000009']]);
    expect(kindsOf([first], known({ recorded }))).toEqual([['recorded', 'TS-2627-000009']]);
  });

  test('entries that match never exceed what an order costs', () => {
    const anyEntry = fc.record({
      number: fc.integer({ min: 1, max: 3 }),
      amount: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 12 }), (values) => {
        const entries = values.map(({ number, amount }, index) =>
          entry(number === 3 ? 'thanks' : `TS262700000${number}`, amount, `reference ${index}`),
        );
        const matches = matchStatement(entries, known()).filter(({ kind }) => kind === 'match');
        const numbers = matches.map(({ number }) => number);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const { entry: matched, outstanding } of matches) expect(matched.amount).toBe(outstanding);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuoteQuery, serialiseQuoteQuery } from './quote-query';
import { QUOTE_STATES } from './quote-state';
import { parseQuoteNumber } from './sales-quote';

test('a query is the same after it was written to a URL and read', () => {
  const query = fc.record(
    {
      view: fc.constantFrom('all' as const, ...QUOTE_STATES),
      q: fc.string({ maxLength: 80 }).map((text) => text.trim()),
      after: fc.uuid(),
    },
    { requiredKeys: ['view', 'q'] },
  );
  fc.assert(
    fc.property(query, (value) => {
      expect(parseQuoteQuery(new URLSearchParams(serialiseQuoteQuery(value)))).toEqual(value);
    }),
  );
});

test('unknown values count as absent', () => {
  expect(parseQuoteQuery(new URLSearchParams('view=sold&after=1'))).toEqual({ view: 'all', q: '' });
});

test.each([
  [' qt-2627-000042 ', 'QT-2627-000042'],
  ['QT-2627-1000000', 'QT-2627-1000000'],
  ['QT-2627-00042', undefined],
  ['TS-2627-000042', undefined],
  ['', undefined],
])('“%s” as the number of a quote: %s', (text, number) => {
  expect(parseQuoteNumber(text)).toBe(number);
});

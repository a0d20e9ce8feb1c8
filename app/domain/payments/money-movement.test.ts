import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMovementQuery, serialiseMovementQuery } from './money-movement';

const id = '01900000-0000-7000-8000-000000000040';
const query = fc.record(
  {
    month: fc
      .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
    cursor: fc.record({
      direction: fc.constantFrom('older' as const, 'newer' as const),
      createdAt: fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true }),
      id: fc.constant(id),
    }),
  },
  { requiredKeys: [] },
);

test('a URL holds all of a query', () => {
  fc.assert(
    fc.property(query, (value) => {
      expect(parseMovementQuery(serialiseMovementQuery(value))).toEqual(value);
    }),
  );
});

test('any other URL is the present month', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (text) => {
      expect(parseMovementQuery(new URLSearchParams(text))).toEqual({});
    }),
  );
  expect(parseMovementQuery(new URLSearchParams('month=2026-13&older=1'))).toEqual({});
});

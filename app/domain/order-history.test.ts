import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from './order';
import {
  ALL_ORDERS,
  ORDER_GROUPS,
  parseOrderHistoryQuery,
  STATUSES_OF_GROUP,
  serialiseOrderHistoryQuery,
} from './order-history';

const parse = (search: string) => parseOrderHistoryQuery(new URLSearchParams(search));

test('every state belongs to one group', () => {
  const grouped = ORDER_GROUPS.flatMap((group) => STATUSES_OF_GROUP[group]);
  expect([...grouped].sort()).toEqual([...ORDER_STATUSES].sort());
});

test('reads what people type', () => {
  expect(parse('')).toEqual(ALL_ORDERS);
  expect(parse('q=+ts-2627-000042+&state=open&year=2026&page=2')).toEqual({
    q: 'TS-2627-000042',
    group: 'open',
    year: 2026,
    page: 2,
  });
  expect(parse('q=steel%20%20bottle').q).toBe('steel bottle');
});

test('leaves out what it cannot read', () => {
  expect(parse('q=%00%0a&state=lost&year=abcd&page=-1')).toEqual(ALL_ORDERS);
  expect(parse('year=19999&page=1e9')).toEqual({ q: '', page: 1000 });
});

test('reads back what it wrote, whatever was asked', () => {
  fc.assert(
    fc.property(
      fc.record({
        q: fc.string({ unit: 'binary' }),
        state: fc.string(),
        year: fc.string(),
        page: fc.string(),
      }),
      (params) => {
        const query = parseOrderHistoryQuery(new URLSearchParams(params));
        expect(parseOrderHistoryQuery(serialiseOrderHistoryQuery(query))).toEqual(query);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EMPTY_ORDER_HISTORY_QUERY,
  isUnfilteredOrderHistory,
  ORDER_GROUP_STATUSES,
  ORDER_GROUPS,
  parseOrderHistoryQuery,
  serialiseOrderHistoryQuery,
} from './order-history-query';
import { ORDER_STATUSES } from './order-status';

const parse = (search: string) => parseOrderHistoryQuery(new URLSearchParams(search));

test('every status belongs to one group', () => {
  const grouped = ORDER_GROUPS.flatMap((group) => ORDER_GROUP_STATUSES[group]);
  expect([...grouped].sort()).toEqual([...ORDER_STATUSES].sort());
});

test('parses typed searches', () => {
  expect(parse('')).toEqual(EMPTY_ORDER_HISTORY_QUERY);
  expect(parse('q=+ts-2627-000042+&state=open&year=2026&page=2')).toEqual({
    q: 'TS-2627-000042',
    group: 'open',
    year: 2026,
    page: 2,
  });
  expect(parse('q=steel%20%20bottle').q).toBe('steel bottle');
});

test('leaves out invalid values', () => {
  expect(parse('q=%00%0a&state=lost&year=abcd&page=-1')).toEqual(EMPTY_ORDER_HISTORY_QUERY);
  expect(parse('year=19999&page=1e9')).toEqual({ q: '', page: 1000 });
});

test('the URL has what was chosen, without what is so anyway', () => {
  const toUrl = (search: string) => serialiseOrderHistoryQuery(parse(search)).toString();
  expect(toUrl('page=3&year=2026&state=open&q=mug')).toBe('q=mug&state=open&year=2026&page=3');
  expect(toUrl('page=1&year=&state=')).toBe('');
  expect([toUrl('page=2'), toUrl('page=0.5')]).toEqual(['page=2', '']);
});

test('a search, a state and a year filter; a page does not', () => {
  const searches = ['', 'page=2', 'q=mug', 'state=open', 'year=2026'];
  const unfiltered = searches.map((search) => isUnfilteredOrderHistory(parse(search)));
  expect(unfiltered).toEqual([true, true, false, false, false]);
});

test('a serialised query parses to the same query, for any URL', () => {
  fc.assert(
    fc.property(
      fc.record({
        q: fc.string({ unit: 'binary' }),
        state: fc.constantFrom('', 'lost', ...ORDER_GROUPS),
        year: fc.constantFrom('', '1999', '2026'),
        page: fc.oneof(fc.string(), fc.integer({ min: -2, max: 1_200 }).map(String)),
      }),
      (params) => {
        const query = parseOrderHistoryQuery(new URLSearchParams(params));
        expect(parseOrderHistoryQuery(serialiseOrderHistoryQuery(query))).toEqual(query);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { PAYMENT_METHODS } from './checkout-schema';
import { ORDER_STATUSES } from './order-status';
import {
  EMPTY_STAFF_ORDER_QUERY,
  isUnfilteredStaffQuery,
  parseStaffOrderQuery,
  readSelectedNumbers,
  STAFF_ORDER_VIEWS,
  STAFF_ORDERS_PER_PAGE,
  STATUSES_BY_VIEW,
  type StaffOrderQuery,
  serialiseStaffOrderQuery,
  toStaffSearchTexts,
} from './staff-order-query';

const parse = (search: string) => parseStaffOrderQuery(new URLSearchParams(search));

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyDays = fc
  .tuple(fc.option(anyDay), fc.option(anyDay))
  .map(([one, other]) => (one && other && one > other ? [other, one] : [one, other]))
  .map(([from, to]) => ({ ...(from && { from }), ...(to && { to }) }));
const anyCursor = fc.record({
  direction: fc.constantFrom('older', 'newer'),
  createdAt: fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }),
  id: fc.uuid(),
});

const anyQuery: fc.Arbitrary<StaffOrderQuery> = fc
  .record(
    {
      view: fc.constantFrom(...STAFF_ORDER_VIEWS),
      q: fc.stringMatching(/^[A-Za-z0-9@%_.-]{0,80}$/),
      method: fc.constantFrom(...PAYMENT_METHODS),
      cursor: anyCursor,
    },
    { requiredKeys: ['view', 'q'] },
  )
  .chain((query) => anyDays.map((days) => ({ ...query, ...days })));

test('a serialised query parses to the same query', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parseStaffOrderQuery(serialiseStaffOrderQuery(query))).toEqual(query);
    }),
  );
});

test('any URL can be parsed, and its canonical form has the same meaning', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), anyDay, fc.constantFrom(...STAFF_ORDER_VIEWS));
  const names = ['view', 'q', 'from', 'to', 'method', 'older', 'newer'];
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, anyText]))), (params) => {
      const query = parseStaffOrderQuery(new URLSearchParams(params));
      expect(parseStaffOrderQuery(serialiseStaffOrderQuery(query))).toEqual(query);
    }),
  );
});

test('invalid values are left out', () => {
  expect(parse('')).toEqual(EMPTY_STAFF_ORDER_QUERY);
  expect(parse('view=lost&method=cash&from=2026-02-30&to=yesterday&older=1.2')).toEqual(
    EMPTY_STAFF_ORDER_QUERY,
  );
  expect(parse('from=2026-05-04&to=2026-05-03')).toEqual({ view: 'all', q: '', from: '2026-05-04' });
  expect(parse('q=+steel%20%0a%20bottle+')).toEqual({ view: 'all', q: 'steel bottle' });
});

test('every status belongs to one view', () => {
  const statuses = Object.values(STATUSES_BY_VIEW).flat();
  expect([...statuses].sort()).toEqual([...ORDER_STATUSES].sort());
});

test('a view and a page are no filters', () => {
  expect(isUnfilteredStaffQuery(parse('view=to-pay'))).toBe(true);
  for (const search of ['q=a', 'from=2026-05-04', 'to=2026-05-04', 'method=upi'])
    expect(isUnfilteredStaffQuery(parse(search))).toBe(false);
});

const toParams = (numbers: readonly string[]) =>
  new URLSearchParams(numbers.map((number) => ['numbers', number]));

it('reads each number once, in its order, and at most a page of them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 6 }), { maxLength: 80 }), (numbers) => {
      const read = readSelectedNumbers(toParams(numbers));
      const unique = numbers.filter((number, index) => numbers.indexOf(number) === index);
      expect(read).toEqual(unique.slice(0, STAFF_ORDERS_PER_PAGE));
    }),
  );
});

it('is empty without a selection', () => {
  expect(readSelectedNumbers(new URLSearchParams('view=to-ship'))).toEqual([]);
});

test.each([
  ['', []],
  ['Meera', ['Meera']],
  ['+91 98450 11201', ['+91 98450 11201', '919845011201']],
  ['098450-112', ['098450-112', '98450112']],
  ['98450', ['98450']],
  ['9 845', ['9 845']],
  ['98 450', ['98 450', '98450']],
  ['TS-2627-000042', ['TS-2627-000042']],
])('a search for “%s” looks for %j', (q, texts) => {
  expect(toStaffSearchTexts(q)).toEqual(texts);
});

test('as many selected orders as a page has, each once', () => {
  const numbers = Array.from({ length: STAFF_ORDERS_PER_PAGE + 1 }, (_, index) => `TS-${index}`);
  const params = new URLSearchParams([...numbers, ...numbers].map((number) => ['numbers', number]));
  expect(readSelectedNumbers(params)).toEqual(numbers.slice(0, -1));
});

import { expect, it } from 'vitest';
import {
  isUnfilteredProductQuery,
  parseStaffProductQuery,
  serialiseStaffProductQuery,
} from './staff-product-query';

const roundTrip = (search: string) =>
  serialiseStaffProductQuery(parseStaffProductQuery(new URLSearchParams(search))).toString();

it.each([
  ['', ''],
  [
    'stock=low&q=mug&state=draft&category=table&sale=on',
    'q=mug&state=draft&category=table&stock=low&sale=on',
  ],
  ['older=mosaic-mug', 'older=mosaic-mug'],
  ['older=a&newer=b', 'older=a'],
  ['state=gone&category=../x&stock=1&sale=yes&older=A B&other=1', ''],
])('%j is read as %j', (search, canonical) => {
  expect(roundTrip(search)).toBe(canonical);
  expect(roundTrip(canonical)).toBe(canonical);
});

it('a page of the list is not a filter', () => {
  const parse = (search: string) => parseStaffProductQuery(new URLSearchParams(search));
  expect(isUnfilteredProductQuery(parse('older=mosaic-mug'))).toBe(true);
  expect(isUnfilteredProductQuery(parse('sale=on'))).toBe(false);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSelectedNumbers } from './selected-numbers';
import { STAFF_ORDERS_PER_PAGE } from './staff-order-query';

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

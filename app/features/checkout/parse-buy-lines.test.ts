import { expect, test } from 'vitest';
import { formatBuyLine } from '~/domain/cart/buy-line';
import { parseBuyLines } from './parse-buy-lines';

const parse = (query: string) => parseBuyLines(new URLSearchParams(query));

test('one line, with and without options', () => {
  expect(parse('buy=mug:2')).toEqual([{ productId: 'mug', quantity: 2 }]);
  expect(parse('buy=tee:1:Indigo:M')).toEqual([
    { productId: 'tee', quantity: 1, options: { color: 'Indigo', size: 'M' } },
  ]);
  expect(parse('buy=tee:1::M')).toEqual([{ productId: 'tee', quantity: 1, options: { size: 'M' } }]);
});

test.each([
  [{ color: '16:9', size: '50 % linen' }],
  [{ size: '1:2:3' }],
  [{ color: '%3A', size: 'ends with:' }],
])('a line of the order page keeps the options %o', (options) => {
  const line = { productId: 'print', quantity: 2, options };
  expect(parse(new URLSearchParams({ buy: formatBuyLine(line) }).toString())).toEqual([line]);
});

test('several lines', () => {
  expect(parse('buy=mug:2&buy=book:1').map(({ productId }) => productId)).toEqual(['mug', 'book']);
});

test('the fields of a plain form', () => {
  expect(parse('buy=tee&quantity=3&color=Dark+print&size=L')).toEqual([
    { productId: 'tee', quantity: 3, options: { color: 'Dark print', size: 'L' } },
  ]);
  expect(parse('buy=mug&quantity=&color=&size=')).toEqual([{ productId: 'mug', quantity: 1 }]);
});

test.each(['mug:0', 'mug:-2', 'mug:1.5', 'mug:many', 'mug:'])('"%s" is one unit', (entry) => {
  expect(parse(`buy=${entry}`)).toEqual([{ productId: 'mug', quantity: 1 }]);
});

test('limits length and number of lines, and ignores empty ones', () => {
  expect(parse('buy=mug:99999')).toEqual([{ productId: 'mug', quantity: 999 }]);
  expect(parse(`buy=${'x'.repeat(5000)}:1`)[0]?.productId).toHaveLength(100);
  expect(parse(Array.from({ length: 300 }, (_, index) => `buy=p${index}:1`).join('&'))).toHaveLength(100);
  expect(parse('buy=&buy=:2')).toEqual([]);
  expect(parse('')).toEqual([]);
});

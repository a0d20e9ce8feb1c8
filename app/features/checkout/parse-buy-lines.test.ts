import { expect, test } from 'vitest';
import { parseBuyLines } from './parse-buy-lines';

const read = (query: string) => parseBuyLines(new URLSearchParams(query));

test('one line, with and without what was chosen', () => {
  expect(read('buy=mug:2')).toEqual([{ productId: 'mug', quantity: 2 }]);
  expect(read('buy=tee:1:Indigo:M')).toEqual([
    { productId: 'tee', quantity: 1, options: { color: 'Indigo', size: 'M' } },
  ]);
  expect(read('buy=tee:1::M')).toEqual([{ productId: 'tee', quantity: 1, options: { size: 'M' } }]);
});

test('several lines', () => {
  expect(read('buy=mug:2&buy=book:1').map(({ productId }) => productId)).toEqual(['mug', 'book']);
});

test('the fields of a plain form', () => {
  expect(read('buy=tee&quantity=3&color=Dark+print&size=L')).toEqual([
    { productId: 'tee', quantity: 3, options: { color: 'Dark print', size: 'L' } },
  ]);
  expect(read('buy=mug&quantity=&color=&size=')).toEqual([{ productId: 'mug', quantity: 1 }]);
});

test.each(['mug:0', 'mug:-2', 'mug:1.5', 'mug:many', 'mug:'])('"%s" is one unit', (entry) => {
  expect(read(`buy=${entry}`)).toEqual([{ productId: 'mug', quantity: 1 }]);
});

test('nothing that is too long, too much or empty comes through', () => {
  expect(read('buy=mug:99999')).toEqual([{ productId: 'mug', quantity: 999 }]);
  expect(read(`buy=${'x'.repeat(5000)}:1`)[0]?.productId).toHaveLength(100);
  expect(read(Array.from({ length: 300 }, (_, at) => `buy=p${at}:1`).join('&'))).toHaveLength(100);
  expect(read('buy=&buy=:2')).toEqual([]);
  expect(read('')).toEqual([]);
});

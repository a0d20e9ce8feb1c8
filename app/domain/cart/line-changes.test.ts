import { expect, test } from 'vitest';
import { describeLineChanges, formatOptions } from './line-changes';
import type { LineChange } from './quote';

const mug = { line: 0, productId: 'mug', name: 'Mosaic mug' };

test.each<[LineChange, string]>([
  [{ ...mug, kind: 'vanished' }, 'Mosaic mug is no longer sold.'],
  [{ ...mug, kind: 'unpublished' }, 'Mosaic mug is no longer sold.'],
  [
    { ...mug, kind: 'price', before: 64_900, now: 69_900 },
    'Mosaic mug: the price of one changed from Rs. 649.00 to Rs. 699.00.',
  ],
  [{ ...mug, kind: 'short-stock', before: 3, now: 0 }, 'Mosaic mug is sold out.'],
  [{ ...mug, kind: 'short-stock', before: 3, now: 1 }, 'Only 1 of Mosaic mug is left; you wanted 3.'],
  [{ ...mug, kind: 'short-stock', before: 3, now: 2 }, 'Only 2 of Mosaic mug are left; you wanted 3.'],
  [
    { ...mug, kind: 'unknown-option', option: 'color', before: 'Rust', now: ['White'] },
    'Mosaic mug is not made in Rust any more. There is White.',
  ],
  [
    { ...mug, kind: 'unknown-option', option: 'size', now: ['S', 'M'] },
    'Mosaic mug: please choose a size. There is S, M.',
  ],
  [
    { ...mug, kind: 'unknown-option', option: 'size', before: 'M', now: [] },
    'Mosaic mug is not made in M any more.',
  ],
])('%o is "%s"', (change, sentence) => {
  expect(describeLineChanges([change], [])).toEqual([sentence]);
});

test('a product unknown to the shop gets its name from the cart', () => {
  const vanished: LineChange = { line: 1, productId: 'old', kind: 'vanished' };
  expect(describeLineChanges([vanished], ['Mosaic mug', 'Old poster'])).toEqual([
    'Old poster is no longer sold.',
  ]);
  expect(describeLineChanges([vanished], [])).toEqual(['One of the products is no longer sold.']);
});

test('the same change of two lines of a product is described once', () => {
  const short = { ...mug, kind: 'short-stock', before: 9, now: 2 } as const;
  expect(describeLineChanges([short, { ...short, line: 3 }], [])).toHaveLength(1);
});

test('formats the chosen options', () => {
  expect(formatOptions({ color: 'Indigo', size: 'M' })).toBe('Indigo, M');
  expect(formatOptions({ size: 'M' })).toBe('M');
  expect(formatOptions()).toBe('');
});

import { expect, test } from 'vitest';
import { hasSoldOutVariant, isOfferedVariant, listSoldOutVariants } from './stock-alert';

const shirt = {
  stock: 3,
  attributes: { colors: [{ name: 'Ink' }, { name: 'Rust' }], size: ['S', 'M'] },
  variants: [
    { color: 'Rust', size: 'S', stock: 0 },
    { color: 'Ink', size: 'M', stock: 0 },
    { color: 'Ink', size: 'S', stock: 3 },
    { color: 'Rust', size: 'M', stock: 0 },
  ],
};

test('sold-out variants are in the order of the options', () => {
  expect(listSoldOutVariants(shirt)).toEqual([
    { color: 'Ink', size: 'M' },
    { color: 'Rust', size: 'S' },
    { color: 'Rust', size: 'M' },
  ]);
  expect(hasSoldOutVariant(shirt)).toBe(true);
});

test('a product without variants is sold out as a whole', () => {
  const { attributes } = shirt;
  expect(listSoldOutVariants({ attributes })).toEqual([]);
  expect(hasSoldOutVariant({ attributes, stock: 0 })).toBe(true);
  expect(hasSoldOutVariant({ attributes, stock: 1 })).toBe(false);
});

test('a variant has one of the colours and one of the sizes', () => {
  const options = { colors: ['Ink', 'Rust'], sizes: ['S', 'M'] };
  expect(isOfferedVariant(options, { color: 'Ink', size: 'M' })).toBe(true);
  expect(isOfferedVariant(options, { color: 'Ink', size: '' })).toBe(false);
  expect(isOfferedVariant(options, { color: 'Evil', size: 'M' })).toBe(false);
  expect(isOfferedVariant({ colors: ['Ink', 'Rust'], sizes: [] }, { color: 'Rust', size: '' })).toBe(true);
});

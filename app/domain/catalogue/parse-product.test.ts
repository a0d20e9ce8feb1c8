import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProduct, productWith } from './fixtures/product-fixtures';
import { parseProduct } from './parse-product';
import { productSnapshotSchema } from './product-snapshot-schema';

const whole = productWith({
  categoryId: 'home',
  category: { id: 'home', name: 'Home' },
  sale: { type: 'percent', discount: 12.35 },
  attributes: { colors: [{ name: 'Rust' }], gender: 'unisex', size: [] },
  tag: 'New',
});

test('R-PRODUCT-1: every field survives storage', () => {
  expect(parseProduct(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  fc.assert(
    fc.property(anyProduct, (product) => {
      expect(parseProduct(product)).toEqual(product);
    }),
  );
});

test.each([
  ['no product', null],
  ['a list', [whole]],
  ['no id', { ...whole, id: '' }],
  ['an endless id', { ...whole, id: 'x'.repeat(101) }],
  ['a name that is a number', { ...whole, name: 5 }],
  ['a negative price', { ...whole, price: -1 }],
  ['half a paisa', { ...whole, price: 0.5 }],
  ['a price beyond the largest', { ...whole, price: 1_000_000_001 }],
  ['NaN in stock', { ...whole, stock: Number.NaN }],
  ['a link to a script', { ...whole, url: 'javascript:alert(1)' }],
  ['a link to another host', { ...whole, url: '//example.org' }],
  ['a sale of another kind', { ...whole, sale: { type: 'gift', discount: 1 } }],
  ['more than 100 %', { ...whole, sale: { type: 'percent', discount: 101 } }],
  ['three decimals of a percent', { ...whole, sale: { type: 'percent', discount: 1.005 } }],
  ['a negative sale', { ...whole, sale: { type: 'amount', discount: -5 } }],
  ['six stars', { ...whole, review: { count: 1, stars: 6 } }],
  ['no attributes', { ...whole, attributes: undefined }],
  ['no description', { ...whole, description: undefined }],
])('%s is no product', (_, value) => {
  expect(parseProduct(value)).toBeUndefined();
  expect(productSnapshotSchema.safeParse(value).success).toBe(false);
});

test('what is optional is dropped when it cannot be read, what is foreign never comes along', () => {
  const odd = {
    ...whole,
    tag: 7,
    category: { id: 'home' },
    categoryId: null,
    images: [{ src: 'https://example.org/x.png' }, whole.images[0]],
    attributes: { colors: [{}, { name: 'Rust', hex: '#000' }], gender: 'robot', size: [1, 'M'] },
    onclick: 'alert(1)',
  };
  const { categoryId: _categoryId, category: _category, tag: _tag, ...rest } = whole;
  expect(parseProduct(odd)).toEqual({
    ...rest,
    attributes: { colors: [{ name: 'Rust' }], size: ['M'] },
  });
});

test('the schema gives the same product', () => {
  expect(productSnapshotSchema.parse(whole)).toEqual(whole);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProduct, createProduct } from './fixtures/product-fixtures';
import { parseProduct } from './parse-product';
import { type Product, toProductSnapshot } from './product';

const completeProduct = createProduct({
  categoryId: 'home',
  category: { id: 'home', name: 'Home' },
  sale: { type: 'percent', discount: 12.35 },
  attributes: { colors: [{ name: 'Rust' }], gender: 'unisex', size: [] },
  tag: 'New',
});

test('R-PRODUCT-1: a stored product parses to the same product', () => {
  expect(parseProduct(JSON.parse(JSON.stringify(completeProduct)))).toEqual(completeProduct);
  fc.assert(
    fc.property(anyProduct, (product) => {
      expect(parseProduct(product)).toEqual(product);
    }),
  );
});

test.each([
  ['no product', null],
  ['a list', [completeProduct]],
  ['no id', { ...completeProduct, id: '' }],
  ['an id that is too long', { ...completeProduct, id: 'x'.repeat(101) }],
  ['a name that is a number', { ...completeProduct, name: 5 }],
  ['a negative price', { ...completeProduct, price: -1 }],
  ['half a paisa', { ...completeProduct, price: 0.5 }],
  ['a price above the maximum', { ...completeProduct, price: 1_000_000_001 }],
  ['NaN in stock', { ...completeProduct, stock: Number.NaN }],
  ['a link to a script', { ...completeProduct, url: 'javascript:alert(1)' }],
  ['a link to another host', { ...completeProduct, url: '//example.org' }],
  ['a sale of another kind', { ...completeProduct, sale: { type: 'gift', discount: 1 } }],
  ['more than 100 %', { ...completeProduct, sale: { type: 'percent', discount: 101 } }],
  ['three decimals of a percent', { ...completeProduct, sale: { type: 'percent', discount: 1.005 } }],
  ['a negative sale', { ...completeProduct, sale: { type: 'amount', discount: -5 } }],
  ['six stars', { ...completeProduct, review: { count: 1, stars: 6 } }],
  ['no attributes', { ...completeProduct, attributes: undefined }],
  ['no description', { ...completeProduct, description: undefined }],
])('%s is no product', (_, value) => {
  expect(parseProduct(value)).toBeUndefined();
});

test('invalid optional fields and unknown fields are dropped', () => {
  const partlyInvalid = {
    ...completeProduct,
    tag: 7,
    category: { id: 'home' },
    categoryId: null,
    images: [{ src: 'https://example.org/x.png' }, completeProduct.images[0]],
    attributes: { colors: [{}, { name: 'Rust', hex: '#000' }], gender: 'robot', size: [1, 'M'] },
    onclick: 'alert(1)',
  };
  const { categoryId: _categoryId, category: _category, tag: _tag, ...rest } = completeProduct;
  expect(parseProduct(partlyInvalid)).toEqual({
    ...rest,
    attributes: { colors: [{ name: 'Rust' }], size: ['M'] },
  });
});

const [picture] = completeProduct.images;

test.each([
  ['without a file', { ...picture, src: undefined }],
  ['of another host', { ...picture, src: '//example.org/x' }],
  ['without a tint', { ...picture, tint: '' }],
  ['without alternative text', { ...picture, alt: undefined }],
  ['of no width', { ...picture, width: undefined }],
  ['of a negative height', { ...picture, height: -1 }],
  ['that is too large', { ...picture, width: 20_001 }],
  ['that is no record', 'picture'],
])('a picture %s is dropped', (_, image) => {
  expect(parseProduct({ ...completeProduct, images: [image] })?.images).toEqual([]);
});

test('a picture keeps the colour that it shows', () => {
  const images = [{ ...picture, color: 'Rust' }];
  expect(parseProduct({ ...completeProduct, images })?.images).toEqual(images);
});

test.each([
  { count: 1.5, stars: 4 },
  { count: -1, stars: 4 },
  { count: 1, stars: -1 },
  { count: 1 },
  {},
  null,
])('reviews %j are not valid', (review) => {
  expect(parseProduct({ ...completeProduct, review })).toBeUndefined();
});

test('the copy in the browser has the first picture and one of each colour', () => {
  const toImage = (src: string, color?: string) => ({ ...picture, src, ...(color && { color }) });
  const images = [
    toImage('/first'),
    toImage('/second'),
    toImage('/rust', 'Rust'),
    toImage('/rust-again', 'Rust'),
    toImage('/teal', 'Teal'),
  ] as Product['images'];
  const snapshot = toProductSnapshot({ ...completeProduct, images });
  expect(snapshot.images.map(({ src }) => src)).toEqual(['/first', '/rust', '/teal']);
  expect(snapshot.description).toBe('');
});

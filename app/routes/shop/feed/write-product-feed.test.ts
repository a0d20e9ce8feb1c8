import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import type { Product } from '~/domain/catalogue/product';
import { writeFeedItems } from './write-product-feed.server';

const toAbsoluteUrl = (path: string) => `https://tessera.example${path}`;

/** The values of an attribute in each item. */
const readAttribute = (product: Product, name: string): string[][] =>
  writeFeedItems(product, toAbsoluteUrl)
    .split('<item>')
    .slice(1)
    .map((item) =>
      [...item.matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, 'gs'))].map(([, value]) => value ?? ''),
    );

const tee = createProduct({
  id: 'tile-tee',
  name: 'Tile tee',
  attributes: { colors: [{ name: 'Basalt' }, { name: 'Chalk' }], gender: 'unisex', size: ['S', 'M'] },
  variants: [
    { color: 'Basalt', size: 'S', stock: 0 },
    { color: 'Basalt', size: 'M', stock: 3 },
    { color: 'Chalk', size: 'M', stock: 2 },
  ],
  images: ['', 'Basalt', 'Chalk'].map((color) => ({
    src: `/pictures/tile-tee-${color}.1`,
    width: 1200,
    height: 1200,
    alt: 'A tee',
    tint: '#fff',
    ...(color && { color }),
  })),
});

test('R-PRODUCT-15: a product without a choice is one item, with its price of now and the page that sells it', () => {
  const mug = createProduct({ price: 100_000, sale: { type: 'percent', discount: 10 }, stock: 0 });
  expect(readAttribute(mug, 'id')).toEqual([['mosaic-mug']]);
  expect(readAttribute(mug, 'title')).toEqual([['Mosaic mug']]);
  expect(readAttribute(mug, 'link')).toEqual([['https://tessera.example/shop/single/mosaic-mug']]);
  expect(readAttribute(mug, 'price')).toEqual([['1180.00 INR']]);
  expect(readAttribute(mug, 'sale_price')).toEqual([['1062.00 INR']]);
  expect(readAttribute(mug, 'availability')).toEqual([['out_of_stock']]);
  expect(readAttribute(mug, 'item_group_id')).toEqual([[]]);
});

test('without a sale there is no other price', () => {
  expect(readAttribute(createProduct(), 'sale_price')).toEqual([[]]);
});

test('each variant on offer is an item of one group, with its options, its stock and its picture first', () => {
  expect(readAttribute(tee, 'item_group_id').flat()).toEqual(['tile-tee', 'tile-tee', 'tile-tee']);
  expect(readAttribute(tee, 'title').flat()).toEqual([
    'Tile tee, Basalt, S',
    'Tile tee, Basalt, M',
    'Tile tee, Chalk, M',
  ]);
  expect(readAttribute(tee, 'color').flat()).toEqual(['Basalt', 'Basalt', 'Chalk']);
  expect(readAttribute(tee, 'size').flat()).toEqual(['S', 'M', 'M']);
  expect(readAttribute(tee, 'availability').flat()).toEqual(['out_of_stock', 'in_stock', 'in_stock']);
  expect(readAttribute(tee, 'image_link').flat()).toEqual([
    expect.stringContaining('tile-tee-Basalt'),
    expect.stringContaining('tile-tee-Basalt'),
    expect.stringContaining('tile-tee-Chalk'),
  ]);
  expect(readAttribute(tee, 'additional_image_link').map((links) => links.length)).toEqual([2, 2, 2]);
  expect(readAttribute(tee, 'gender').flat()).toEqual(['unisex', 'unisex', 'unisex']);
});

test('two products with long names that differ at the end are two groups', () => {
  const toGroups = (id: string) => readAttribute({ ...tee, id }, 'item_group_id').flat();
  const [first, second] = [toGroups('x'.repeat(55)), toGroups(`${'x'.repeat(55)}-2`)];
  expect([new Set(first).size, new Set(second).size]).toEqual([1, 1]);
  expect(first[0]).not.toBe(second[0]);
  expect(first[0]?.length).toBe(50);
});

test('an id has at most 50 characters, and no two choices of any products have the same', () => {
  const option = fc.string({ minLength: 1, maxLength: 40 });
  const anyProduct = fc.record({
    id: fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 80 }),
    colours: fc.uniqueArray(option, { maxLength: 4 }),
    sizes: fc.uniqueArray(option, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyProduct, { selector: ({ id }) => id, maxLength: 5 }), (products) => {
      const ids = products.flatMap(({ id, colours, sizes }) =>
        readAttribute(
          createProduct({ id, attributes: { colors: colours.map((name) => ({ name })), size: sizes } }),
          'id',
        ).flat(),
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(Math.max(0, ...ids.map((id) => id.length))).toBeLessThanOrEqual(50);
    }),
  );
});

test('what is not shipped is not in the feed', () => {
  expect(writeFeedItems(createProduct({ categoryId: 'events' }), toAbsoluteUrl)).toBe('');
  expect(writeFeedItems(createProduct({ id: 'gift-card' }), toAbsoluteUrl)).toBe('');
});

test('any name and description is text of the XML', () => {
  const product = createProduct({ name: 'Mug & <b>', description: ']]> "&amp;"' });
  expect(readAttribute(product, 'title')).toEqual([['Mug &amp; &lt;b&gt;']]);
  expect(readAttribute(product, 'description')).toEqual([[']]&gt; &quot;&amp;amp;&quot;']]);
});

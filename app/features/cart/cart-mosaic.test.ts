import { expect, test } from 'vitest';
import { setQuantity } from '~/domain/cart/cart';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { getUnitTileColours, MAX_TILES } from './cart-mosaic';

const productOfColour = (id: string, tint: string) =>
  createProduct({ id, stock: 900, images: [{ src: '/pictures/x', width: 9, height: 9, alt: '', tint }] });
const mug = productOfColour('mug', 'red');
const book = productOfColour('book', 'blue');

test('every unit has a tile in the colour of its product', () => {
  const { cart } = setQuantity(setQuantity([], mug, 2).cart, book, 1);
  expect(getUnitTileColours(cart)).toEqual(['red', 'red', 'blue']);
});

test('a very full cart is scaled down and has a tile for its smallest line', () => {
  const { cart } = setQuantity(setQuantity([], mug, 800).cart, book, 1);
  const tiles = getUnitTileColours(cart);
  expect(tiles.length).toBeLessThanOrEqual(MAX_TILES);
  expect(tiles.at(-1)).toBe('blue');
});

test('a product without a picture has a tile as well; an empty cart has none', () => {
  expect(getUnitTileColours(setQuantity([], createProduct({ images: [] }), 1).cart)).toHaveLength(1);
  expect(getUnitTileColours([])).toEqual([]);
});

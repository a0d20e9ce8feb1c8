import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUnits, type Cart, countSharedUnits, parseCart } from '../cart/cart';
import { createProduct } from './fixtures/product-fixtures';
import { parseProduct } from './parse-product';
import { getVariantStock, isOptionSoldOut, resolveVariant } from './product-variants';

const COLOURS = ['Indigo', 'Sand', 'Jade'];
const SIZES = ['S', 'M', 'L'];

/** A product with a stock for each combination, when there is more than one. */
const anyProduct = fc
  .record({
    colors: fc.subarray(COLOURS),
    size: fc.subarray(SIZES),
    stocks: fc.array(fc.nat(6), { minLength: 9, maxLength: 9 }),
  })
  .map(({ colors, size, stocks }) => {
    const combinations = (colors.length > 0 ? colors : ['']).flatMap((color) =>
      (size.length > 0 ? size : ['']).map((name) => ({ color, size: name })),
    );
    const variants = combinations.map((key, index) => ({ ...key, stock: stocks[index] ?? 0 }));
    const hasVariants = colors.length > 1 || size.length > 1;
    return createProduct({
      stock: variants.reduce((sum, { stock }) => sum + stock, 0),
      attributes: { colors: colors.map((name) => ({ name })), size },
      ...(hasVariants && { variants }),
    });
  });

test('no variant is ever in a cart more often than in stock, however it was chosen', () => {
  const anyStep = fc.record({
    color: fc.option(fc.constantFrom(...COLOURS), { nil: undefined }),
    size: fc.option(fc.constantFrom(...SIZES), { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(anyProduct, fc.array(anyStep, { maxLength: 20 }), (product, steps) => {
      let cart: Cart = [];
      for (const { color, size, quantity } of steps) {
        const options = { ...(color && { color }), ...(size && { size }) };
        cart = addUnits(cart, product, quantity, options).cart;
        expect(countSharedUnits(cart, product, options)).toBeLessThanOrEqual(
          getVariantStock(product, options),
        );
      }
      expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
    }),
  );
});

test('an only option need not be chosen, and an option is sold out when no variant of it is left', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      expect(parseProduct(JSON.parse(JSON.stringify(product)))).toEqual(product);
      for (const { color, size, stock } of product.variants ?? []) {
        const { attributes } = product;
        const options = {
          ...(attributes.colors.length > 1 && { color }),
          ...(attributes.size.length > 1 && { size }),
        };
        expect(resolveVariant(product, options)).toEqual({ color, size });
        expect(getVariantStock(product, options)).toBe(stock);
        const ofColour = product.variants?.filter((variant) => variant.color === color) ?? [];
        expect(isOptionSoldOut(product, 'color', color)).toBe(ofColour.every((each) => each.stock === 0));
      }
    }),
  );
});

test('without variants the stock of the product counts, whatever is chosen', () => {
  const mug = createProduct({ stock: 4 });
  expect([getVariantStock(mug), getVariantStock(mug, { size: 'XL' })]).toEqual([4, 4]);
  expect(isOptionSoldOut(mug, 'size', 'M')).toBe(false);
});

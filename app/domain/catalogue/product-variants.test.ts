import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createProduct } from './fixtures/product-fixtures';
import { toProductSnapshot } from './product';
import { getVariantStock, isOptionSoldOut, listProductChoices, resolveVariant } from './product-variants';

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

test('an only option need not be chosen, and an option is sold out when no variant of it is left', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      expect(toProductSnapshot(product)).not.toHaveProperty('variants');
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

test('the choices of a product are its variants on offer, each once, with their stock', () => {
  fc.assert(
    fc.property(anyProduct, fc.nat(8), (product, left) => {
      const offered = product.variants?.filter((_, index) => index !== left);
      const choices = listProductChoices({ ...product, ...(offered && { variants: offered }) });
      if (!offered) expect(choices).toEqual([{ stock: product.stock }]);
      else {
        const chosen = choices.map(({ options, stock }) => ({ ...resolveVariant(product, options), stock }));
        expect(chosen).toEqual(offered);
        for (const { options } of choices) expect(options).not.toEqual({});
      }
    }),
  );
});

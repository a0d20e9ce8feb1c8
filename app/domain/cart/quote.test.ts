import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProduct } from '../catalogue/fixtures/product-fixtures';
import type { Product } from '../catalogue/product';
import { type Cart, setQuantity } from './cart';
import { listCartUpdates, type Quote } from './quote';

type PartialQuote = Pick<Quote, 'lines' | 'changes'>;

const mug = createProduct({ id: 'mug' });
const tee = createProduct({ id: 'tee' });

function createCart(...lines: [Product, number, string?][]): Cart {
  return lines.reduce<Cart>(
    (cart, [product, quantity, size]) => setQuantity(cart, product, quantity, size ? { size } : {}).cart,
    [],
  );
}

/** Applies the updates in their order, as the cart page does. */
function accept(cart: Cart, quote: PartialQuote): Cart {
  return listCartUpdates(cart, quote).reduce(
    (current, { product, quantity, options }) => setQuantity(current, product, quantity, options).cart,
    cart,
  );
}

describe('Accepting a quote with changes', () => {
  test('updates the price and not the quantity', () => {
    const repriced = { ...mug, price: mug.price + 100 };
    const quote: PartialQuote = {
      lines: [{ productId: 'mug', quantity: 2, product: repriced }],
      changes: [{ line: 0, productId: 'mug', kind: 'price', before: mug.price, now: repriced.price }],
    };
    expect(accept(createCart([mug, 2]), quote)).toEqual(createCart([repriced, 2]));
  });

  test('removes a product that is no longer sold; later lines keep their own quotes', () => {
    const quote: PartialQuote = {
      lines: [{ productId: 'tee', quantity: 1, product: tee }],
      changes: [{ line: 0, productId: 'mug', kind: 'vanished' }],
    };
    expect(accept(createCart([mug, 2], [tee, 1]), quote)).toEqual(createCart([tee, 1]));
  });

  test('removes a line whose option no longer exists', () => {
    const quote: PartialQuote = {
      lines: [],
      changes: [
        { line: 0, productId: 'tee', kind: 'unknown-option', option: 'size', before: 'M', now: ['L'] },
      ],
    };
    expect(accept(createCart([tee, 1, 'M']), quote)).toEqual([]);
  });

  test('does not change a line that was added after the quote was requested', () => {
    const quote: PartialQuote = {
      lines: [{ productId: 'mug', quantity: 1, product: { ...mug, stock: 1 } }],
      changes: [{ line: 0, productId: 'mug', kind: 'short-stock', before: 2, now: 1 }],
    };
    expect(accept(createCart([tee, 3], [mug, 2]), quote)).toEqual(
      createCart([tee, 3], [{ ...mug, stock: 1 }, 1]),
    );
  });

  test('reduces lines that share a stock to this stock', () => {
    const sizes = ['S', 'M', 'L', 'XL'];
    const anyQuantities = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: sizes.length });
    fc.assert(
      fc.property(anyQuantities, fc.integer({ min: 0, max: 20 }), (quantities, stock) => {
        const cart = createCart(
          ...quantities.map((quantity, at): [Product, number, string?] => [tee, quantity, sizes[at]]),
        );
        const product = { ...tee, stock };
        let left = stock;
        const lines = cart.map(({ quantity, options }) => {
          const possible = Math.min(quantity, left);
          left -= possible;
          return { productId: 'tee', quantity: possible, product, ...(options && { options }) };
        });
        const accepted = accept(cart, { lines, changes: [] });
        expect(accepted.map(({ quantity }) => quantity)).toEqual(
          lines.map(({ quantity }) => quantity).filter((quantity) => quantity > 0),
        );
      }),
    );
  });

  test('reduces two variants of which each has a stock of its own', () => {
    const product = { ...tee, stock: 4 };
    const quote: PartialQuote = {
      lines: [
        { productId: 'tee', quantity: 1, product, options: { size: 'M' } },
        { productId: 'tee', quantity: 3, product, options: { size: 'L' } },
      ],
      changes: [],
    };
    const accepted = accept(createCart([tee, 3, 'M'], [tee, 4, 'L']), quote);
    expect(accepted.map(({ quantity }) => quantity)).toEqual([1, 3]);
  });
});

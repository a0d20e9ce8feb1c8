import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productWith } from '../catalogue/fixtures/product-fixtures';
import type { Product } from '../catalogue/product';
import { type Cart, setQuantity } from './cart';
import { cartUpdatesFromQuote, type Quote } from './quote';

type Changed = Pick<Quote, 'lines' | 'changes'>;

const mug = productWith({ id: 'mug' });
const tee = productWith({ id: 'tee' });

function cartOf(...lines: [Product, number, string?][]): Cart {
  return lines.reduce<Cart>(
    (cart, [product, quantity, size]) => setQuantity(cart, product, quantity, size ? { size } : {}).cart,
    [],
  );
}

/** As the shop does it: the last line first. */
function accept(cart: Cart, quote: Changed): Cart {
  return cartUpdatesFromQuote(cart, quote).reduce(
    (current, { product, quantity, options }) => setQuantity(current, product, quantity, options).cart,
    cart,
  );
}

describe('Accepting what changed', () => {
  test('the new price is taken over, the quantity stays', () => {
    const dearer = { ...mug, price: mug.price + 100 };
    const quote: Changed = {
      lines: [{ productId: 'mug', quantity: 2, product: dearer }],
      changes: [{ line: 0, productId: 'mug', kind: 'price', before: mug.price, now: dearer.price }],
    };
    expect(accept(cartOf([mug, 2]), quote)).toEqual(cartOf([dearer, 2]));
  });

  test('what is no longer sold leaves, the lines behind it keep their own answers', () => {
    const quote: Changed = {
      lines: [{ productId: 'tee', quantity: 1, product: tee }],
      changes: [{ line: 0, productId: 'mug', kind: 'vanished' }],
    };
    expect(accept(cartOf([mug, 2], [tee, 1]), quote)).toEqual(cartOf([tee, 1]));
  });

  test('a choice that does not exist any more leaves as well', () => {
    const quote: Changed = {
      lines: [],
      changes: [
        { line: 0, productId: 'tee', kind: 'unknown-option', option: 'size', before: 'M', now: ['L'] },
      ],
    };
    expect(accept(cartOf([tee, 1, 'M']), quote)).toEqual([]);
  });

  test('what came into the cart after the question stays as it is', () => {
    const quote: Changed = {
      lines: [{ productId: 'mug', quantity: 1, product: { ...mug, stock: 1 } }],
      changes: [{ line: 0, productId: 'mug', kind: 'short-stock', before: 2, now: 1 }],
    };
    expect(accept(cartOf([tee, 3], [mug, 2]), quote)).toEqual(cartOf([tee, 3], [{ ...mug, stock: 1 }, 1]));
  });

  test('lines that share a stock are cut to it, however many there are', () => {
    const sizes = ['S', 'M', 'L', 'XL'];
    const wanted = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: sizes.length });
    fc.assert(
      fc.property(wanted, fc.integer({ min: 0, max: 20 }), (quantities, stock) => {
        const cart = cartOf(
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
});

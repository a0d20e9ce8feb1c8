import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProduct, createProduct } from '../catalogue/fixtures/product-fixtures';
import {
  addUnits,
  type Cart,
  countCartUnits,
  createInitialCart,
  getCartItemId,
  MAX_CART_LINES,
  parseCart,
  setQuantity,
} from './cart';

const mug = createProduct({ id: 'mug', stock: 5 });
const book = createProduct({ id: 'book', stock: 3 });
const oneMug = setQuantity([], mug, 1).cart;

describe('R-CART-2 to R-CART-6: changes of the cart', () => {
  test('R-CART-2: setting a quantity below 0 does nothing', () => {
    expect(setQuantity(oneMug, mug, -1)).toEqual({ cart: oneMug, outcome: 'ignored' });
    expect(setQuantity([], mug, -1).outcome).toBe('ignored');
  });

  test('R-CART-3: quantity 0 removes the item', () => {
    expect(setQuantity(oneMug, mug, 0)).toEqual({ cart: [], outcome: 'removed' });
  });

  test('quantity 0 for an absent product does nothing', () => {
    expect(setQuantity(oneMug, book, 0)).toEqual({ cart: oneMug, outcome: 'ignored' });
  });

  test('adding no units does nothing', () => {
    expect(addUnits(oneMug, mug, 0)).toEqual({ cart: oneMug, outcome: 'ignored' });
  });

  test('more units than are left can stay and be reduced, not raised', () => {
    const cart = setQuantity([], mug, 4).cart;
    const scarce = { ...mug, stock: 2 };
    const outcomes = [3, 4, 5].map((quantity) => setQuantity(cart, scarce, quantity).outcome);
    expect(outcomes).toEqual(['updated', 'updated', 'refused']);
  });

  test('R-CART-4: a product not in the cart is added', () => {
    expect(setQuantity([], mug, 2)).toEqual({
      cart: [{ id: 'mug', product: mug, productId: 'mug', quantity: 2 }],
      outcome: 'added',
    });
  });

  test('R-CART-5: a product already in the cart is updated in its place', () => {
    const cart = setQuantity(oneMug, book, 1).cart;
    const change = setQuantity(cart, mug, 4);
    expect(change.outcome).toBe('updated');
    expect(change.cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['mug', 4],
      ['book', 1],
    ]);
  });

  test('R-CART-6: the initial cart holds three sample items', () => {
    const samples = ['a', 'b', 'c', 'd'].map((id, index) => ({
      product: createProduct({ id, stock: 2 }),
      quantity: index + 1,
    }));
    expect(createInitialCart(samples).map(({ id, quantity, isSample }) => [id, quantity, isSample])).toEqual([
      ['a', 1, true],
      ['b', 2, true],
      ['c', 2, true],
    ]);
  });

  test('R-CART-6: the initial cart skips sold-out products', () => {
    const samples = ['a', 'b', 'c', 'd'].map((id, stock) => ({
      product: createProduct({ id, stock }),
      quantity: 1,
    }));
    expect(createInitialCart(samples).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  });

  test('a changed sample is no sample any more, and a stored one still is', () => {
    const initial = createInitialCart([{ product: mug, quantity: 1 }]);
    expect(parseCart(JSON.parse(JSON.stringify(initial)))).toEqual(initial);
    expect(setQuantity(initial, mug, 2).cart[0]?.isSample).toBeUndefined();
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, JSON.parse('"2"')])(
    'a quantity of %o is ignored',
    (quantity) => {
      expect(setQuantity(oneMug, mug, quantity)).toEqual({ cart: oneMug, outcome: 'ignored' });
    },
  );
});

describe('Stock', () => {
  test('more than the stock is refused, with the available quantity', () => {
    expect(setQuantity(oneMug, mug, 6)).toEqual({
      cart: oneMug,
      outcome: 'refused',
      reason: 'stock',
      available: 5,
    });
    expect(setQuantity(oneMug, mug, 5).outcome).toBe('updated');
  });

  test('the stock counts for all lines of the product together', () => {
    const cart = setQuantity([], mug, 3, { color: 'Indigo' }).cart;
    expect(setQuantity(cart, mug, 3, { color: 'Rust' })).toMatchObject({ outcome: 'refused', available: 2 });
    expect(setQuantity(cart, mug, 2, { color: 'Rust' }).outcome).toBe('added');
  });

  test('fewer units are accepted, also while the cart still has more than the stock', () => {
    const cart = setQuantity(setQuantity([], mug, 2, { color: 'Indigo' }).cart, mug, 3, {
      color: 'Rust',
    }).cart;
    const sold = { ...mug, stock: 3 };
    const fewer = setQuantity(cart, sold, 1, { color: 'Indigo' });
    expect(fewer.outcome).toBe('updated');
    expect(setQuantity(fewer.cart, sold, 2, { color: 'Rust' }).outcome).toBe('updated');
    expect(setQuantity(cart, sold, 4, { color: 'Rust' })).toMatchObject({ outcome: 'refused', available: 1 });
  });

  test('a sold-out product is refused', () => {
    expect(setQuantity([], createProduct({ stock: 0 }), 1)).toMatchObject({
      outcome: 'refused',
      available: 0,
    });
  });

  test('no line holds more than 999 units, for any stock', () => {
    const pins = createProduct({ stock: 1_000_000 });
    expect(setQuantity([], pins, 999).outcome).toBe('added');
    expect(setQuantity([], pins, 1_000)).toMatchObject({ outcome: 'refused', available: 999 });
  });
});

test('a cart has at most 100 lines; lines in a full cart can still change', () => {
  const full = Array.from({ length: MAX_CART_LINES }, (_, position) =>
    createProduct({ id: `p${position}` }),
  ).reduce<Cart>((cart, product) => setQuantity(cart, product, 1).cart, []);
  expect(full).toHaveLength(MAX_CART_LINES);
  expect(setQuantity(full, mug, 1)).toMatchObject({ outcome: 'refused', reason: 'lines' });
  expect(setQuantity(full, createProduct({ id: 'p7' }), 2).outcome).toBe('updated');
});

test('adding units adds to the quantity in the cart', () => {
  expect(addUnits(oneMug, mug, 2).cart[0]?.quantity).toBe(3);
  expect(addUnits(oneMug, mug, 5)).toMatchObject({ outcome: 'refused', available: 5 });
  expect(addUnits(oneMug, mug, -1).outcome).toBe('ignored');
});

test('each choice of options is a line of its own', () => {
  expect(getCartItemId('mug')).toBe('mug');
  expect(getCartItemId('mug', { color: 'Rust' })).toBe('mug|Rust|');
  expect(getCartItemId('mug', { color: 'Rust', size: 'M' })).toBe('mug|Rust|M');
  const cart = setQuantity(oneMug, mug, 1, { size: 'M' }).cart;
  expect(cart).toHaveLength(2);
  expect(cart[1]).toMatchObject({ id: 'mug||M', options: { size: 'M' } });
});

test('a newer snapshot of a product replaces the one in all its lines', () => {
  const cart = setQuantity(oneMug, mug, 1, { size: 'M' }).cart;
  const repriced = { ...mug, price: mug.price + 100 };
  const prices = setQuantity(cart, repriced, 2).cart.map(({ product }) => product.price);
  expect(prices).toEqual([repriced.price, repriced.price]);
});

test('any sequence of changes gives a valid cart', () => {
  const anyStep = fc.record({
    product: anyProduct,
    quantity: fc.oneof(fc.integer({ min: -5, max: 1100 }), fc.double()),
    size: fc.constantFrom('', 'S', 'M'),
  });
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      let cart: Cart = [];
      for (const { product, quantity, size } of steps) {
        const before = structuredClone(cart);
        const change = setQuantity(cart, product, quantity, { size });
        expect(cart).toEqual(before);
        if (change.outcome === 'ignored' || change.outcome === 'refused') expect(change.cart).toBe(cart);
        else if (quantity > 0)
          expect(countCartUnits(change.cart, product.id)).toBeLessThanOrEqual(
            Math.max(product.stock, countCartUnits(before, product.id)),
          );
        cart = change.cart;
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
        expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
      }
    }),
  );
});

describe('A stored cart', () => {
  const validLine = { id: 'mug', product: mug, productId: 'mug', quantity: 2 };

  test('keeps valid lines and drops the others', () => {
    const invalidLines = [
      null,
      'mug',
      { ...validLine, quantity: 0 },
      { ...validLine, quantity: 1.5 },
      { ...validLine, quantity: 1_000 },
      { ...validLine, quantity: '2' },
      { ...validLine, id: 'other' },
      { ...validLine, productId: 'other' },
      { ...validLine, product: { ...mug, price: -1 } },
      { ...validLine, product: undefined },
      { ...validLine, options: { color: 'Rust' } },
    ];
    // One by one: of lines with the same id, the last one would hide the others.
    for (const line of invalidLines) expect(parseCart([line]), JSON.stringify(line)).toEqual([]);
    expect(parseCart([validLine, ...invalidLines])).toEqual([validLine]);
  });

  test('keeps colour and size, and as many lines as a cart may have', () => {
    const options = { color: 'Rust', size: 'M' };
    const chosen = setQuantity([], mug, 1, options).cart;
    expect(parseCart(chosen)).toMatchObject([{ productId: 'mug', options }]);
    const lines = Array.from({ length: MAX_CART_LINES + 1 }, (_, index) => {
      const product = createProduct({ id: `mug-${index}`, stock: 5 });
      return setQuantity([], product, 1).cart;
    }).flat();
    expect(parseCart(lines)).toEqual(lines.slice(0, MAX_CART_LINES));
  });

  test('drops repeated lines and unknown fields', () => {
    expect(parseCart([validLine, { ...validLine, quantity: 3, extra: 1 }])).toEqual([
      { ...validLine, quantity: 3 },
    ]);
  });

  test.each([null, undefined, 1, 'cart', {}])('%o is no cart', (value) => {
    expect(parseCart(value)).toBeUndefined();
  });

  test('parsing never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.anything(), (list, value) => {
        expect(parseCart(list)).toEqual([]);
        expect(parseCart([{ ...validLine, product: value }])).toEqual([]);
      }),
    );
  });
});

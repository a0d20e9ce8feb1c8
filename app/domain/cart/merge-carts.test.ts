import { expect, it } from 'vitest';
import { createProduct } from '../catalogue/fixtures/product-fixtures';
import { type Cart, MAX_CART_LINES, setQuantity } from './cart';
import { mergeCarts } from './merge-carts';

const mug = createProduct({ id: 'mug', name: 'Mug', stock: 5 });
const bowl = createProduct({ id: 'bowl', name: 'Bowl', stock: 9 });
const cartOf = (quantity: number): Cart => setQuantity([], mug, quantity).cart;
const summarise = (cart: Cart) => cart.map(({ id, quantity }) => [id, quantity]);

it('R-CART-9: adds units to those in the cart, and the other lines behind them', () => {
  const merged = mergeCarts(cartOf(2), [
    { productId: 'mug', quantity: 1, product: mug },
    { productId: 'bowl', quantity: 3, product: bowl },
  ]);
  expect(summarise(merged.cart)).toEqual([
    ['mug', 3],
    ['bowl', 3],
  ]);
  expect(merged.limited).toEqual([]);
});

it('R-CART-9: adds no more than the stock, and names the product', () => {
  const merged = mergeCarts(cartOf(3), [{ productId: 'mug', quantity: 4, product: mug }]);
  expect([summarise(merged.cart), merged.limited]).toEqual([[['mug', 5]], ['Mug']]);
});

it('R-CART-9: leaves out what is sold out, and loses nothing of the cart', () => {
  const soldOut = { ...bowl, stock: 0 };
  const merged = mergeCarts(cartOf(3), [{ productId: 'bowl', quantity: 1, product: soldOut }]);
  expect([summarise(merged.cart), merged.limited]).toEqual([[['mug', 3]], ['Bowl']]);
});

it.each([0, 2])('R-CART-9: a product of which %i units are left stays as it is in the cart', (stock) => {
  const merged = mergeCarts(cartOf(3), [{ productId: 'mug', quantity: 1, product: { ...mug, stock } }]);
  expect([summarise(merged.cart), merged.limited]).toEqual([[['mug', 3]], ['Mug']]);
});

it('R-CART-9: a full cart stays, and the product is named', () => {
  const full = Array.from({ length: MAX_CART_LINES }, (_, index) => {
    const product = createProduct({ id: `product-${index}`, stock: 5 });
    return setQuantity([], product, 1).cart;
  }).flat();
  const merged = mergeCarts(full, [{ productId: 'bowl', quantity: 1, product: bowl }]);
  expect(merged).toEqual({ cart: full, limited: ['Bowl'] });
});

import { describe, expect, test } from 'vitest';
import { createProduct } from '../catalogue/fixtures/product-fixtures';
import { setQuantity } from './cart';
import { toCartLines } from './cart-line';
import { cartLinesFieldSchema, cartLinesSchema, idempotencyKeySchema } from './cart-line-schema';

const line = { productId: 'mug', quantity: 2, unitPrice: 112_410 };

describe('Cart lines from browser to server', () => {
  test('a line has the unit price after discount that the cart showed', () => {
    const mug = createProduct({ id: 'mug', price: 124_900, sale: { type: 'percent', discount: 10 } });
    const lines = toCartLines(setQuantity([], mug, 2, { color: 'Rust' }).cart);
    expect(lines).toEqual([{ ...line, options: { color: 'Rust' } }]);
    expect(cartLinesFieldSchema.parse(JSON.stringify(lines))).toEqual(lines);
  });

  test.each([0, -1, 1.5, 1000, '2', Number.NaN, null])('a quantity of %o is refused', (quantity) => {
    expect(cartLinesSchema.safeParse([{ ...line, quantity }]).success).toBe(false);
  });

  test.each([0, 101])('%i lines are refused', (length) => {
    expect(cartLinesSchema.safeParse(Array.from({ length }, () => line)).success).toBe(false);
  });

  test('1 to 999 units and 100 lines are accepted', () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({ ...line, quantity: at === 0 ? 1 : 999 }));
    expect(cartLinesSchema.parse(lines)).toHaveLength(100);
  });

  test.each([undefined, '', '{', 'null', '{}', '[]', '[1]'])('a field that holds %j is refused', (field) => {
    expect(cartLinesFieldSchema.safeParse(field).success).toBe(false);
  });

  test('R-ORDER-2: the idempotency key of a submission is a UUID', () => {
    expect(idempotencyKeySchema.safeParse('0198c0de-7a11-7abc-8def-0123456789ab').success).toBe(true);
    expect(idempotencyKeySchema.safeParse('1').success).toBe(false);
  });
});

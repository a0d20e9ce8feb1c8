import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSharedCart, MAX_SHARED_CART_LENGTH, parseSharedCart, type SharedLine } from './shared-cart';

const parse = (query: string) => parseSharedCart(new URLSearchParams(query));

const option = fc.constantFrom('Dark print', 'Größe 50 %', 'a*b', 'x%2Ay', 'M', '१');
const line: fc.Arbitrary<SharedLine> = fc
  .record({
    productId: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
    quantity: fc.integer({ min: 1, max: 999 }),
    color: fc.option(option, { nil: undefined }),
    size: fc.option(option, { nil: undefined }),
  })
  .map(({ productId, quantity, color, size }) => ({
    productId,
    quantity,
    ...((color || size) && { options: { ...(color && { color }), ...(size && { size }) } }),
  }));

describe('R-CART-9: the link to a cart', () => {
  it('carries every line there and back', () => {
    const carts = fc.uniqueArray(line, {
      minLength: 1,
      maxLength: 12,
      selector: ({ productId, options }) => `${productId}|${options?.color}|${options?.size}`,
    });
    fc.assert(
      fc.property(carts, (lines) => {
        expect(parse(formatSharedCart(lines) ?? '')).toEqual(lines);
      }),
    );
  });

  it('names ids, quantities and options', () => {
    const lines = [
      { productId: 'mosaic-mug', quantity: 2 },
      { productId: 'tile-tee', quantity: 1, options: { color: 'Dark print', size: 'M' } },
      { productId: 'tile-tee', quantity: 1, options: { size: 'L' } },
    ];
    expect(formatSharedCart(lines)).toBe('v=1&i=mosaic-mug*2&i=tile-tee*1*Dark+print*M&i=tile-tee*1**L');
  });

  it('is absent for an empty cart and for a cart that is too long', () => {
    expect(formatSharedCart([])).toBeUndefined();
    const lines = Array.from({ length: 100 }, (_, index) => ({
      productId: `a-rather-long-product-id-${index}`,
      quantity: 1,
    }));
    expect(formatSharedCart(lines)).toBeUndefined();
  });

  it.each([
    ['another version', 'v=2&i=mug*1'],
    ['no version', 'i=mug*1'],
    ['no quantity', 'v=1&i=mug'],
    ['a quantity of 0', 'v=1&i=mug*0'],
    ['a negative quantity', 'v=1&i=mug*-1'],
    ['a fraction', 'v=1&i=mug*1.5'],
    ['a quantity of four digits', 'v=1&i=mug*1000'],
    ['an id that is none', 'v=1&i=<b>*1'],
    ['control characters', 'v=1&i=mug*1*%00'],
    ['too many parts', 'v=1&i=mug*1*a*b*c'],
    ['a long option', `v=1&i=mug*1*${'a'.repeat(101)}`],
    ['a long link', `v=1&i=mug*1&x=${'a'.repeat(MAX_SHARED_CART_LENGTH)}`],
  ])('has no line with %s', (_, query) => {
    expect(parse(query)).toEqual([]);
  });

  it('joins equal lines, and never throws', () => {
    expect(parse('v=1&i=mug*600&i=mug*600')).toEqual([{ productId: 'mug', quantity: 999 }]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          Array.isArray(
            parseSharedCart(
              new URLSearchParams([
                ['v', '1'],
                ['i', text],
              ]),
            ),
          ),
        ).toBe(true);
      }),
    );
  });
});

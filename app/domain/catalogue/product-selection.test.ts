import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatSelectedProduct,
  parseSelectionResult,
  productSelectionSchema,
  serialiseSelectionResult,
} from './product-selection';
import { PRODUCT_STATES } from './staff-product-query';

const id = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}$/);
const state = fc.constantFrom(...PRODUCT_STATES);

describe('R-PRODUCT-14: selected products', () => {
  test('a box is read as it was written', () => {
    const selected = fc.array(fc.record({ id, version: fc.nat({ max: 9_999 }) }), {
      minLength: 1,
      maxLength: 50,
    });
    fc.assert(
      fc.property(selected, state, (products, to) => {
        const form = { selected: products.map(formatSelectedProduct), state: to };
        expect(productSelectionSchema.parse(form)).toEqual({ selected: products, state: to });
      }),
    );
  });

  test('anything else is refused', () => {
    const refused = ['', 'mosaic-mug', 'mosaic-mug.', 'mosaic-mug.x', 'mosaic-mug.-1', 'Mug.1', '../a.1'];
    for (const text of refused)
      expect(productSelectionSchema.safeParse({ selected: [text], state: 'draft' }).success, text).toBe(
        false,
      );
    expect(productSelectionSchema.safeParse({ selected: [], state: 'draft' }).success).toBe(false);
    const many = Array.from({ length: 51 }, () => 'mug.1');
    expect(productSelectionSchema.safeParse({ selected: many, state: 'draft' }).success).toBe(false);
  });

  test('a result is read as it was written, and any other URL has none', () => {
    const result = fc.record({
      state,
      changed: fc.nat({ max: 50 }),
      unchanged: fc.array(id, { maxLength: 50 }),
    });
    fc.assert(
      fc.property(result, (written) => {
        expect(parseSelectionResult(serialiseSelectionResult(written))).toEqual(written);
      }),
    );
    for (const query of ['', 'now=draft', 'changed=2', 'now=gone&changed=2', 'now=draft&changed=-1'])
      expect(parseSelectionResult(new URLSearchParams(query)), query).toBeUndefined();
  });
});

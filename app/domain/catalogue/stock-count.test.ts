import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countedUnits,
  formatStockRowKey,
  parseStockCountQuery,
  parseStockRowKey,
  serialiseStockCountQuery,
} from './stock-count';

const anyKey = fc.record({
  productId: fc.stringMatching(/^[a-z0-9]{1,20}$/),
  variant: fc.option(
    fc.record({ color: fc.stringMatching(/^[ -~]{0,20}$/), size: fc.constantFrom('', 'M') }),
    {
      nil: undefined,
    },
  ),
});

test('a row has one key, and the key has one row', () => {
  fc.assert(
    fc.property(anyKey, ({ productId, variant }) => {
      const key = { productId, ...(variant && { variant }) };
      expect(parseStockRowKey(formatStockRowKey(key))).toEqual(key);
      const query = { q: 'mug', category: 'table', after: key };
      expect(parseStockCountQuery(serialiseStockCountQuery(query))).toEqual(query);
    }),
  );
});

test('any URL can be read', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.json(), (q, category, after) => {
      const query = parseStockCountQuery(new URLSearchParams({ q, category, after }));
      expect(parseStockCountQuery(serialiseStockCountQuery(query))).toEqual(query);
    }),
  );
});

test.each(['-1', '1.5', 'ten', '1000001', '0x1f0000'])('%s is no number of counted units', (text) =>
  expect(countedUnits.safeParse(text).success).toBe(false),
);

test.each(['', 'mug', '{}', '[]', '["Not an id"]', '["mug","a\\u0000","M"]'])(
  '%j is no key of a row',
  (text) => {
    expect(parseStockRowKey(text)).toBeUndefined();
  },
);

test('a key without a size is that of a product without variants', () => {
  expect(parseStockRowKey('["mug","Rust"]')).toEqual({ productId: 'mug' });
});

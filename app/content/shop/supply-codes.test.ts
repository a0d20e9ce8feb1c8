import { expect, test } from 'vitest';
import { seedProducts } from '../../../db/seed/products/catalogue';
import { seedCategories } from '../../../db/seed/products/categories';
import { CODES_BY_CATEGORY, CODES_BY_PRODUCT, getSupplyCode } from './supply-codes';

test('every category of the shop has a code, and every code is of a product or category that exists', () => {
  expect(Object.keys(CODES_BY_CATEGORY).toSorted()).toEqual(seedCategories.map(({ id }) => id).toSorted());
  const ids = seedProducts.map(({ id }) => id);
  for (const id of Object.keys(CODES_BY_PRODUCT)) expect(ids).toContain(id);
});

test('an HSN code has four digits, a SAC six beginning with 99', () => {
  for (const { hsnCode, unit } of [CODES_BY_CATEGORY, CODES_BY_PRODUCT].flatMap((codes) =>
    Object.values(codes),
  ))
    expect(hsnCode).toMatch(unit === 'NOS' ? /^(?!99)\d{4}$/ : /^99\d{4}$/);
});

test('R-PRODUCT-9: the code that staff entered goes before all others; one that begins with 99 is of a service', () => {
  const lamp = { productId: 'desk-lamp', categoryId: 'desk' };
  expect(getSupplyCode({ ...lamp, hsnCode: '940510' })).toEqual({ hsnCode: '940510', unit: 'NOS' });
  expect(getSupplyCode({ ...lamp, hsnCode: '998314' })).toEqual({ hsnCode: '998314', unit: 'OTH' });
  expect(getSupplyCode({ ...lamp, hsnCode: null }).hsnCode).toBe('9405');
});

test('the code of the product goes before that of its category, and a deleted product has one', () => {
  expect(getSupplyCode({ productId: 'desk-lamp', categoryId: 'desk' }).hsnCode).toBe('9405');
  expect(getSupplyCode({ productId: 'something-new', categoryId: 'desk' }).hsnCode).toBe('9403');
  expect(getSupplyCode({ productId: 'something-gone' }).hsnCode).toMatch(/^\d{4}$/);
});

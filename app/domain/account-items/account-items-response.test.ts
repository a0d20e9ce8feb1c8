import { expect, it } from 'vitest';
import { createProduct } from '../catalogue/fixtures/product-fixtures';
import { parseAccountItemsResponse, parseAccountState } from './account-items-response';
import { accountItemsRequestSchema } from './account-items-schema';

const account = '0193b5f0-0000-7000-8000-000000000001';
const items = {
  cart: [{ productId: 'mug', quantity: 2, options: { color: 'Clay' } }],
  wishlist: ['bowl'],
};
const state = { account, revision: 3, items };

it('a stored state and a response are read back', () => {
  const response = { ...state, products: [createProduct({ id: 'mug' })] };
  expect(parseAccountState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(parseAccountItemsResponse(JSON.parse(JSON.stringify(response)))).toEqual(response);
});

it.each([
  undefined,
  null,
  'text',
  {},
  { ...state, revision: -1 },
  { ...state, account: '' },
  { ...state, items: [] },
])('anything else is no state: %j', (value) => expect(parseAccountState(value)).toBeUndefined());

it('invalid entries are left out', () => {
  const cart = [...items.cart, { productId: 'bowl', quantity: 0 }, { quantity: 1 }, null];
  const parsed = parseAccountState({ ...state, items: { cart, wishlist: [...items.wishlist, 7] } });
  expect(parsed).toEqual(state);
});

it('the server accepts a first request without account, and unknown products', () => {
  const request = { base: { cart: [], wishlist: [] }, own: items };
  expect(accountItemsRequestSchema.parse(request)).toEqual(request);
});

it.each([
  { cart: [{ productId: 'mug', quantity: 0 }], wishlist: [] },
  { cart: [{ productId: 'mug', quantity: 1000 }], wishlist: [] },
  { cart: [{ productId: 'mug', quantity: 1.5 }], wishlist: [] },
  { cart: [{ productId: 'a\u0000b', quantity: 1 }], wishlist: [] },
  { cart: [], wishlist: ['x'.repeat(101)] },
  { cart: [], wishlist: Array.from({ length: 501 }, (_, index) => `p${index}`) },
  { cart: {}, wishlist: [] },
])('the server refuses invalid items: %j', (own) => {
  const base = { cart: [], wishlist: [] };
  expect(accountItemsRequestSchema.safeParse({ base, own }).success).toBe(false);
  expect(accountItemsRequestSchema.safeParse({ base: own, own: base }).success).toBe(false);
});

import { expect, it } from 'vitest';
import { getBuyAgainPath } from '~/features/orders/buy-again-path';
import { createBackLink } from './create-back-link';

const line = { productId: 'mosaic-mug', product: { name: 'Mosaic mug' } };
const other = { productId: 'notebook-pair', product: { name: 'Notebook pair' } };
const createLink = (query: string, lines: unknown[]) =>
  createBackLink(new URLSearchParams(query), { lines } as never);

it('an order that is bought again leads back to the order', () => {
  const path = getBuyAgainPath([{ productId: 'mosaic-mug', quantity: 2 }], 'TS-2627-000004');
  const query = path.slice(path.indexOf('?'));
  expect(createLink(query, [line])).toEqual({
    label: 'Back to order TS-2627-000004',
    href: '/account/order-history/TS-2627-000004',
  });
});

it('a product that is bought without a cart leads back to the product', () => {
  expect(createLink('buy=mosaic-mug&from=nowhere', [line])).toEqual({
    label: 'Back to Mosaic mug',
    href: '/shop/single/mosaic-mug',
  });
});

it('all else leads back to the cart', () => {
  const cart = { label: 'Back to the cart', href: '/shop/cart' };
  expect(createLink('', [line, other])).toEqual(cart);
  expect(createBackLink(new URLSearchParams(), undefined)).toEqual(cart);
});

import { expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { createProductStructuredData } from './product-structured-data';

const readOffer = (categoryId: string) =>
  createProductStructuredData(
    { product: createProduct({ categoryId }), reviews: [] },
    (path) => `https://tessera.example${path}`,
  ).offers;

test('goods have shipping details, seats do not', () => {
  expect(readOffer('desk')).toHaveProperty('shippingDetails');
  expect(readOffer('events')).not.toHaveProperty('shippingDetails');
});

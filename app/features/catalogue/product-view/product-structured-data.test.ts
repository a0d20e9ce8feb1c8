import { expect, test } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { createProductStructuredData } from './product-structured-data';

const readOffer = (categoryId: string) =>
  createProductStructuredData(
    { product: createProduct({ categoryId }), reviews: [] },
    (path) => `https://tessera.example${path}`,
  ).offers;

test('a review has the day on which it was written in India', () => {
  const review = { author: 'Asha', city: '', stars: 5, verified: true, title: '', text: 'Good.', answer: '' };
  const data = createProductStructuredData(
    {
      product: { ...createProduct({}), review: { count: 1, stars: 5 } },
      reviews: [{ ...review, id: 'r', photoIds: [], createdAt: new Date('2026-12-31T20:00:00Z') }],
    },
    (path) => path,
  );
  expect(data).toMatchObject({ review: [{ datePublished: '2027-01-01' }] });
});

test('goods have shipping details, seats do not', () => {
  expect(readOffer('desk')).toHaveProperty('shippingDetails');
  expect(readOffer('events')).not.toHaveProperty('shippingDetails');
});

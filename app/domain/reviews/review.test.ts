import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status';
import { canReviewOrder, PHOTO_FIELDS, REVIEW_LIMITS, toReviewerName } from './review';
import { getReviewsHref, parseReviewQuery } from './review-query';
import { reviewSchema } from './review-schema';
import { parseStaffReviewQuery, serialiseStaffReviewQuery } from './staff-review-query';

test('R-REVIEW-1: only a delivered order whose buyer has an account or is a guest', () => {
  const allowed = ORDER_STATUSES.filter((status) => canReviewOrder({ status, isAnonymous: false }));
  expect(allowed).toEqual(['delivered']);
  expect(canReviewOrder({ status: 'delivered', isAnonymous: true })).toBe(false);
});

describe('R-REVIEW-3: the name of an author', () => {
  test.each([
    ['Meera Nair', 'Meera N.'],
    ['  Asha   Devi Rao ', 'Asha R.'],
    ['Prince', 'Prince'],
    ['élodie ünal', 'élodie Ü.'],
    ['', 'A buyer'],
  ])('%j is %j', (name, shown) => expect(toReviewerName(name)).toBe(shown));

  test('has one letter of the last name at most', () => {
    const word = fc.stringMatching(/^[A-Za-z]{2,12}$/);
    fc.assert(
      fc.property(word, word, (first, last) => {
        expect(toReviewerName(`${first} ${last}`)).toBe(`${first} ${last[0]?.toUpperCase()}.`);
      }),
    );
  });
});

describe('the form of a review', () => {
  const valid = { stars: '4', title: 'A good mug', text: 'It holds tea and is easy to wash.', version: '0' };

  test('accepts what a buyer types', () => {
    expect(reviewSchema.parse(valid)).toEqual({ ...valid, stars: 4, version: 0, removed: [] });
  });

  test.each([
    ['no stars', { stars: '' }],
    ['half a star', { stars: '2.5' }],
    ['six stars', { stars: '6' }],
    ['no title', { title: ' ' }],
    ['a long title', { title: 'x'.repeat(REVIEW_LIMITS.title + 1) }],
    ['a short text', { text: 'Good.' }],
    ['a long text', { text: 'x'.repeat(REVIEW_LIMITS.text + 1) }],
    ['more removed photos than fields', { removed: Array(PHOTO_FIELDS.length + 1).fill('x') }],
  ])('refuses %s', (_, changes) => {
    expect(reviewSchema.safeParse({ ...valid, ...changes }).success).toBe(false);
  });
});

test('the URL of a product page holds stars and page of its reviews', () => {
  const stars = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });
  fc.assert(
    fc.property(stars, fc.integer({ min: 1, max: 999 }), (wanted, page) => {
      const query = { ...(wanted && { stars: wanted }), page };
      const { searchParams } = new URL(getReviewsHref(query), 'https://site.example/');
      expect(parseReviewQuery(searchParams)).toEqual(query);
    }),
  );
});

test('any query is readable', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), fc.string(), (query, stars, page) => {
      const params = new URLSearchParams(query);
      params.set('stars', stars);
      params.set('reviews', page);
      params.set('state', stars);
      const { stars: read = 1, page: readPage } = parseReviewQuery(params);
      expect(read >= 1 && read <= 5 && readPage >= 1).toBe(true);
      const staff = parseStaffReviewQuery(params);
      expect(parseStaffReviewQuery(new URLSearchParams(serialiseStaffReviewQuery(staff)))).toEqual(staff);
    }),
  );
});

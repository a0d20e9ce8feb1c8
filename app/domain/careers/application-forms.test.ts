import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applicationEmailSchema, calculateAverageRating, RATINGS, ratingSchema } from './application-forms';

it('the average lies between the ratings and does not depend on their order', () => {
  const ratings = fc.array(fc.constantFrom(...RATINGS), { minLength: 1 });
  fc.assert(
    fc.property(ratings, (list) => {
      const average = calculateAverageRating(list) ?? 0;
      expect(average).toBeGreaterThanOrEqual(Math.min(...list));
      expect(average).toBeLessThanOrEqual(Math.max(...list));
      expect(calculateAverageRating(list.toReversed())).toBe(average);
    }),
  );
  expect(calculateAverageRating([])).toBeUndefined();
  expect(calculateAverageRating([5, 4, 4])).toBe(4.3);
});

it('an email is not sent with an unfilled placeholder of its template', () => {
  const fields = { key: crypto.randomUUID(), version: '2' };
  const parse = (text: string) => applicationEmailSchema.safeParse({ ...fields, text }).success;
  expect(parse('The pay: [amount] a year.')).toBe(false);
  expect(parse('The pay: Rs. 18 lakh a year.')).toBe(true);
});

it.each(['', '0', '6', '2.5', 'x'])('%j is no rating', (rating) => {
  expect(ratingSchema.safeParse({ rating }).success).toBe(false);
});

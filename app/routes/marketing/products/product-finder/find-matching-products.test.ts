import { expect, it } from 'vitest';
import { productRecommendations } from '~/content/products/product-finder-content';
import { softwareProducts } from '~/content/products/software-products';
import { DOING_VALUES, parseProductFinderAnswers, SIDE_VALUES } from '~/domain/products/product-finder';
import { findMatchingProducts } from './find-matching-products';

it('without answers all six products match', () => {
  expect(findMatchingProducts({}).candidates.toSorted()).toEqual(
    softwareProducts.map(({ id }) => id).toSorted(),
  );
});

it('every further answer keeps the recommended product', () => {
  for (const doing of DOING_VALUES)
    for (const side of SIDE_VALUES) {
      const [all, byDoing, bySide] = [{}, { doing }, { side }].map((answers) =>
        findMatchingProducts(answers),
      );
      const { candidates, recommendation } = findMatchingProducts({ doing, side });
      expect(candidates).toEqual([recommendation?.first]);
      for (const withoutOne of [all, byDoing, bySide])
        expect(withoutOne?.candidates).toContain(recommendation?.first);
    }
});

it('the companion product differs from the recommended product', () => {
  for (const sides of Object.values(productRecommendations))
    for (const { first, also } of Object.values(sides)) expect(also.id).not.toBe(first);
});

it('unknown values in the query are ignored', () => {
  const query = new URLSearchParams('doing=<script>&side=run&side=part&when=');
  expect(parseProductFinderAnswers(query)).toEqual({ side: 'run' });
});

import { productRecommendations } from '~/content/products/product-finder-content';
import type { ProductId } from '~/content/products/software-products';
import { DOING_VALUES, type ProductFinderAnswers, SIDE_VALUES } from '~/domain/products/product-finder';

type Fit = (typeof productRecommendations)['event']['run'];

export interface MatchingProducts {
  /** Products that match the answers so far. */
  candidates: readonly ProductId[];
  /** Set once the answers leave one recommendation. */
  recommendation?: Fit;
}

/** Filters the products by the answers. `when` excludes none: it only decides the interim option. */
export function findMatchingProducts({ doing, side }: ProductFinderAnswers): MatchingProducts {
  const doings = doing ? [doing] : DOING_VALUES;
  const sides = side ? [side] : SIDE_VALUES;
  const fits = doings.flatMap((eachDoing) =>
    sides.map((eachSide) => productRecommendations[eachDoing][eachSide]),
  );
  const candidates = [...new Set(fits.map(({ first }) => first))];
  const [single] = fits;
  return { candidates, ...(doing && side && single && { recommendation: single }) };
}

import { productRecommendations } from '~/content/products/product-finder-content';
import type { ProductId } from '~/content/products/software-products';
import { DOING_VALUES, type ProductFinderAnswers, SIDE_VALUES } from '~/domain/content/product-finder';

type Fit = (typeof productRecommendations)['event']['run'];

export interface MatchingProducts {
  /** Products that still fit, whatever the open questions are answered with. */
  candidates: readonly ProductId[];
  /** As soon as there can be only one. */
  recommendation?: Fit;
}

/** What is left of the six after some answers. When it is needed excludes nothing: it decides on what to do meanwhile. */
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

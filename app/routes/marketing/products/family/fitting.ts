import { familyFits } from '~/content/family';
import type { ProductId } from '~/content/products';
import { DOINGS, type FamilyAnswers, SIDES } from '~/domain/family-answers';

type Fit = (typeof familyFits)['event']['run'];

export interface Fitting {
  /** Products that still fit, whatever the open questions are answered with. */
  candidates: readonly ProductId[];
  /** As soon as there can be only one. */
  fit?: Fit;
}

/** What is left of the six after some answers. When it is needed excludes nothing: it decides on what to do meanwhile. */
export function fittingProducts({ doing, side }: FamilyAnswers): Fitting {
  const doings = doing ? [doing] : DOINGS;
  const sides = side ? [side] : SIDES;
  const fits = doings.flatMap((about) => sides.map((on) => familyFits[about][on]));
  const candidates = [...new Set(fits.map(({ first }) => first))];
  const [only] = fits;
  return { candidates, ...(doing && side && only && { fit: only }) };
}

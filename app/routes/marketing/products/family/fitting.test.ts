import { expect, it } from 'vitest';
import { familyFits } from '~/content/family';
import { softwareProducts } from '~/content/products';
import { DOINGS, readFamilyAnswers, SIDES } from '~/domain/family-answers';
import { fittingProducts } from './fitting';

it('nothing answered leaves all six', () => {
  expect(fittingProducts({}).candidates.toSorted()).toEqual(softwareProducts.map(({ id }) => id).toSorted());
});

it('every further answer leaves some of those that were left before', () => {
  for (const doing of DOINGS)
    for (const side of SIDES) {
      const [all, byDoing, bySide] = [{}, { doing }, { side }].map((answers) => fittingProducts(answers));
      const { candidates, fit } = fittingProducts({ doing, side });
      expect(candidates).toEqual([fit?.first]);
      for (const wider of [all, byDoing, bySide]) expect(wider?.candidates).toContain(fit?.first);
    }
});

it('what fits beside it is never the same product again', () => {
  for (const sides of Object.values(familyFits))
    for (const { first, also } of Object.values(sides)) expect(also.id).not.toBe(first);
});

it('an address with something else in it counts as not answered', () => {
  const query = new URLSearchParams('doing=<script>&side=run&side=part&when=');
  expect(readFamilyAnswers(query)).toEqual({ side: 'run' });
});

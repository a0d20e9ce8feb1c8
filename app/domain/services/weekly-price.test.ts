import fc from 'fast-check';
import { expect, it } from 'vitest';
import { companyServices } from '~/content/services/company-services';
import { projectWeeks } from '~/content/services/twelve-weeks-content';
import { webRates } from '~/content/services/web-rates';
import { priceWeeks } from './weekly-price';

it('eight weeks with a team of two cost the price of the service', () => {
  const service = companyServices.find(({ id }) => id === 'custom-web-development');
  expect(priceWeeks(webRates.day, 2).untilWeek(8)).toBe(service?.startingPrice.price);
});

it('a larger team costs more in every week, and the sum grows week by week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 2, max: 3 }), (week, team) => {
      const smaller = priceWeeks(webRates.day, team);
      const larger = priceWeeks(webRates.day, team + 1);
      expect(larger.untilWeek(week)).toBeGreaterThan(smaller.untilWeek(week));
      expect(smaller.untilWeek(week + 1) - smaller.untilWeek(week)).toBe(smaller.week);
    }),
  );
});

it('the weeks are numbered from 1 to 12, in three phases without a step back', () => {
  expect(projectWeeks.map(({ week }) => week)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const phases = projectWeeks.map(({ phase }) => ['agree', 'build', 'prove'].indexOf(phase));
  expect(phases).toEqual(phases.toSorted());
});

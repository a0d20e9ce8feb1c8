import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyServices } from '~/content/services/company-services';
import { defaultWebNeeds, webRates } from '~/content/services/web-rates';
import { readQueryForm } from '../forms/read-query-form';
import { estimateWebProject, FACTOR_IDS, reduceFactor } from './web-estimate';
import {
  BRIEFS,
  CONNECTIONS,
  DATA_STATES,
  parseWebForm,
  toWebForm,
  WEB_LIMITS,
  type WebNeeds,
} from './web-estimate-form';

const anyNeeds: fc.Arbitrary<WebNeeds> = fc.record({
  jobs: fc.integer(WEB_LIMITS.jobs),
  roles: fc.integer(WEB_LIMITS.roles),
  systems: fc.integer(WEB_LIMITS.systems),
  data: fc.constantFrom(...DATA_STATES),
  languages: fc.integer(WEB_LIMITS.languages),
  line: fc.constantFrom(...CONNECTIONS),
  brief: fc.constantFrom(...BRIEFS),
});
const smallest: WebNeeds = {
  jobs: 1,
  roles: 1,
  systems: 0,
  languages: 1,
  data: 'none',
  line: 'online',
  brief: 'written',
};
const estimate = (needs: WebNeeds) => estimateWebProject(needs, webRates);

describe('the estimate', () => {
  it('is a range of whole amounts, and its factors add up to the lower figure', () => {
    fc.assert(
      fc.property(anyNeeds, (needs) => {
        const { factors, days, price, weeks } = estimate(needs);
        expect(factors.reduce((sum, factor) => sum + factor.days, 0)).toBe(days.low);
        expect(factors.reduce((sum, factor) => sum + factor.price, 0)).toBe(price.low);
        expect(price.high).toBeGreaterThan(price.low);
        expect(weeks.high).toBeGreaterThanOrEqual(weeks.low);
        expect(Number.isSafeInteger(price.low) && Number.isSafeInteger(price.high)).toBe(true);
      }),
    );
  });

  it('keeps what the service promises: two to four people, 8 to 24 weeks, and the price it begins at', () => {
    const service = companyServices.find(({ id }) => id === 'custom-web-development');
    expect(estimate(smallest)).toMatchObject({
      price: { low: service?.startingPrice.price },
      weeks: { low: 8 },
      team: 2,
    });
    fc.assert(
      fc.property(anyNeeds, (needs) => {
        const { weeks, team, isTooLarge, price } = estimate(needs);
        expect(price.low).toBeGreaterThanOrEqual(service?.startingPrice.price ?? 0);
        expect(team).toBeGreaterThanOrEqual(2);
        expect(team).toBeLessThanOrEqual(4);
        expect(weeks.low).toBeGreaterThanOrEqual(8);
        if (!isTooLarge) expect(weeks.high).toBeLessThanOrEqual(24);
      }),
    );
  });

  it('never costs more with less', () => {
    fc.assert(
      fc.property(anyNeeds, fc.constantFrom(...FACTOR_IDS), (needs, id) => {
        const less = reduceFactor(needs, id);
        if (!less) return;
        expect(estimate(less).price.low).toBeLessThanOrEqual(estimate(needs).price.low);
        expect(estimate(less).price.high).toBeLessThanOrEqual(estimate(needs).price.high);
      }),
    );
  });

  it('is narrower when it is written down what the software should do', () => {
    fc.assert(
      fc.property(anyNeeds, (needs) => {
        const width = (brief: WebNeeds['brief']) => estimate({ ...needs, brief }).unknownPercent;
        expect(width('written')).toBeLessThan(width('talked'));
      }),
    );
  });
});

describe('the form', () => {
  it('is the same after it was written to a URL and read', () => {
    fc.assert(
      fc.property(anyNeeds, (needs) => {
        const form = readQueryForm(new URLSearchParams(toWebForm(needs)), toWebForm(defaultWebNeeds));
        expect(parseWebForm(form, defaultWebNeeds)).toEqual(needs);
      }),
    );
  });

  it('never throws, and accepts only offered values', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('constructor', '0', '99', '-1', '2.5'));
    const form = fc.record({
      jobs: text,
      roles: text,
      systems: text,
      languages: text,
      data: text,
      line: text,
      brief: text,
    });
    fc.assert(
      fc.property(form, (any) => {
        const needs = parseWebForm(any, defaultWebNeeds);
        expect(needs.jobs).toBeGreaterThanOrEqual(1);
        expect(needs.jobs).toBeLessThanOrEqual(WEB_LIMITS.jobs.max);
        expect(estimate(needs).price.low).toBeGreaterThan(0);
      }),
    );
  });
});

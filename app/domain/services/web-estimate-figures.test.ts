import { describe, expect, it, test } from 'vitest';
import { estimateWebProject, type FactorId, reduceFactor, type WebRates } from './web-estimate';
import type { WebNeeds } from './web-estimate-form';

/** Rates that make each part easy to check by hand. */
const rates: WebRates = {
  day: 10_000_00,
  minWeeks: 8,
  maxWeeks: 24,
  minTeam: 2,
  maxTeam: 4,
  days: { base: 20, job: 10, role: 3, system: 7, language: 4, tidyData: 5, grownData: 12, offline: 15 },
  unknownPercent: { base: 10, system: 2, grownData: 4, talkedBrief: 6 },
};

const large: WebNeeds = {
  jobs: 6,
  roles: 3,
  systems: 2,
  data: 'grown',
  languages: 2,
  line: 'offline',
  brief: 'talked',
};
const smallest: WebNeeds = {
  jobs: 1,
  roles: 1,
  systems: 0,
  data: 'none',
  languages: 1,
  line: 'online',
  brief: 'written',
};

const readDays = (needs: WebNeeds) =>
  Object.fromEntries(estimateWebProject(needs, rates).factors.map(({ id, days }) => [id, days]));

describe('R-SERVICE-2: an estimate in figures', () => {
  it('adds up the days of each need', () => {
    expect(readDays(large)).toEqual({
      base: 20,
      jobs: 60,
      roles: 6,
      systems: 14,
      data: 12,
      languages: 4,
      line: 15,
    });
    expect(readDays({ ...large, data: 'tidy' })).toMatchObject({ data: 5 });
    expect(estimateWebProject(large, rates)).toMatchObject({
      days: { low: 131, high: 163 },
      price: { low: 1_310_000_00, high: 1_630_000_00 },
      unknownPercent: 24,
      // Two people would need more than 14 weeks.
      team: 3,
      weeks: { low: 9, high: 11 },
      isTooLarge: false,
    });
  });

  it('fills up to the smallest engagement', () => {
    expect(readDays(smallest)).toEqual({ base: 20, jobs: 10, minimum: 50 });
    expect(estimateWebProject(smallest, rates)).toMatchObject({
      days: { low: 80, high: 88 },
      unknownPercent: 10,
      team: 2,
      weeks: { low: 8, high: 9 },
    });
  });

  it('needs one more person from the first day beyond 14 weeks', () => {
    const estimateTeam = (base: number) =>
      estimateWebProject(smallest, {
        ...rates,
        days: { ...rates.days, base },
        unknownPercent: { ...rates.unknownPercent, base: 0 },
      }).team;
    expect([130, 131, 200, 201].map(estimateTeam)).toEqual([2, 3, 3, 4]);
  });

  it('is too large beyond the longest engagement of the largest team', () => {
    const limits = { ...rates, maxWeeks: 8, maxTeam: 2 };
    expect(estimateWebProject(smallest, limits).isTooLarge).toBe(true);
    const known = { ...limits, unknownPercent: { ...rates.unknownPercent, base: 0 } };
    expect(estimateWebProject(smallest, known).isTooLarge).toBe(false);
  });
});

test.each<[FactorId, Partial<WebNeeds> | undefined]>([
  ['jobs', { jobs: 5 }],
  ['roles', { roles: 2 }],
  ['systems', { systems: 1 }],
  ['languages', { languages: 1 }],
  ['data', { data: 'tidy' }],
  ['line', { line: 'online' }],
  ['base', undefined],
])('less of %s is the next smaller need', (id, change) => {
  expect(reduceFactor(large, id)).toEqual(change && { ...large, ...change });
  expect(reduceFactor(smallest, id)).toBeUndefined();
});

test('tidy data can be left out', () => {
  expect(reduceFactor({ ...large, data: 'tidy' }, 'data')?.data).toBe('none');
});

import { describe, expect, it } from 'vitest';
import type { HackathonRequest } from './hackathon-form';
import { countHeads, type HackathonRates, listShopping, planHackathon } from './hackathon-plan';

/** Rates that make each line easy to check by hand. */
const rates: HackathonRates = {
  fee: { base: 100_000_00, included: 120, thirdDay: 30_000_00, crewDay: 5_000_00 },
  software: { included: 150, difference: 20_000_00 },
  mealPerPerson: 100_00,
  hallPerPersonDay: 50_00,
  bedRollPerNight: 40_00,
  prizesPerPerson: 25_00,
  judgeTravel: 3_000_00,
  network: 45_000_00,
  powerPerTeam: 70_00,
  firstAidPerDay: 4_000_00,
  shirt: 300_00,
  badge: 11_00,
  streamPerDay: 8_000_00,
  parcel: 150_00,
  reservePercent: 5,
  shirtSizes: [
    ['M', 50],
    ['L', 50],
  ],
};

const large: HackathonRequest = { people: 200, days: 3, format: 'overnight', hall: 'rented' };
const online: HackathonRequest = { people: 120, days: 2, format: 'online', hall: 'rented' };

/** The budget in rupees. */
const readBudget = (request: HackathonRequest) => {
  const { budget, total, perPerson } = planHackathon(request, rates);
  const lines = Object.fromEntries(budget.map(({ id, amount }) => [id, amount / 100]));
  return { ...lines, total: total / 100, perPerson: perPerson / 100 };
};

describe('R-SERVICE-1: a plan in figures', () => {
  it('counts the people', () => {
    expect(countHeads(200, 120)).toEqual({
      people: 200,
      teams: 50,
      judges: 7,
      mentors: 10,
      crew: 6,
      admitFree: 267,
    });
    expect(countHeads(30, 120)).toMatchObject({ teams: 8, judges: 5, mentors: 2, crew: 4 });
  });

  it('adds up three days through the night in a rented hall', () => {
    expect(readBudget(large)).toEqual({
      fee: 160_000,
      software: 20_000,
      // Seven meals for 200 participants, 10 mentors and 6 of us.
      food: 151_200,
      hall: 30_000,
      beds: 16_000,
      prizes: 5_000,
      judges: 21_000,
      network: 45_000,
      power: 3_500,
      'first-aid': 12_000,
      shirts: 64_066,
      // 5 % of what others are paid, rounded up to a hundred rupees.
      reserve: 17_400,
      total: 545_166,
      perPerson: 2_726,
    });
  });

  it('has neither hall nor beds for one day in the own hall of the customer', () => {
    const budget = readBudget({ ...large, days: 1, format: 'daytime', hall: 'own' });
    expect(budget).toMatchObject({ fee: 110_000 });
    expect(budget).not.toHaveProperty('hall');
    expect(budget).not.toHaveProperty('beds');
  });

  it('sends parcels and a stream for an event online', () => {
    expect(readBudget(online)).toEqual({
      fee: 100_000,
      prizes: 3_000,
      shirts: 38_564,
      stream: 16_000,
      parcels: 18_000,
      reserve: 3_800,
      total: 179_364,
      perPerson: 1_495,
    });
  });

  it('lists what to buy', () => {
    const readShopping = (request: HackathonRequest) =>
      Object.fromEntries(
        listShopping(request, planHackathon(request, rates), rates).map(({ id, quantity }) => [id, quantity]),
      );
    expect(readShopping(large)).toEqual({
      portions: 1_512,
      water: 98,
      cups: 2_592,
      shirts: 206,
      badges: 223,
      tables: 50,
      chairs: 223,
      strips: 50,
      'access-points': 9,
      'bed-rolls': 200,
      'first-aid-kits': 2,
      chargers: 8,
    });
    expect(readShopping(online)).toEqual({ shirts: 124 });
    expect(readShopping({ ...large, days: 1 })).not.toHaveProperty('bed-rolls');
    expect(readShopping({ ...large, format: 'daytime' })).not.toHaveProperty('bed-rolls');
  });
});

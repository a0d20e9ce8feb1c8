import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { companyServices } from '~/content/services/company-services';
import { defaultHackathonRequest, hackathonRates } from '~/content/services/hackathon-rates';
import { eventProducts } from '../../../db/seed/products/events';
import { readQueryForm } from '../forms/read-query-form';
import {
  HACKATHON_PEOPLE,
  HALLS,
  type HackathonRequest,
  parseHackathonForm,
  toHackathonForm,
} from './hackathon-form';
import { listShopping, planHackathon } from './hackathon-plan';
import { buildHackathonSchedule, countMeals, HACKATHON_FORMATS } from './hackathon-schedule';

const anyRequest: fc.Arbitrary<HackathonRequest> = fc
  .record({
    people: fc.integer(HACKATHON_PEOPLE),
    days: fc.constantFrom(1 as const, 2 as const, 3 as const),
    format: fc.constantFrom(...HACKATHON_FORMATS),
    hall: fc.constantFrom(...HALLS),
    from: fc.constantFrom(undefined, '2027-02-26', '2028-02-29'),
  })
  .map(({ from, ...request }) => ({ ...request, ...(from && { from }) }));

const today = '2026-11-23';
const plan = (request: HackathonRequest) => planHackathon(request, hackathonRates);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the schedule', () => {
  it('has no gap and no overlap inside a day, and ends by midnight', () => {
    fc.assert(
      fc.property(anyRequest, ({ days, format }) => {
        const schedule = buildHackathonSchedule(days, format);
        expect(new Set(schedule.map(({ day }) => day)).size).toBe(days);
        for (const [index, entry] of schedule.entries()) {
          const next = schedule[index + 1];
          expect(entry.end).toBeGreaterThan(entry.start);
          expect(entry.end).toBeLessThanOrEqual(24 * 60);
          if (next?.day === entry.day) expect(next.start).toBe(entry.end);
        }
        expect(schedule.at(-1)?.id).toBe('results');
      }),
    );
  });

  it('leaves no hour out when the hall stays open', () => {
    const nights = buildHackathonSchedule(3, 'overnight');
    const minutes = sum(nights.map(({ start, end }) => end - start));
    // From Friday 17:00 to Sunday 17:00, as at Winter Build.
    expect(minutes).toBe(48 * 60);
  });

  it('gives seven meals in three days through the night, as Winter Build does', () => {
    expect(sum([...countMeals(buildHackathonSchedule(3, 'overnight')).values()])).toBe(7);
  });
});

describe('the budget', () => {
  it('adds up, and has no line below zero', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { budget, total, perPerson } = plan(request);
        expect(sum(budget.map(({ amount }) => amount))).toBe(total);
        for (const { amount } of budget) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
        expect(Math.abs(perPerson * request.people - total)).toBeLessThanOrEqual(50 * request.people);
      }),
    );
  });

  it('never falls with more people, nor with another day', () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 1, max: 100 }), (request, more) => {
        const people = Math.min(request.people + more, HACKATHON_PEOPLE.max);
        expect(plan({ ...request, people }).total).toBeGreaterThanOrEqual(plan(request).total);
        if (request.days < 3) {
          const days = request.days === 1 ? 2 : 3;
          expect(plan({ ...request, days }).budget[0]?.amount).toBeGreaterThanOrEqual(
            plan(request).budget[0]?.amount ?? 0,
          );
        }
      }),
    );
  });

  it('begins with the price of the service for two days and 120 people', () => {
    const service = companyServices.find(({ id }) => id === 'hackathon-organization');
    expect(plan(defaultHackathonRequest).budget[0]).toEqual({
      id: 'fee',
      amount: service?.startingPrice.price,
    });
  });

  it('has the price of a meal with which seven cost what a seat at Winter Build costs', () => {
    const seat = eventProducts.find(({ id }) => id === 'hackathon-ticket');
    expect(Math.abs(hackathonRates.mealPerPerson * 7 - (seat?.price ?? 0))).toBeLessThan(500);
  });

  test('online there is neither food nor hall, and the hall costs only when it is rented', () => {
    const ids = (request: Partial<HackathonRequest>) =>
      plan({ ...defaultHackathonRequest, ...request }).budget.map(({ id }) => id);
    expect(ids({ format: 'online', hall: 'rented' })).not.toEqual(expect.arrayContaining(['food']));
    expect(ids({ format: 'online', hall: 'rented' })).not.toContain('hall');
    expect(ids({ hall: 'rented' })).toContain('hall');
    expect(ids({ people: 500 })).not.toContain('software');
    expect(ids({ people: 501 })).toContain('software');
  });
});

it('each project can be seen by three judges', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { teams, judges } = plan(request).heads;
      expect(teams * 4).toBeGreaterThanOrEqual(request.people);
      expect(judges * 24).toBeGreaterThanOrEqual(teams * 3);
    }),
  );
});

it('the shopping list has whole quantities, and as many shirts as sizes', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      for (const { quantity, sizes } of listShopping(request, plan(request), hackathonRates)) {
        expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
        if (sizes) expect(sum(sizes.map((entry) => entry.quantity))).toBe(quantity);
      }
    }),
  );
});

describe('the form', () => {
  it('is the same after it was written to a URL and read', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const query = new URLSearchParams(toHackathonForm(request));
        const form = readQueryForm(query, toHackathonForm(defaultHackathonRequest));
        expect(parseHackathonForm(form, defaultHackathonRequest, today)).toEqual({ request, issues: {} });
      }),
    );
  });

  it('never throws, and replaces a value with an issue', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('constructor', '__proto__', '-1', '9999', '2027-02-30'),
    );
    fc.assert(
      fc.property(fc.record({ people: text, days: text, format: text, hall: text, from: text }), (form) => {
        const { request } = parseHackathonForm(form, defaultHackathonRequest, today);
        expect(plan(request).total).toBeGreaterThan(0);
      }),
    );
    const { issues } = parseHackathonForm(
      { ...toHackathonForm(defaultHackathonRequest), people: '29', from: '2027-02-30' },
      defaultHackathonRequest,
      today,
    );
    expect(Object.keys(issues)).toEqual(['people', 'from']);
    const past = { ...toHackathonForm(defaultHackathonRequest), from: '2026-11-22' };
    expect(parseHackathonForm(past, defaultHackathonRequest, today).issues.from).toContain('has passed');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convergePlans, hackMatrixPlans } from '~/content/products/product-plans';
import {
  calculateBreakEvenEvents,
  chooseEventPlan,
  chooseMemberPlan,
  MIN_PARTICIPANTS,
  PLAN_NEEDS_LIMITS,
  type PlanNeeds,
  parsePlanNeeds,
} from './plan-choice';

const defaults: PlanNeeds = { members: 240, hasChapters: false, events: 2, participants: 300, term: 'year' };
const getPlanId = (chosen: { plan: { id: string } } | undefined) => chosen?.plan.id;

describe('Plans for events', () => {
  it.each<[events: number, participants: number, plan: string | undefined]>([
    [0, 300, undefined],
    [1, 60, 'community'],
    [12, 60, 'community'],
    [1, 61, 'event'],
    [7, 500, 'event'],
    [8, 500, 'organisation'],
    [1, 501, 'organisation'],
    [1, 3001, undefined],
  ])('%i events of %i participants: %s', (events, participants, plan) => {
    expect(getPlanId(chooseEventPlan({ events, participants }, hackMatrixPlans))).toBe(plan);
  });

  it('the yearly plan is cheaper from the break-even number of events', () => {
    const [, event, year] = hackMatrixPlans;
    if (!event || !year) throw new Error('The plans are missing.');
    const first = calculateBreakEvenEvents(event.price, year.price);
    expect(first * event.price).toBeGreaterThan(year.price);
    expect((first - 1) * event.price).toBeLessThanOrEqual(year.price);
  });
});

describe('Plans for a community', () => {
  it.each<[members: number, hasChapters: boolean, plan: string | undefined]>([
    [0, false, undefined],
    [60, false, 'circle'],
    [61, false, 'guild'],
    [60, true, 'federation'],
    [2000, false, 'guild'],
    [2001, false, 'federation'],
    [10_001, true, undefined],
  ])('%i members, chapters %s: %s', (members, hasChapters, plan) => {
    expect(getPlanId(chooseMemberPlan({ members, hasChapters, term: 'year' }, convergePlans))).toBe(plan);
  });

  it('yearly billing costs ten months', () => {
    const needs = { members: 240, hasChapters: false };
    const cost = (term: 'month' | 'year') => {
      const { price = 0, quantity = 0 } = chooseMemberPlan({ ...needs, term }, convergePlans) ?? {};
      return price * quantity;
    };
    expect(cost('year') / 10).toBe(cost('month') / 12);
  });
});

it('more participants or events never cost less', () => {
  const needs = fc.record({
    events: fc.integer({ min: 1, max: 12 }),
    participants: fc.integer({ min: 30, max: 2900 }),
  });
  const cost = (each: { events: number; participants: number }) => {
    const { price = 0, quantity = 0 } = chooseEventPlan(each, hackMatrixPlans) ?? {};
    return price * quantity;
  };
  fc.assert(
    fc.property(needs, ({ events, participants }) => {
      expect(cost({ events: events + 1, participants })).toBeGreaterThanOrEqual(
        cost({ events, participants }),
      );
      expect(cost({ events, participants: participants + 100 })).toBeGreaterThanOrEqual(
        cost({ events, participants }),
      );
    }),
  );
});

describe('Needs in a URL', () => {
  const parse = (query: string) => parsePlanNeeds(new URLSearchParams(query), defaults);

  it('are parsed', () => {
    expect(parse('members=80&chapters=on&events=3&people=120&term=month')).toEqual({
      members: 80,
      hasChapters: true,
      events: 3,
      participants: 120,
      term: 'month',
    });
  });

  it('are the defaults when missing or invalid', () => {
    expect(parse('')).toEqual(defaults);
    expect(parse('members=many&events=-3&people=1e9&term=<script>&chapters')).toEqual({
      ...defaults,
      hasChapters: true,
    });
  });

  it('are limited, for any value', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 999_999 }), (text, number) => {
        for (const value of [text, String(number)]) {
          const { members, events, participants } = parse(
            String(new URLSearchParams({ members: value, events: value, participants: value })),
          );
          expect(members).toBeLessThanOrEqual(PLAN_NEEDS_LIMITS.members);
          expect(events).toBeLessThanOrEqual(PLAN_NEEDS_LIMITS.events);
          expect(participants).toBeGreaterThanOrEqual(MIN_PARTICIPANTS);
          expect(participants).toBeLessThanOrEqual(PLAN_NEEDS_LIMITS.participants);
        }
      }),
    );
  });
});

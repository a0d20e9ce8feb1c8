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

const usual: PlanNeeds = { members: 240, hasChapters: false, events: 2, participants: 300, term: 'year' };
const idOf = (chosen: { plan: { id: string } } | undefined) => chosen?.plan.id;

describe('for hackathons', () => {
  it.each<[events: number, participants: number, plan: string | undefined]>([
    [0, 300, undefined],
    [1, 60, 'community'],
    [12, 60, 'community'],
    [1, 61, 'event'],
    [7, 500, 'event'],
    [8, 500, 'organisation'],
    [1, 501, 'organisation'],
    [1, 3001, undefined],
  ])('%i of %i participants it is %s', (events, participants, plan) => {
    expect(idOf(chooseEventPlan({ events, participants: participants }, hackMatrixPlans))).toBe(plan);
  });

  it('a year is cheaper from the event on that is said', () => {
    const [, event, year] = hackMatrixPlans;
    if (!event || !year) throw new Error('The plans are not there.');
    const first = calculateBreakEvenEvents(event.price, year.price);
    expect(first * event.price).toBeGreaterThan(year.price);
    expect((first - 1) * event.price).toBeLessThanOrEqual(year.price);
  });
});

describe('for a community', () => {
  it.each<[members: number, hasChapters: boolean, plan: string | undefined]>([
    [0, false, undefined],
    [60, false, 'circle'],
    [61, false, 'guild'],
    [60, true, 'federation'],
    [2000, false, 'guild'],
    [2001, false, 'federation'],
    [10_001, true, undefined],
  ])('of %i, with hasChapters %s, it is %s', (members, hasChapters, plan) => {
    expect(idOf(chooseMemberPlan({ members, hasChapters: hasChapters, term: 'year' }, convergePlans))).toBe(
      plan,
    );
  });

  it('a year at once costs ten months', () => {
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

describe('an address', () => {
  const from = (query: string) => parsePlanNeeds(new URLSearchParams(query), usual);

  it('says what is wanted', () => {
    expect(from('members=80&chapters=on&events=3&people=120&term=month')).toEqual({
      members: 80,
      hasChapters: true,
      events: 3,
      participants: 120,
      term: 'month',
    });
  });

  it('that says nothing, or nonsense, means the usual', () => {
    expect(from('')).toEqual(usual);
    expect(from('members=many&events=-3&people=1e9&term=<script>&chapters')).toEqual({
      ...usual,
      hasChapters: true,
    });
  });

  it('is kept within the limits, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 999_999 }), (text, number) => {
        for (const value of [text, String(number)]) {
          const { members, events, participants } = from(
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

import type { Paise } from '../money/money';
import type { PriceableLine } from '../pricing/pricing';

/** A plan that is paid per event or year, independent of the number of participants. Paise before tax. */
export interface EventPlan {
  price: Paise;
  per: 'forever' | 'event' | 'year';
  maxParticipants: number;
}

/** A plan that is paid per member. Paise before tax. */
export interface MemberPlan {
  monthly: Paise;
  yearly: Paise;
  maxMembers: number;
  /** The plan supports several chapters. */
  hasChapters: boolean;
}

type BillingTerm = 'month' | 'year';

/** A customer's needs for one year. */
export interface PlanNeeds {
  /** Members of the community; 0 without one. */
  members: number;
  hasChapters: boolean;
  /** Hackathons per year. */
  events: number;
  /** Participants of the largest event. */
  participants: number;
  term: BillingTerm;
}

/** Query parameters and form fields of the needs. */
export const NEEDS_PARAMETERS = ['members', 'chapters', 'events', 'people', 'term'] as const;
export type NeedsParameter = (typeof NEEDS_PARAMETERS)[number];

export const PLAN_NEEDS_LIMITS = { members: 2000, events: 12, participants: 3000 } as const;
export const MIN_PARTICIPANTS = 30;

const MONTHS_PER_YEAR = 12;

/** A plan with its price in paise. `quantity` is how often the price is paid in a year. */
interface ChosenPlan<Plan> extends PriceableLine {
  plan: Plan;
}

const findCheapest = <Plan>(candidates: readonly ChosenPlan<Plan>[]): ChosenPlan<Plan> | undefined =>
  candidates.reduce<ChosenPlan<Plan> | undefined>(
    (best, each) => (best && best.price * best.quantity <= each.price * each.quantity ? best : each),
    undefined,
  );

/** The cheapest plan for a year of events; `undefined` without events or when no plan is large enough. */
export function chooseEventPlan<Plan extends EventPlan>(
  { events, participants }: Pick<PlanNeeds, 'events' | 'participants'>,
  plans: readonly Plan[],
): ChosenPlan<Plan> | undefined {
  if (events === 0) return undefined;
  const sufficientPlans = plans.filter(({ maxParticipants }) => participants <= maxParticipants);
  return findCheapest(
    sufficientPlans.map((plan) => ({ plan, price: plan.price, quantity: plan.per === 'event' ? events : 1 })),
  );
}

/** The cheapest plan for a community; `undefined` without members or when no plan is large enough. */
export function chooseMemberPlan<Plan extends MemberPlan>(
  { members, hasChapters, term }: Pick<PlanNeeds, 'members' | 'hasChapters' | 'term'>,
  plans: readonly Plan[],
): ChosenPlan<Plan> | undefined {
  if (members === 0) return undefined;
  const sufficientPlans = plans.filter(
    (plan) => members <= plan.maxMembers && (plan.hasChapters || !hasChapters),
  );
  return findCheapest(
    sufficientPlans.map((plan) =>
      term === 'year'
        ? { plan, price: plan.yearly, quantity: members }
        : { plan, price: plan.monthly, quantity: members * MONTHS_PER_YEAR },
    ),
  );
}

/** The smallest number of events per year for which the yearly plan costs less than single events. Prices in paise. */
export const calculateBreakEvenEvents = (perEvent: Paise, perYear: Paise): number =>
  Math.floor(perYear / perEvent) + 1;

/** A whole number between `min` and `max`. The fallback for a missing or invalid value. */
function parseCount(
  value: string | null,
  fallback: number,
  { min = 0, max }: { min?: number; max: number },
): number {
  if (value === null || !/^\s*\d{1,6}\s*$/.test(value)) return fallback;
  return Math.min(Math.max(Number(value), min), max);
}

/**
 * Reads the needs from a URL. Missing and invalid values come from `defaults`, values out of range are limited. Browsers
 * do not send an unticked checkbox: `members` without `chapters` means no chapters. Never throws.
 */
export function parsePlanNeeds(query: URLSearchParams, defaults: PlanNeeds): PlanNeeds {
  const term = query.get('term');
  return {
    members: parseCount(query.get('members'), defaults.members, { max: PLAN_NEEDS_LIMITS.members }),
    hasChapters: query.has('chapters') || (!query.has('members') && defaults.hasChapters),
    events: parseCount(query.get('events'), defaults.events, { max: PLAN_NEEDS_LIMITS.events }),
    participants: parseCount(query.get('people'), defaults.participants, {
      min: MIN_PARTICIPANTS,
      max: PLAN_NEEDS_LIMITS.participants,
    }),
    term: term === 'month' || term === 'year' ? term : defaults.term,
  };
}

import type { Paise } from '../money/money';
import type { PriceableLine } from '../pricing/pricing';

/** A price for an event, whoever takes part in it. Paise before tax. */
export interface EventPlan {
  price: Paise;
  per: 'forever' | 'event' | 'year';
  maxParticipants: number;
}

/** A price for each member. Paise before tax. */
export interface MemberPlan {
  monthly: Paise;
  yearly: Paise;
  maxMembers: number;
  /** More than one chapter under one roof. */
  hasChapters: boolean;
}

type Term = 'month' | 'year';

/** What somebody wants to use in a year. */
export interface PlanNeeds {
  /** Of a community; 0 where there is none. */
  members: number;
  hasChapters: boolean;
  /** Hackathons in the year. */
  events: number;
  /** At the largest of them. */
  participants: number;
  term: Term;
}

/** Query parameters and form fields of the needs. */
export const NEEDS_PARAMETERS = ['members', 'chapters', 'events', 'people', 'term'] as const;
export type NeedsParameter = (typeof NEEDS_PARAMETERS)[number];

export const PLAN_NEEDS_LIMITS = { members: 2000, events: 12, participants: 3000 } as const;
export const MIN_PARTICIPANTS = 30;

const MONTHS = 12;

/** A plan, and how often its price is paid in a year. */
interface ChosenPlan<Plan> extends PriceableLine {
  plan: Plan;
}

const cheapest = <Plan>(chosen: readonly ChosenPlan<Plan>[]): ChosenPlan<Plan> | undefined =>
  chosen.reduce<ChosenPlan<Plan> | undefined>(
    (best, each) => (best && best.price * best.quantity <= each.price * each.quantity ? best : each),
    undefined,
  );

/** The cheapest plan for so many events of such a size; `undefined` when there are none, or none is large enough. */
export function chooseEventPlan<Plan extends EventPlan>(
  { events, participants }: Pick<PlanNeeds, 'events' | 'participants'>,
  plans: readonly Plan[],
): ChosenPlan<Plan> | undefined {
  if (events === 0) return undefined;
  const large = plans.filter(({ maxParticipants }) => participants <= maxParticipants);
  return cheapest(
    large.map((plan) => ({ plan, price: plan.price, quantity: plan.per === 'event' ? events : 1 })),
  );
}

/** The cheapest plan for such a community; `undefined` when there is none, or no plan is large enough. */
export function chooseMemberPlan<Plan extends MemberPlan>(
  { members, hasChapters, term }: Pick<PlanNeeds, 'members' | 'hasChapters' | 'term'>,
  plans: readonly Plan[],
): ChosenPlan<Plan> | undefined {
  if (members === 0) return undefined;
  const fitting = plans.filter((plan) => members <= plan.maxMembers && (plan.hasChapters || !hasChapters));
  return cheapest(
    fitting.map((plan) =>
      term === 'year'
        ? { plan, price: plan.yearly, quantity: members }
        : { plan, price: plan.monthly, quantity: members * MONTHS },
    ),
  );
}

/** The first number of events in a year for which a year costs less than single events. */
export const calculateBreakEvenEvents = (perEvent: Paise, perYear: Paise): number =>
  Math.floor(perYear / perEvent) + 1;

/** A whole number within the limits; what is none, or absent, is the usual one. */
function whole(written: string | null, usual: number, from: number, to: number): number {
  if (written === null || !/^\s*\d{1,6}\s*$/.test(written)) return usual;
  return Math.min(Math.max(Number(written), from), to);
}

/** What an address or a form asks for. A form without its box ticked says `members` and not `chapters`. */
export function parsePlanNeeds(query: URLSearchParams, usual: PlanNeeds): PlanNeeds {
  const term = query.get('term');
  return {
    members: whole(query.get('members'), usual.members, 0, PLAN_NEEDS_LIMITS.members),
    hasChapters: query.has('chapters') || (!query.has('members') && usual.hasChapters),
    events: whole(query.get('events'), usual.events, 0, PLAN_NEEDS_LIMITS.events),
    participants: whole(
      query.get('people'),
      usual.participants,
      MIN_PARTICIPANTS,
      PLAN_NEEDS_LIMITS.participants,
    ),
    term: term === 'month' || term === 'year' ? term : usual.term,
  };
}

import type { Paise } from './money';
import type { PriceableLine } from './pricing';

/** A price for an event, whoever takes part in it. Paise before tax. */
export interface EventPlan {
  price: Paise;
  per: 'forever' | 'event' | 'year';
  mostPeople: number;
}

/** A price for each member. Paise before tax. */
export interface MemberPlan {
  monthly: Paise;
  yearly: Paise;
  mostMembers: number;
  /** More than one chapter under one roof. */
  hasChapters: boolean;
}

type Term = 'month' | 'year';

/** What somebody wants to use in a year. */
export interface PlanNeeds {
  /** Of a community; 0 where there is none. */
  members: number;
  chapters: boolean;
  /** Hackathons in the year. */
  events: number;
  /** At the largest of them. */
  people: number;
  term: Term;
}

/** The parameters of an address that say what is needed. */
export const NEED_FIELDS: readonly (keyof PlanNeeds)[] = ['members', 'chapters', 'events', 'people', 'term'];

export const NEED_LIMITS = { members: 2000, events: 12, people: 3000 } as const;
export const fewestPeople = 30;

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
export function planForEvents<Plan extends EventPlan>(
  { events, people }: Pick<PlanNeeds, 'events' | 'people'>,
  plans: readonly Plan[],
): ChosenPlan<Plan> | undefined {
  if (events === 0) return undefined;
  const large = plans.filter(({ mostPeople }) => people <= mostPeople);
  return cheapest(
    large.map((plan) => ({ plan, price: plan.price, quantity: plan.per === 'event' ? events : 1 })),
  );
}

/** The cheapest plan for such a community; `undefined` when there is none, or no plan is large enough. */
export function planForMembers<Plan extends MemberPlan>(
  { members, chapters, term }: Pick<PlanNeeds, 'members' | 'chapters' | 'term'>,
  plans: readonly Plan[],
): ChosenPlan<Plan> | undefined {
  if (members === 0) return undefined;
  const fitting = plans.filter((plan) => members <= plan.mostMembers && (plan.hasChapters || !chapters));
  return cheapest(
    fitting.map((plan) =>
      term === 'year'
        ? { plan, price: plan.yearly, quantity: members }
        : { plan, price: plan.monthly, quantity: members * MONTHS },
    ),
  );
}

/** The first number of events in a year for which a year costs less than single events. */
export const eventsUntilYearIsCheaper = (perEvent: Paise, perYear: Paise): number =>
  Math.floor(perYear / perEvent) + 1;

/** A whole number within the limits; what is none, or absent, is the usual one. */
function whole(written: string | null, usual: number, from: number, to: number): number {
  if (written === null || !/^\s*\d{1,6}\s*$/.test(written)) return usual;
  return Math.min(Math.max(Number(written), from), to);
}

/** What an address or a form asks for. A form without its box ticked says `members` and not `chapters`. */
export function planNeedsFrom(query: URLSearchParams, usual: PlanNeeds): PlanNeeds {
  const term = query.get('term');
  return {
    members: whole(query.get('members'), usual.members, 0, NEED_LIMITS.members),
    chapters: query.has('chapters') || (!query.has('members') && usual.chapters),
    events: whole(query.get('events'), usual.events, 0, NEED_LIMITS.events),
    people: whole(query.get('people'), usual.people, fewestPeople, NEED_LIMITS.people),
    term: term === 'month' || term === 'year' ? term : usual.term,
  };
}

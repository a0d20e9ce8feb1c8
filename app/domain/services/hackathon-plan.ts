import { divideAmount } from '../money/divide-amount';
import type { Paise } from '../money/money';
import type { HackathonRequest } from './hackathon-form';
import { buildHackathonSchedule, countMeals, type ScheduleEntry } from './hackathon-schedule';

/** Prices in paise before GST. Their values are in `content/services/hackathon-rates.ts`. */
export interface HackathonRates {
  /** Our price for two days and `included` people; one day costs the same. */
  fee: { base: Paise; included: number; thirdDay: Paise; crewDay: Paise };
  /** Difference to the HackMatrix plan for more people than the included plan holds. */
  software: { included: number; difference: Paise };
  mealPerPerson: Paise;
  hallPerPersonDay: Paise;
  bedRollPerNight: Paise;
  prizesPerPerson: Paise;
  judgeTravel: Paise;
  network: Paise;
  powerPerTeam: Paise;
  firstAidPerDay: Paise;
  shirt: Paise;
  badge: Paise;
  /** Online only. */
  streamPerDay: Paise;
  parcel: Paise;
  reservePercent: number;
  /** Shares of the shirt sizes S to 3XL in per cent. */
  shirtSizes: readonly (readonly [size: string, percent: number])[];
}

const RUPEE: Paise = 100;
/** The reserve is rounded up to a hundred rupees. */
const RESERVE_STEP: Paise = 100 * RUPEE;
const TEAM_SIZE = 4;
const JUDGES_PER_PROJECT = 3;
/** Four minutes for a project and a break in two hours of judging. */
const PROJECTS_PER_JUDGE = 24;
const MIN_JUDGES = 5;
const TEAMS_PER_MENTOR = 5;
const MIN_CREW = 4;
/** Beyond the included people, one more of us for each group of this size. */
const PEOPLE_PER_CREW = 60;
/** One in four of those who sign up for a free event stays away. */
const FREE_TURNOUT = 0.75;

export interface Headcount {
  people: number;
  teams: number;
  judges: number;
  mentors: number;
  /** Our own people on the floor. */
  crew: number;
  /** How many to admit so that `people` come. */
  admitFree: number;
}

export function countHeads(people: number, included: number): Headcount {
  const teams = Math.ceil(people / TEAM_SIZE);
  return {
    people,
    teams,
    judges: Math.max(MIN_JUDGES, Math.ceil((teams * JUDGES_PER_PROJECT) / PROJECTS_PER_JUDGE)),
    mentors: Math.ceil(teams / TEAMS_PER_MENTOR),
    crew: MIN_CREW + Math.ceil(Math.max(0, people - included) / PEOPLE_PER_CREW),
    admitFree: Math.ceil(people / FREE_TURNOUT),
  };
}

export const BUDGET_LINE_IDS = [
  'fee',
  'software',
  'food',
  'hall',
  'beds',
  'prizes',
  'judges',
  'network',
  'power',
  'first-aid',
  'shirts',
  'stream',
  'parcels',
  'reserve',
] as const;
export type BudgetLineId = (typeof BUDGET_LINE_IDS)[number];

export interface BudgetLine {
  id: BudgetLineId;
  amount: Paise;
}

export interface HackathonPlan {
  heads: Headcount;
  schedule: readonly ScheduleEntry[];
  /** Meals that one person gets. */
  meals: number;
  /** Participants, mentors and our people. */
  portions: number;
  /** Without lines of zero. The first is our price; the others are paid to others. */
  budget: readonly BudgetLine[];
  total: Paise;
  perPerson: Paise;
}

/** R-SERVICE-1 */
export function planHackathon(request: HackathonRequest, rates: HackathonRates): HackathonPlan {
  const { people, days, format, hall } = request;
  const { fee, software } = rates;
  const heads = countHeads(people, fee.included);
  const schedule = buildHackathonSchedule(days, format);
  const mealCounts = countMeals(schedule);
  const meals = format === 'online' ? 0 : [...mealCounts.values()].reduce((sum, count) => sum + count, 0);
  const portions = people + heads.mentors + heads.crew;
  const nights = format === 'overnight' ? days - 1 : 0;
  const isInHall = format !== 'online';
  const inHall = (amount: Paise) => (isInHall ? amount : 0);
  const amounts: Record<Exclude<BudgetLineId, 'reserve'>, Paise> = {
    fee: fee.base + (days === 3 ? fee.thirdDay : 0) + (heads.crew - MIN_CREW) * days * fee.crewDay,
    software: people > software.included ? software.difference : 0,
    food: meals * portions * rates.mealPerPerson,
    hall: inHall(hall === 'rented' ? people * days * rates.hallPerPersonDay : 0),
    beds: nights * people * rates.bedRollPerNight,
    prizes: people * rates.prizesPerPerson,
    judges: inHall(heads.judges * rates.judgeTravel),
    network: inHall(rates.network),
    power: inHall(heads.teams * rates.powerPerTeam),
    'first-aid': inHall(days * rates.firstAidPerDay),
    shirts: (people + heads.crew) * (rates.shirt + rates.badge),
    stream: isInHall ? 0 : days * rates.streamPerDay,
    parcels: isInHall ? 0 : people * rates.parcel,
  };
  const others = Object.entries(amounts).reduce(
    (sum, [id, amount]) => (id === 'fee' || id === 'software' ? sum : sum + amount),
    0,
  );
  const reserve = Math.ceil((others * rates.reservePercent) / 100 / RESERVE_STEP) * RESERVE_STEP;
  const all = { ...amounts, reserve };
  const budget = BUDGET_LINE_IDS.map((id) => ({ id, amount: all[id] })).filter(({ amount }) => amount > 0);
  const total = budget.reduce((sum, { amount }) => sum + amount, 0);
  return {
    heads,
    schedule,
    meals,
    portions,
    budget,
    total,
    perPerson: Math.round(total / people / RUPEE) * RUPEE,
  };
}

export const SHOPPING_IDS = [
  'portions',
  'water',
  'cups',
  'shirts',
  'badges',
  'tables',
  'chairs',
  'strips',
  'access-points',
  'bed-rolls',
  'first-aid-kits',
  'chargers',
] as const;
export type ShoppingId = (typeof SHOPPING_IDS)[number];

export interface ShoppingItem {
  id: ShoppingId;
  quantity: number;
  /** Of shirts: the number of each size. */
  sizes?: readonly { size: string; quantity: number }[];
}

const LITRES_PER_PERSON_DAY = 3;
const LITRES_PER_CAN = 20;
const CUPS_PER_PERSON_DAY = 4;
const SOCKETS_PER_PERSON = 1.5;
const SOCKETS_PER_STRIP = 6;
const DEVICES_PER_PERSON = 2.5;
const DEVICES_PER_ACCESS_POINT = 60;
const PEOPLE_PER_FIRST_AID_KIT = 100;
const PEOPLE_PER_SPARE_CHARGER = 25;

/** What has to be bought or rented, without what is not needed. */
export function listShopping(
  { people, days, format }: HackathonRequest,
  { heads, meals, portions }: HackathonPlan,
  { shirtSizes }: HackathonRates,
): ShoppingItem[] {
  const shirts = people + heads.crew;
  const shares = divideAmount(
    shirts,
    shirtSizes.map(([, percent]) => percent),
  );
  const sizes = shirtSizes.map(([size], index) => ({ size, quantity: shares[index] ?? 0 }));
  const isInHall = format !== 'online';
  const hallQuantities: Partial<Record<ShoppingId, number>> = {
    portions: meals * portions,
    water: Math.ceil((portions * days * LITRES_PER_PERSON_DAY) / LITRES_PER_CAN),
    cups: portions * days * CUPS_PER_PERSON_DAY,
    badges: portions + heads.judges,
    tables: heads.teams,
    chairs: portions + heads.judges,
    strips: Math.ceil((people * SOCKETS_PER_PERSON) / SOCKETS_PER_STRIP),
    'access-points': Math.ceil((people * DEVICES_PER_PERSON) / DEVICES_PER_ACCESS_POINT),
    'bed-rolls': format === 'overnight' && days > 1 ? people : 0,
    'first-aid-kits': Math.ceil(people / PEOPLE_PER_FIRST_AID_KIT),
    chargers: Math.ceil(people / PEOPLE_PER_SPARE_CHARGER),
  };
  const quantities: Partial<Record<ShoppingId, number>> = { shirts, ...(isInHall ? hallQuantities : {}) };
  return SHOPPING_IDS.flatMap((id) => {
    const quantity = quantities[id] ?? 0;
    return quantity > 0 ? [{ id, quantity, ...(id === 'shirts' && { sizes }) }] : [];
  });
}

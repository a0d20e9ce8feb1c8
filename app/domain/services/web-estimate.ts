import type { Paise } from '../money/money';
import type { WebNeeds } from './web-estimate-form';

/** Working days of one person, and our limits. The values are in `content/services/web-rates.ts`. */
export interface WebRates {
  /** Price of a day of one of us, in paise before GST. */
  day: Paise;
  /** The smallest and the longest engagement in weeks. */
  minWeeks: number;
  maxWeeks: number;
  minTeam: number;
  maxTeam: number;
  /** Days of one person. */
  days: {
    base: number;
    job: number;
    role: number;
    system: number;
    language: number;
    tidyData: number;
    grownData: number;
    offline: number;
  };
  /** What is not known yet, in per cent of the days. */
  unknownPercent: { base: number; system: number; grownData: number; talkedBrief: number };
}

const DAYS_PER_WEEK = 5;
/** Beyond these weeks for the present team, one more person joins. */
const COMFORTABLE_WEEKS = 14;

export const FACTOR_IDS = [
  'base',
  'jobs',
  'roles',
  'systems',
  'data',
  'languages',
  'line',
  'minimum',
] as const;
export type FactorId = (typeof FACTOR_IDS)[number];

export interface Factor {
  id: FactorId;
  days: number;
  price: Paise;
}

export interface WebEstimate {
  /** Parts of the lower figure, without parts of zero. */
  factors: readonly Factor[];
  /** Days of one person. */
  days: { low: number; high: number };
  price: { low: Paise; high: Paise };
  weeks: { low: number; high: number };
  team: number;
  /** Share of what is not known yet. */
  unknownPercent: number;
  /** More than we take on at once: it has to be cut into stages. */
  isTooLarge: boolean;
}

function countDays({ jobs, roles, systems, data, languages, line }: WebNeeds, { days }: WebRates) {
  return {
    base: days.base,
    jobs: jobs * days.job,
    roles: (roles - 1) * days.role,
    systems: systems * days.system,
    data: data === 'none' ? 0 : data === 'tidy' ? days.tidyData : days.grownData,
    languages: (languages - 1) * days.language,
    line: line === 'offline' ? days.offline : 0,
  };
}

/** The smallest team that finishes in comfortable time, else the largest. */
function chooseTeam(days: number, { minTeam, maxTeam }: WebRates): number {
  let team = minTeam;
  while (team < maxTeam && days > team * DAYS_PER_WEEK * COMFORTABLE_WEEKS) team++;
  return team;
}

/** R-SERVICE-2 */
export function estimateWebProject(needs: WebNeeds, rates: WebRates): WebEstimate {
  const { unknownPercent: unknown, day, minWeeks, maxWeeks, minTeam, maxTeam } = rates;
  const parts = countDays(needs, rates);
  const sum = Object.values(parts).reduce((total, days) => total + days, 0);
  const minDays = minWeeks * minTeam * DAYS_PER_WEEK;
  const low = Math.max(minDays, sum);
  const all = { ...parts, minimum: low - sum };
  const unknownPercent =
    unknown.base +
    needs.systems * unknown.system +
    (needs.data === 'grown' ? unknown.grownData : 0) +
    (needs.brief === 'talked' ? unknown.talkedBrief : 0);
  const high = Math.ceil((low * (100 + unknownPercent)) / 100);
  const team = chooseTeam(high, rates);
  const toWeeks = (days: number) => Math.max(minWeeks, Math.ceil(days / (team * DAYS_PER_WEEK)));
  return {
    factors: FACTOR_IDS.map((id) => ({ id, days: all[id], price: all[id] * day })).filter(
      ({ days }) => days > 0,
    ),
    days: { low, high },
    price: { low: low * day, high: high * day },
    weeks: { low: toWeeks(low), high: toWeeks(high) },
    team,
    unknownPercent,
    isTooLarge: high > maxWeeks * maxTeam * DAYS_PER_WEEK,
  };
}

/** The needs with less of one factor; `undefined` when nothing of it can be left out. */
export function reduceFactor(needs: WebNeeds, id: FactorId): WebNeeds | undefined {
  switch (id) {
    case 'jobs':
      return needs.jobs > 1 ? { ...needs, jobs: needs.jobs - 1 } : undefined;
    case 'roles':
      return needs.roles > 1 ? { ...needs, roles: needs.roles - 1 } : undefined;
    case 'systems':
      return needs.systems > 0 ? { ...needs, systems: needs.systems - 1 } : undefined;
    case 'languages':
      return needs.languages > 1 ? { ...needs, languages: needs.languages - 1 } : undefined;
    case 'data':
      if (needs.data === 'none') return undefined;
      return { ...needs, data: needs.data === 'grown' ? 'tidy' : 'none' };
    case 'line':
      return needs.line === 'offline' ? { ...needs, line: 'online' } : undefined;
    default:
      return undefined;
  }
}

import type { Paise } from '../money/money';

const DAYS_PER_WEEK = 5;

export interface WeeklyPrice {
  week: Paise;
  /** Price of all weeks until the end of a week, counted from 1. */
  untilWeek: (week: number) => Paise;
}

/** What a team costs by the week, from the price of a day of one person. */
export function priceWeeks(dayPrice: Paise, team: number): WeeklyPrice {
  const week = dayPrice * DAYS_PER_WEEK * team;
  return { week, untilWeek: (number) => week * number };
}

import type { ClosedDay } from '../time/opening-hours';

/** Times as `09:30` in the time zone of the calls. */
export interface CallPeriod {
  from: string;
  until: string;
}

export interface CallWeekday {
  /** ISO weekday: 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** In their order, without overlaps. Calls begin with the first minute of a period. */
  periods: readonly CallPeriod[];
}

/** When calls can be booked. */
export interface CallHours {
  timeZone: string;
  /** Weekdays without calls are left out. */
  week: readonly CallWeekday[];
  /** Length of a call in minutes. */
  slotMinutes: number;
  /** Number of days with bookable calls, from today. */
  daysAhead: number;
  closedDays: readonly ClosedDay[];
}

/** Lengths of a call that staff can choose, in minutes. */
export const SLOT_MINUTES = [15, 20, 30, 45, 60] as const;

export const MAX_DAYS_AHEAD = 90;

export const MAX_DAYS_OFF = 60;

/** What staff decide about calls. */
export interface CallSettings {
  week: readonly CallWeekday[];
  slotMinutes: number;
  daysAhead: number;
  /** ISO days without calls, besides the holidays of the offices. */
  daysOff: readonly string[];
}

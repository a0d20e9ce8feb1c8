import { tzOffset } from '@date-fns/tz/tzOffset';

// As in durations.ts, whose import would add a file to the scripts of the checkout.
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A local date and time. */
export interface WallClock {
  /** ISO day. */
  day: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Minutes since midnight. */
  minutes: number;
}

/** What to add to a UTC time to get the local time. Throws RangeError for an unknown time zone. */
function getOffsetMs(timeZone: string, time: number): number {
  const minutes = tzOffset(timeZone, new Date(time));
  if (Number.isNaN(minutes)) throw new RangeError(`Unknown time zone: ${timeZone}`);
  return minutes * MINUTE_MS;
}

/** The ISO weekday of an ISO day: 1 is Monday, 7 is Sunday. */
export const getWeekday = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || 7;

/** The ISO day `days` later; earlier for a negative number. */
export const addDays = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week of an ISO day. */
export const getMonday = (day: string): string => addDays(day, 1 - getWeekday(day));

/** The local date and time of `moment`. Throws RangeError for an unknown time zone. */
export function toWallClock(moment: Date, timeZone: string): WallClock {
  const local = new Date(moment.getTime() + getOffsetMs(timeZone, moment.getTime()));
  const day = local.toISOString().slice(0, 10);
  return { day, weekday: getWeekday(day), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/**
 * The moment of a local time: `minutes` after midnight of an ISO day. A time that exists twice, when clocks go back, is
 * the earlier one. A time that does not exist, when clocks go forward, is an hour later. Throws RangeError for an unknown
 * time zone.
 */
export function toInstant(day: string, minutes: number, timeZone: string): Date {
  const localTime = Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS;
  // Between a day before and a day after there is at most one change of the offset.
  const candidates = [localTime - DAY_MS, localTime + DAY_MS].map(
    (time) => localTime - getOffsetMs(timeZone, time),
  );
  const exact = candidates.filter((time) => time + getOffsetMs(timeZone, time) === localTime);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** The beginning of the next day in a time zone. */
export const getNextDay = (moment: Date, timeZone: string): Date =>
  toInstant(addDays(toWallClock(moment, timeZone).day), 0, timeZone);

/** "09:30" in minutes since midnight. */
export function parseClockTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether `name` is the name of an IANA time zone, such as `Asia/Kolkata` or `UTC`. Never throws. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]+\/|^UTC$/.test(name);
  } catch {
    return false;
  }
}

/** Whether the text is an ISO day of this century that exists: `2026-02-30` does not. */
export const isIsoDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`)) && addDays(text, 0) === text;

export const INDIAN_TIME_ZONE = 'Asia/Kolkata';

/** The ISO day in India. */
export const toIndianDay = (moment: Date): string => toWallClock(moment, INDIAN_TIME_ZONE).day;

/** The last millisecond of the day in India that is `days` after that of `moment`. */
export const getEndOfIndianDay = (moment: Date, days: number): Date =>
  new Date(toInstant(addDays(toIndianDay(moment), days + 1), 0, INDIAN_TIME_ZONE).getTime() - 1);

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::\d{2})?$/;

/** "2026-12-01T09:30" of a field for date and time. `undefined` for a text of another form and a day that does not exist. */
export function readLocalTime(text: string, timeZone: string): Date | undefined {
  const [, day, hours, minutes] = LOCAL_TIME.exec(text) ?? [];
  if (!day || !new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)) return undefined;
  return toInstant(day, Number(hours) * 60 + Number(minutes), timeZone);
}

/** The value of a field for date and time: "2026-12-01T09:30". */
export function toLocalTime(moment: Date, timeZone: string): string {
  const { day, minutes } = toWallClock(moment, timeZone);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${day}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What calendar and clock on the wall say at a place. */
export interface WallClock {
  /** ISO date. */
  day: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Since midnight. */
  minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
}

/** The day of the week of an ISO date. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay() || 7;

/** The ISO date so many days later, or earlier. */
export const addDays = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** What the clock shows in `timeZone` at a moment. Throws RangeError for a zone that does not exist. */
export function toWallClock(moment: Date, timeZone: string): WallClock {
  const { year, month, day, hour, minute } = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${year}-${month}-${day}`;
  return { day: date, weekday: weekdayOf(date), minutes: Number(hour) * 60 + Number(minute) };
}

/**
 * The moment at which the clock in `timeZone` shows this. Where clocks are put back the earlier of the two; a time
 * that is left out when they are put forward becomes the one an hour later.
 */
export function toInstant(day: string, minutes: number, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T00:00Z`) + minutes * MINUTE_MS;
  const offsetAt = (time: number) => {
    const clock = toWallClock(new Date(time), timeZone);
    return Date.parse(`${clock.day}T00:00Z`) + clock.minutes * MINUTE_MS - time;
  };
  // A day before and after, every change of the clock lies between.
  const candidates = [offsetAt(asIfUtc - DAY_MS), offsetAt(asIfUtc + DAY_MS)].map(
    (offset) => asIfUtc - offset,
  );
  const shown = candidates.filter((time) => time + offsetAt(time) === asIfUtc);
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...candidates));
}

/** "09:30" as minutes since midnight. */
export function minutesSinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]+\/|^UTC$/.test(name);
  } catch {
    return false;
  }
}

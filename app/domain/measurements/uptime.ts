import { MINUTE_MS } from '../time/durations';
import { addDays, toInstant } from '../time/wall-clock';

/** What the heartbeats of a day are stored as. Moments are beginnings of minutes. */
export interface UptimeDay {
  /** ISO date. */
  day: string;
  minutes: number;
  firstMinute: Date;
  lastMinute: Date;
  /** In minutes, between two of this day. */
  longestGap: number;
}

export interface UptimeFigures {
  /** From the first recorded day or the beginning of the range. The latest is last. */
  days: { day: string; minutes: number; expected: number }[];
  minutes: number;
  /** Minutes that have passed. The present one does not count. */
  expected: number;
  /** In minutes, across days as well. */
  longestGap: number;
}

interface UptimeRange {
  /** Of the first day. */
  from: string;
  now: Date;
  /** The first minute that was ever recorded. */
  since: Date;
  timeZone: string;
}

const toMinute = (moment: Date) => Math.floor(moment.getTime() / MINUTE_MS);

/**
 * R-MEASURE-6: minutes with a heartbeat of all minutes since the first one. A minute without one counts as down, whatever the
 * reason. Nothing is said about the time before the first one.
 */
export function measureUptime(rows: readonly UptimeDay[], range: UptimeRange): UptimeFigures {
  const { now, since, timeZone } = range;
  const present = toMinute(now);
  const startOf = (day: string) => toMinute(toInstant(day, 0, timeZone));
  const days: UptimeFigures['days'] = [];
  for (let day = range.from; startOf(day) < present; day = addDays(day)) {
    const end = Math.min(startOf(addDays(day)), present);
    const expected = end - Math.max(startOf(day), toMinute(since));
    if (expected <= 0) continue;
    const minutes = Math.min(rows.find((row) => row.day === day)?.minutes ?? 0, expected);
    days.push({ day, minutes, expected });
  }
  const gaps = rows
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .flatMap(({ longestGap, lastMinute }, index, sorted) => {
      const next = sorted[index + 1]?.firstMinute;
      return [longestGap, (next ? toMinute(next) : present) - toMinute(lastMinute) - 1];
    });
  return {
    days,
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    expected: days.reduce((sum, { expected }) => sum + expected, 0),
    longestGap: Math.max(0, ...gaps),
  };
}

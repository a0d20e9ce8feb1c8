import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/durations';
import { toWallClock } from '../time/wall-clock';
import { measureUptime, type UptimeDay } from './uptime';

const timeZone = 'Asia/Kolkata';
/** Midnight in India. */
const START = new Date('2026-11-20T18:30:00Z').getTime() / MINUTE_MS;

const dayOf = (minute: number) => toWallClock(new Date(minute * MINUTE_MS), timeZone).day;

/** The rows that heartbeats in these minutes lead to. */
function toRows(minutes: readonly number[]): UptimeDay[] {
  return [...Map.groupBy(minutes, dayOf)].map(([day, own]) => ({
    day,
    minutes: own.length,
    firstMinute: new Date((own[0] ?? 0) * MINUTE_MS),
    lastMinute: new Date((own.at(-1) ?? 0) * MINUTE_MS),
    longestGap: Math.max(0, ...own.slice(1).map((minute, index) => minute - (own[index] ?? 0) - 1)),
  }));
}

describe('R-MEASURE-6: uptime', () => {
  it('is the recorded share of the minutes since the first one, and the longest gap is that of all minutes, in any order of the days', () => {
    const offsets = fc.uniqueArray(fc.nat(4 * 1_440), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(offsets, fc.integer({ min: 1, max: 2_000 }), (chosen, later) => {
        const minutes = chosen.map((offset) => START + offset).sort((one, other) => one - other);
        const [first = 0, last = 0] = [minutes[0], minutes.at(-1)];
        const present = last + later;
        const figures = measureUptime(toRows(minutes).reverse(), {
          from: dayOf(START),
          now: new Date(present * MINUTE_MS + 59_999),
          timeZone,
          since: new Date(first * MINUTE_MS),
        });
        expect(figures.minutes).toBe(minutes.length);
        expect(figures.expected).toBe(present - first);
        const ends = [...minutes, present];
        const gaps = ends.slice(1).map((minute, index) => minute - (ends[index] ?? 0) - 1);
        expect(figures.longestGap).toBe(Math.max(0, ...gaps));
      }),
    );
  });

  it('a day without a heartbeat is a day down, and the time before the first one is not counted', () => {
    const rows = toRows([START + 1_000, START + 3 * 1_440 + 5]);
    const figures = measureUptime(rows, {
      from: '2026-11-10',
      now: new Date((START + 3 * 1_440 + 10) * MINUTE_MS),
      timeZone,
      since: new Date((START + 1_000) * MINUTE_MS),
    });
    expect(figures.days).toEqual([
      { day: '2026-11-21', minutes: 1, expected: 440 },
      { day: '2026-11-22', minutes: 0, expected: 1_440 },
      { day: '2026-11-23', minutes: 0, expected: 1_440 },
      { day: '2026-11-24', minutes: 1, expected: 10 },
    ]);
  });
});

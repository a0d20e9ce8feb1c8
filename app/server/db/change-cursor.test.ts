import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChangeCursor } from './change-cursor.server';

/** What a reader gets from the committed rows. */
function read(cursor: ChangeCursor, committed: ReadonlySet<number>, now: number): number[] {
  const missing = new Set(cursor.missing);
  const ids = [...committed].filter((id) => id > cursor.highest || missing.has(id)).toSorted((a, b) => a - b);
  cursor.advance(ids, now);
  return ids;
}

test('every change is read once, in whatever order transactions commit and whichever roll back', () => {
  const commits = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 120 });
  fc.assert(
    fc.property(commits, fc.nat(120), fc.nat(10), (order, start, pause) => {
      const committed = new Set(order.slice(0, start));
      const cursor = new ChangeCursor(Math.max(0, ...committed), [...committed], 0);
      const received: number[] = [];
      for (const [index, id] of order.slice(start).entries()) {
        committed.add(id);
        if (index % (pause + 1) === 0) received.push(...read(cursor, committed, index));
      }
      received.push(...read(cursor, committed, order.length));
      expect(received.toSorted((a, b) => a - b)).toEqual(order.slice(start).toSorted((a, b) => a - b));
    }),
  );
});

test('ids of transactions that were rolled back are not asked for without an end', () => {
  const cursor = new ChangeCursor(0, [], 0);
  cursor.advance([5], 0);
  expect(cursor.missing).toEqual([1, 2, 3, 4]);
  cursor.advance([7], 60_000);
  expect(cursor.missing).toEqual([1, 2, 3, 4, 6]);
  cursor.advance([], 100_000);
  expect(cursor.missing).toEqual([6]);
  cursor.advance([10_000_000], 100_000);
  expect(cursor.missing.length).toBeLessThanOrEqual(10_000);
  expect(cursor.missing.at(-1)).toBe(9_999_999);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/durations';
import {
  isBackupOverdue,
  listExpiredBackups,
  RETENTION,
  readBackupFileName,
  toBackupFileName,
} from './backup';

const ZONE = 'Asia/Kolkata';
/** A Monday, 02:00 in India. */
const NIGHT = new Date('2026-11-22T20:30:00Z');

const daysBefore = (days: number): Date => new Date(NIGHT.getTime() - days * DAY_MS);
const backup = (at: Date) => ({ name: toBackupFileName(at), at });
const nights = (count: number) => Array.from({ length: count }, (_, days) => backup(daysBefore(days)));
const daysOf = (backups: readonly { at: Date }[]) =>
  backups.map(({ at }) => Math.round((NIGHT.getTime() - at.getTime()) / DAY_MS));

describe('retention', () => {
  it('keeps seven days, and the Sundays of the weeks before', () => {
    const all = nights(60);
    const expired = new Set(listExpiredBackups(all, ZONE));
    // Day 0 is a Monday, so the latest of the weeks are days 0, 1, 8 and 15.
    expect(daysOf(all.filter((each) => !expired.has(each)))).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 15]);
  });

  it('keeps the latest of a day', () => {
    const early = backup(new Date('2026-11-23T04:00:00Z'));
    const late = backup(new Date('2026-11-23T09:00:00Z'));
    expect(listExpiredBackups([early, late], ZONE)).toEqual([early]);
  });

  it('a day begins at midnight of the company, not of UTC', () => {
    const before = backup(new Date('2026-11-23T18:29:00Z'));
    const after = backup(new Date('2026-11-23T18:31:00Z'));
    expect(listExpiredBackups([before, after], ZONE)).toEqual([]);
    expect(listExpiredBackups([before, after], 'UTC')).toEqual([before]);
  });

  it('deletes nothing while no new ones are made, however old they are', () => {
    const old = nights(5).map(({ at }) => backup(new Date(at.getTime() - 400 * DAY_MS)));
    expect(listExpiredBackups(old, ZONE)).toEqual([]);
  });

  it('the latest stays, no more than a limit stays, and a second run deletes nothing', () => {
    const moments = fc.array(fc.date({ min: daysBefore(500), max: NIGHT, noInvalidDate: true }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(moments, (dates) => {
        const all = dates.map(backup);
        const expired = new Set(listExpiredBackups(all, ZONE));
        const retained = all.filter((each) => !expired.has(each));
        const latest = Math.max(...dates.map((date) => date.getTime()));
        expect(retained.some(({ at }) => at.getTime() === latest)).toBe(true);
        expect(retained.length).toBeLessThanOrEqual(RETENTION.days + RETENTION.weeks);
        expect(listExpiredBackups(retained, ZONE)).toEqual([]);
      }),
    );
  });
});

describe('the name of a backup', () => {
  it('has the time without colons, and is read again', () => {
    const at = new Date('2026-11-22T20:30:00.007Z');
    expect(toBackupFileName(at)).toBe('backup-2026-11-22t20-30-00-007z.ndjson.gz');
    expect(readBackupFileName(toBackupFileName(at))).toEqual(at);
  });

  it.each([
    '',
    'backup.ndjson.gz',
    '../backup-2026-11-22t20-30-00-007z.ndjson.gz',
    'backup-2026-11-22t20-30-00-007z.ndjson.gz.1.part',
    'backup-2026-13-22t20-30-00-007z.ndjson.gz',
  ])('no other file is one (%j)', (name) => {
    expect(readBackupFileName(name)).toBeUndefined();
  });
});

it('a backup is overdue after two days, or when there is none', () => {
  expect(isBackupOverdue(undefined, NIGHT)).toBe(true);
  expect(isBackupOverdue(daysBefore(2), NIGHT)).toBe(false);
  expect(isBackupOverdue(new Date(daysBefore(2).getTime() - 1), NIGHT)).toBe(true);
});

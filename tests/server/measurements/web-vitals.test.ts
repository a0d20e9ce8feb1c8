import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { backups } from '~/server/db/schema/backups.server';
import { bookRuns } from '~/server/db/schema/books.server';
import { uptimeDays, webVitals } from '~/server/db/schema/measurements.server';
import { recordHeartbeat } from '~/server/measurements/heartbeat.server';
import { createMeasurements, type Measurements } from '~/server/measurements/measurements.server';
import { createVitalCounter } from '~/server/measurements/vital-counter.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
const COMPUTER = { 'user-agent': 'Mozilla/5.0 Firefox/140' };

describe.each(engines)('web vitals and heartbeats (%s)', (engine) => {
  let fixture: TestAccounts;
  let measurements: Measurements;
  let admin: SignedIn;
  let customer: SignedIn;
  let now: Date;
  const clock = () => now;
  const createCounter = () =>
    createVitalCounter({ db: fixture.database.db, clock, reportError: vi.fn<(error: unknown) => void>() });
  const report = (path: string, lcp: number) => JSON.stringify({ path, lcp });

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    measurements = createMeasurements(fixture.database, { clock });
    admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
    customer = await fixture.signIn(createTestBrowser(), sampleUser);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    for (const table of [webVitals, uptimeDays, backups, bookRuns]) await fixture.database.db.delete(table);
  });

  test('R-MEASURE-4: two processes add to the same buckets, and a refused report adds nothing', async () => {
    const counters = [createCounter(), createCounter()];
    for (const counter of counters) {
      expect(counter.count(report('/', 2_000), PHONE)).toBe(true);
      expect(counter.count(report('/', 2_000), { ...PHONE, dnt: '1' })).toBe(true);
      expect(counter.count('{"path":"/","name":"me"}', PHONE)).toBe(false);
    }
    await Promise.all(counters.map((counter) => counter.flush()));
    const rows = await fixture.database.db.select().from(webVitals);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ day: '2026-11-21', page: 'home', device: 'phone', count: 2 });
  });

  test('R-MEASURE-5: the page has the percentiles of the chosen days, devices and pages', async () => {
    const counter = createCounter();
    const measure = (path: string, values: readonly number[], headers = PHONE) => {
      for (const value of values) counter.count(report(path, value), headers);
    };
    now = new Date('2026-11-01T10:00:00Z');
    measure('/pricing', [30_000]);
    now = new Date('2026-11-20T10:00:00Z');
    measure('/', [900, 1_000, 1_100, 9_000]);
    now = new Date('2026-11-21T10:00:00Z');
    measure('/pricing', [5_000], COMPUTER);
    await counter.flush();
    const week = await measurements.readVitals(admin, { range: 7 });
    expect(week.pages.map(({ page }) => page)).toEqual(['home', 'offer']);
    expect(week.pages[0]?.vitals.lcp).toMatchObject({ rating: 'good', count: 4 });
    expect(Math.abs((week.pages[0]?.vitals.lcp?.p75 ?? 0) - 1_100)).toBeLessThanOrEqual(55);
    expect(week.pages[1]?.vitals.lcp).toMatchObject({ rating: 'poor', count: 1 });
    expect(week.days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
    const phones = await measurements.readVitals(admin, { range: 7, device: 'phone' });
    expect(phones.all.lcp?.count).toBe(4);
    const offers = await measurements.readVitals(admin, { range: 30, page: 'offer' });
    expect(offers.days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-01']);
    await expect(measurements.readVitals(customer, { range: 7 })).rejects.toThrow(NotAllowedError);
  });

  test('R-MEASURE-6: a minute counts once, and a gap is recorded', async () => {
    const { db } = fixture.database;
    const minutes = [0, 0, 1, 2, 12, 2];
    for (const minute of minutes) await recordHeartbeat(db, new Date(Date.UTC(2026, 10, 21, 4, minute, 30)));
    expect(await db.select().from(uptimeDays)).toEqual([
      {
        day: '2026-11-21',
        minutes: 4,
        longestGap: 9,
        firstMinute: new Date('2026-11-21T04:00:00Z'),
        lastMinute: new Date('2026-11-21T04:12:00Z'),
      },
    ]);
    now = new Date('2026-11-21T04:13:20Z');
    expect((await measurements.readSiteStatus()).uptime).toEqual({
      days: [{ day: '2026-11-21', minutes: 4, expected: 13 }],
      minutes: 4,
      expected: 13,
      longestGap: 9,
    });
  });

  test('R-MEASURE-7: of backups and checks only the day of the last good one is public', async () => {
    const { db } = fixture.database;
    const counter = createCounter();
    for (let view = 0; view < 20; view++) counter.count(report('/', 1_000), PHONE);
    for (let view = 0; view < 19; view++) counter.count(report('/faq', 1_000), COMPUTER);
    await counter.flush();
    const before = await measurements.readSiteStatus();
    expect(before.vitals.phone.lcp).toMatchObject({ rating: 'good', count: 20 });
    expect(before.vitals.computer).toEqual({});
    expect(before.pages.flatMap(({ page, vitals }) => (vitals.lcp ? [page] : []))).toEqual(['home']);
    expect(before).not.toHaveProperty('lastBackup');
    expect(before).not.toHaveProperty('lastBookCheck');
    expect(before).not.toHaveProperty('facts');
    const backup = (day: string, failure: string | null) => {
      const moment = new Date(`${day}T20:30:00Z`);
      return {
        id: crypto.randomUUID(),
        origin: 'night' as const,
        startedAt: moment,
        finishedAt: moment,
        failure,
      };
    };
    await db.insert(backups).values([backup('2026-11-18', null), backup('2026-11-20', 'The disk is full.')]);
    const checkedAt = new Date('2026-11-19T22:00:00Z');
    await db.insert(bookRuns).values({
      id: crypto.randomUUID(),
      startedAt: checkedAt,
      finishedAt: checkedAt,
      differenceCount: 0,
      counts: {} as never,
      differences: [],
    });
    const status = await measurements.readSiteStatus();
    expect(status).toMatchObject({ lastBackup: '2026-11-19', lastBookCheck: '2026-11-20' });
    expect(status.uptime).toBeUndefined();
  });

  test('R-MEASURE-4: figures are erased after two years', async () => {
    const { db } = fixture.database;
    now = new Date(Date.now() - 735 * 86_400_000);
    const counter = createCounter();
    counter.count(report('/', 1), PHONE);
    await counter.flush();
    await recordHeartbeat(db, now);
    now = new Date();
    counter.count(report('/faq', 1), PHONE);
    await counter.flush();
    await purgeExpired(fixture.database)({}, { attempt: 1, isLast: false });
    expect((await db.select().from(webVitals)).map(({ page }) => page)).toEqual(['help']);
    expect(await db.select().from(uptimeDays)).toEqual([]);
  });
});

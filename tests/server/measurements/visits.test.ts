import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { QueryBuilder } from '~/server/db/database.server';
import { visitCounts } from '~/server/db/schema/measurements.server';
import { createMeasurements, type Measurements } from '~/server/measurements/measurements.server';
import { createVisitCounter } from '~/server/measurements/visit-counter.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const openedPage = (url: string, site = 'none') => ({
  method: 'GET',
  url,
  headers: { 'user-agent': 'Mozilla/5.0 Firefox/140', 'sec-fetch-dest': 'document', 'sec-fetch-site': site },
});

const placedOrder = {
  method: 'POST',
  url: '/shop/checkout',
  headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' },
};

describe.each(engines)('visits (%s)', (engine) => {
  let fixture: TestAccounts;
  let measurements: Measurements;
  let admin: SignedIn;
  let customer: SignedIn;
  let now: Date;
  const reportError = vi.fn();
  const clock = () => now;
  const createCounter = (db: QueryBuilder = fixture.database.db) =>
    createVisitCounter({ db, clock, reportError });

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    measurements = createMeasurements(fixture.database, { clock });
    admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
    customer = await fixture.signIn(createTestBrowser(), sampleUser);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    reportError.mockClear();
    await fixture.database.db.delete(visitCounts);
  });

  test('R-MEASURE-2: two processes add to the same counts, and nothing is written twice', async () => {
    const counters = [createCounter(), createCounter()];
    for (const counter of counters) {
      for (let visit = 0; visit < 3; visit++) counter.count(openedPage('/'), 200);
    }
    await Promise.all(counters.map((counter) => counter.flush()));
    await Promise.all(counters.map((counter) => counter.flush()));
    expect(await fixture.database.db.select().from(visitCounts).orderBy(visitCounts.measure)).toEqual([
      { day: '2026-11-21', measure: 'device', subject: 'computer', count: 6 },
      { day: '2026-11-21', measure: 'source', subject: 'direct', count: 6 },
      { day: '2026-11-21', measure: 'view', subject: '/', count: 6 },
    ]);
  });

  test('R-MEASURE-2: counts that could not be written are written with the next ones', async () => {
    const { db } = fixture.database;
    let isDown = true;
    const flaky = new Proxy(db, {
      get(target, name) {
        if (name === 'insert' && isDown) throw new Error('the database is down');
        return Reflect.get(target, name, target);
      },
    });
    const counter = createCounter(flaky);
    counter.count(openedPage('/faq', 'same-origin'), 200);
    await counter.flush();
    expect(reportError).toHaveBeenCalledOnce();
    isDown = false;
    counter.count(openedPage('/faq', 'same-origin'), 200);
    await counter.flush();
    expect(await db.select().from(visitCounts)).toEqual([
      { day: '2026-11-21', measure: 'view', subject: '/faq', count: 2 },
    ]);
  });

  test('R-MEASURE-2: a flood of pages does not make the table grow without end', async () => {
    const counter = createCounter();
    for (let page = 0; page < 2_500; page++)
      counter.count(openedPage(`/shop/single/p-${page}`, 'same-origin'), 200);
    await counter.flush();
    expect(await fixture.database.db.$count(visitCounts)).toBe(2_001);
    const figures = await measurements.readVisits(admin, 7);
    expect(figures.kinds.find(({ kind }) => kind === 'product')?.views).toBe(2_500);
    expect(figures.pages.every(({ path }) => path.startsWith('/'))).toBe(true);
  });

  test('R-MEASURE-3: the page has the sums of the chosen days, and the funnel with its rates', async () => {
    const counter = createCounter();
    const view = (url: string, times: number) => {
      for (let time = 0; time < times; time++) counter.count(openedPage(url, 'same-origin'), 200);
    };
    now = new Date('2026-11-10T10:00:00Z');
    counter.count(openedPage('/'), 200);
    // Half past midnight in India.
    now = new Date('2026-11-20T19:00:00Z');
    counter.count(openedPage('/', 'cross-site'), 200);
    view('/shop/single/mosaic-mug', 8);
    view('/shop/cart', 4);
    view('/shop/checkout', 2);
    counter.count(placedOrder, 303);
    await counter.flush();
    now = new Date('2026-11-21T10:00:00Z');
    const week = await measurements.readVisits(admin, 7);
    expect(week.days).toHaveLength(7);
    expect(week.days.at(-1)).toEqual({ day: '2026-11-21', visits: 1, views: 15 });
    expect(week.days.at(-2)).toEqual({ day: '2026-11-20', visits: 0, views: 0 });
    expect(week.pages[0]).toEqual({ path: '/shop/single/mosaic-mug', views: 8 });
    expect(week.funnel).toEqual([
      { step: 'product', count: 8 },
      { step: 'cart', count: 4, rate: 50 },
      { step: 'checkout', count: 2, rate: 50 },
      { step: 'order', count: 1, rate: 50 },
    ]);
    expect(week.visits).toBe(1);
    expect((await measurements.readVisits(admin, 30)).visits).toBe(2);
  });

  test('needs the permission', async () => {
    await expect(measurements.readVisits(customer, 7)).rejects.toThrow(NotAllowedError);
  });
});

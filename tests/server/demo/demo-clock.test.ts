import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANNOUNCEMENTS_CHANNEL, createAnnouncements } from '~/server/announcements/announcements.server';
import { readTables } from '~/server/backups/database-tables.server';
import { runCheck } from '~/server/books/check-books.server';
import { moveTimes, UNMOVED_TABLES } from '~/server/demo/move-times.server';
import { jobKinds } from '~/server/jobs/job-kinds.server';
import { engines } from '../../database/test-database';
import { openRichDatabase, type RichDatabase } from '../backups/rich-database';
import type { TestShop } from '../orders/test-shop';

/** The keys of payloads that are times, by kind of job: they are checked as such when a job runs. */
const TIMES_OF_JOBS = Object.entries(jobKinds).flatMap(([kind, { shape }]) =>
  Object.entries(shape).flatMap(([key, schema]) =>
    schema.safeParse('2026-12-24T18:30:00.000Z').success && !schema.safeParse('a text').success
      ? [{ kind, key }]
      : [],
  ),
);

const DAY_SECONDS = 24 * 60 * 60;

/** Changed in another way than by the same step. */
const OTHER_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  jobs: ['run_after', 'claimed_until', 'payload'],
  products: ['sale_plan'],
};

describe.each(engines)('R-DEMO-3: the clock of a demo (%s)', (engine) => {
  let rich: RichDatabase;
  let database: TestShop['database'];

  beforeAll(async () => {
    rich = await openRichDatabase(engine);
    database = rich.shop.database;
  });
  afterAll(() => database.close());

  async function readRows(table: string, without: readonly string[]): Promise<string[]> {
    const rows = await database.rows<{ row: string }>({
      text: `select (to_jsonb(t) - $1::text[])::text as row from public.${table} t order by row`,
      values: [[...without]],
    });
    return rows.map(({ row }) => row);
  }

  /** The times of each column in order, in seconds, and everything else of each table. */
  async function read() {
    const times: Record<string, number[]> = {};
    const others: Record<string, string[]> = {};
    for (const { name, columns } of await readTables(database)) {
      if (UNMOVED_TABLES.includes(name)) {
        others[name] = await readRows(name, []);
        continue;
      }
      const ofTime = columns.filter(({ type }) => /timestamp|date/.test(type));
      const skipped = OTHER_COLUMNS[name] ?? [];
      for (const { name: column } of ofTime.filter((column) => !skipped.includes(column.name))) {
        const rows = await database.rows<{ at: number }>({
          text: `select extract(epoch from "${column}"::timestamptz at time zone 'utc')::float8 as at from public.${name}
            where isfinite("${column}") order by at`,
        });
        times[`${name}.${column}`] = rows.map(({ at }) => Number(at));
      }
      others[name] = await readRows(name, [...ofTime.map((column) => column.name), ...skipped]);
    }
    return { times, others };
  }

  test('every time moves by the same step, and nothing else changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 90 }), async (days) => {
        const before = await read();
        await moveTimes(database.db, days);
        const after = await read();
        expect(after.others).toEqual(before.others);
        expect(Object.keys(before.times).length).toBeGreaterThan(70);
        const toMs = (times: Record<string, number[]>, step: number) =>
          Object.entries(times).map(([column, all]) => [
            column,
            all.map((at) => Math.round((at + step) * 1000)),
          ]);
        expect(toMs(after.times, 0)).toEqual(toMs(before.times, -days * DAY_SECONDS));
      }),
      { numRuns: 3 },
    );
  });

  test('the books stay as they are, and the audit log refuses changes again', async () => {
    const { deps } = rich.shop;
    const { differences } = await runCheck({ ...deps, db: database.db });
    expect(differences).toEqual(rich.differences);
    await expect(database.rows({ text: 'update audit_events set created_at = now()' })).rejects.toThrow(
      'audit_events is append-only',
    );
  });

  test('the times in the payloads of all kinds of jobs move', async () => {
    expect(TIMES_OF_JOBS.map(({ kind }) => kind)).toContain('switch-sales');
    await database.rows({ text: 'delete from jobs' });
    for (const { kind, key } of TIMES_OF_JOBS)
      await database.rows({
        text: `insert into jobs (id, kind, payload, run_after)
          values (gen_random_uuid(), $1, jsonb_build_object($2::text, '2026-12-24T18:30:00.000Z'), now())`,
        values: [kind, key],
      });
    await moveTimes(database.db, 3);
    const jobs = await database.rows({ text: 'select kind, payload from jobs order by kind' });
    const moved = TIMES_OF_JOBS.map(({ kind, key }) => ({
      kind,
      payload: { [key]: '2026-12-21T18:30:00.000Z' },
    }));
    expect(jobs).toEqual(moved.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)));
  });

  test('every process shows the announcements of the moved time', async () => {
    const announcements = createAnnouncements(database, {
      clock: () => new Date(),
      reportError: (error: unknown) => expect.unreachable(String(error)),
    });
    await database.rows({
      text: `insert into announcements (id, text, link, link_label, tone, pages, starts_at, ends_at, version, created_at)
        values (gen_random_uuid(), 'Open on Sunday', '', '', 'offer', 'shop', now() + interval '2 days', now() + interval '9 days', 1, now())`,
    });
    await announcements.refresh();
    const stop = await database.listen(ANNOUNCEMENTS_CHANNEL, () => void announcements.refresh());
    await moveTimes(database.db, 3);
    await expect.poll(() => announcements.findAnnouncement('/shop')?.text).toBe('Open on Sunday');
    await stop();
  });

  test('a waiting job waits for less, at most until now; a sale moves with its column', async () => {
    await database.rows({ text: 'delete from jobs' });
    await database.rows({
      text: `insert into jobs (id, kind, payload, run_after, claimed_until) values
        (gen_random_uuid(), 'soon', '{}', now() + interval '20 hours', null),
        (gen_random_uuid(), 'later', '{}', now() + interval '10 days', now() + interval '1 minute'),
        (gen_random_uuid(), 'waiting', '{}', now() - interval '1 hour', null)`,
    });
    await database.rows({
      text: `update products set sale_plan = '{"type": "percent", "discount": 1000, "endsAt": "2026-12-24T18:30:00.000Z"}',
        sale_switches_at = '2026-12-24T18:30:00Z' where id = 'mosaic-mug'`,
    });
    await moveTimes(database.db, 3);
    const jobs = await database.rows<{ kind: string; hours: number; claimed: boolean }>({
      text: `select kind, round(extract(epoch from run_after - now()) / 3600)::int as hours,
        coalesce(claimed_until > now(), false) as claimed from jobs order by kind`,
    });
    expect(jobs).toEqual([
      { kind: 'later', hours: 168, claimed: true },
      { kind: 'soon', hours: 0, claimed: false },
      { kind: 'waiting', hours: -1, claimed: false },
    ]);
    const [product] = await database.rows<{ plan: string; column: Date }>({
      text: `select sale_plan ->> 'endsAt' as plan, sale_switches_at as column from products where id = 'mosaic-mug'`,
    });
    expect(product).toEqual({
      plan: '2026-12-21T18:30:00.000Z',
      column: new Date('2026-12-21T18:30:00.000Z'),
    });
  });
});

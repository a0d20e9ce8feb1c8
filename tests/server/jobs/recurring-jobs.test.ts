import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import type { JobHandlers } from '~/server/jobs/job-kinds.server';
import { startWorker, type Worker } from '~/server/jobs/worker.server';
import { refuseRows } from '../../database/refuse-rows';
import { engines, openTestDatabase } from '../../database/test-database';

/** Waits long enough for a busy machine. */
const waitFor = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 20_000 });

interface JobRow {
  attempts: number;
  done: boolean;
  claimed: boolean;
  waits: number;
}

describe.each(engines)('recurring jobs (%s)', (engine) => {
  let database: Database;
  const workers: Worker[] = [];
  const logger = { warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate jobs' }));
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });

  async function startTestWorker(handlers: JobHandlers): Promise<void> {
    workers.push(await startWorker({ database, handlers, logger }));
  }

  const readJobs = () =>
    database.rows<JobRow>({
      text: `select attempts, done_at is not null as done, claimed_until is not null as claimed,
        extract(epoch from run_after - now())::float8 as waits from jobs order by created_at, id`,
    });

  test('a recurring job is scheduled once after each run', async () => {
    const handler = vi.fn();
    await startTestWorker({ 'purge-expired': handler });
    await waitFor(async () =>
      expect(await readJobs()).toMatchObject([{ done: true }, { done: false, attempts: 0 }]),
    );
    expect((await readJobs())[1]?.waits).toBeGreaterThan(3_000);
    await startTestWorker({ 'purge-expired': handler });
    expect(handler).toHaveBeenCalledOnce();
    expect(await readJobs()).toHaveLength(2);
  });

  test('a job is done only together with its next run, so that none is lost', async () => {
    const acceptRows = await refuseRows(database, 'jobs', "run_after >= now() + interval '1 minute'");
    const handler = vi.fn(async () => undefined);
    await startTestWorker({ 'purge-expired': handler });
    await waitFor(async () =>
      expect(await readJobs()).toMatchObject([{ done: false, attempts: 1, claimed: false }]),
    );
    await acceptRows();
    await database.rows({ text: 'update jobs set run_after = now()' });
    await startTestWorker({ 'purge-expired': handler });
    await waitFor(async () =>
      expect(await readJobs()).toMatchObject([
        { done: true, attempts: 2 },
        { done: false, attempts: 0 },
      ]),
    );
  });

  test('a job that was planned while the clock was ahead runs at its next time', async () => {
    const plan = `insert into jobs (id, kind, payload, key, run_after) values
      (gen_random_uuid(), 'purge-expired', '{}', 'purge-expired', now() + interval '4 years'),
      (gen_random_uuid(), 'check-books', '{}', 'check-books', now() + interval '1 minute')`;
    await database.rows({ text: plan });
    await startTestWorker({ 'purge-expired': vi.fn(), 'check-books': vi.fn() });
    const waits = (await readJobs()).map((job) => job.waits).toSorted((one, other) => one - other);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeLessThan(61);
    expect(waits[1]).toBeGreaterThan(3_000);
    expect(waits[1]).toBeLessThan(3_601);
  });

  test('a job that the settings have switched off does not wait for good', async () => {
    const plan = `insert into jobs (id, kind, payload, key, run_after) values
      (gen_random_uuid(), 'nightly-backup', '{}', 'nightly-backup', now() - interval '61 minutes'),
      (gen_random_uuid(), 'back-up-now', '{}', 'back-up-now', now() - interval '61 minutes')`;
    await database.rows({ text: plan });
    await startTestWorker({ 'check-books': vi.fn() });
    expect(await database.rows({ text: `select kind from jobs where kind like '%back%'` })).toEqual([
      { kind: 'back-up-now' },
    ]);
  });

  test('a job that another worker has a handler for stays planned', async () => {
    const plan = `insert into jobs (id, kind, payload, key, run_after) values
      (gen_random_uuid(), 'nightly-backup', '{}', 'nightly-backup', now() - interval '10 minutes')`;
    await database.rows({ text: plan });
    await startTestWorker({ 'check-books': vi.fn() });
    expect(await database.rows({ text: `select kind from jobs where kind = 'nightly-backup'` })).toHaveLength(
      1,
    );
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import type { JobHandlers } from '~/server/jobs/job-kinds.server';
import { startWorker, type Worker } from '~/server/jobs/worker.server';
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
    const refuse = `alter table jobs add constraint refused check (run_after < now() + interval '1 minute') not valid`;
    const handler = vi.fn(async () => {
      if (handler.mock.calls.length === 1) await database.rows({ text: refuse });
    });
    await startTestWorker({ 'purge-expired': handler });
    await waitFor(async () =>
      expect(await readJobs()).toMatchObject([{ done: false, attempts: 1, claimed: false }]),
    );
    await database.rows({ text: 'alter table jobs drop constraint refused' });
    await database.rows({ text: 'update jobs set run_after = now()' });
    await startTestWorker({ 'purge-expired': handler });
    await waitFor(async () =>
      expect(await readJobs()).toMatchObject([
        { done: true, attempts: 2 },
        { done: false, attempts: 0 },
      ]),
    );
  });
});

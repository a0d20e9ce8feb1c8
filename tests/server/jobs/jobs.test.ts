import { setImmediate as nextTurn } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import { type JobHandler, type JobHandlers, PermanentFailure } from '~/server/jobs/job-kinds.server';
import { startWorker, type Worker, type WorkerOptions } from '~/server/jobs/worker.server';
import { engines, openTestDatabase } from '../../database/test-database';

/** Waits long enough for a busy machine. */
const waitFor = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 20_000 });

/** A handler that runs until `finish` is called. */
function createPausedHandler() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { handler: vi.fn(() => promise), finish: () => resolve() };
}

interface JobRow {
  kind: string;
  payload: unknown;
  attempts: number;
  last_error: string | null;
  done: boolean;
  failed: boolean;
  claimed: boolean;
  waits: number;
}
describe.each(engines)('jobs (%s)', (engine) => {
  let database: Database;
  const workers: Worker[] = [];
  const logger = { warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    logger.warn.mockClear();
    logger.error.mockClear();
    await database.rows({ text: 'truncate jobs' });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });

  async function startTestWorker(
    handlers: JobHandlers,
    options: Partial<WorkerOptions> = {},
  ): Promise<Worker> {
    const worker = await startWorker({ database, handlers, logger, ...options });
    workers.push(worker);
    return worker;
  }

  const readJobs = () =>
    database.rows<JobRow>({
      text: `select kind, payload, attempts, last_error, done_at is not null as done, failed_at is not null as failed,
        claimed_until is not null as claimed, extract(epoch from run_after - now())::float8 as waits
        from jobs order by created_at, id`,
    });
  const readFirstJob = async () => (await readJobs())[0];
  const makeJobsDue = () => database.rows({ text: 'update jobs set run_after = now()' });
  const enqueueEmail = (emailId = uuid()) => enqueue(database.db, 'send-email', { emailId });

  test('a job of a transaction runs at once after the commit', async () => {
    const payloads: unknown[] = [];
    await startTestWorker({ 'send-email': async (payload) => void payloads.push(payload) });
    const emailId = uuid();
    await database.db.transaction((transaction) => enqueue(transaction, 'send-email', { emailId }));
    await waitFor(() => expect(payloads).toEqual([{ emailId }]));
    await waitFor(async () =>
      expect(await readFirstJob()).toMatchObject({ done: true, attempts: 1, payload: {} }),
    );
  });

  test('a job of a transaction without a commit never runs', async () => {
    const handler = vi.fn();
    await startTestWorker({ 'send-email': handler });
    const failing = database.db.transaction(async (transaction) => {
      await enqueue(transaction, 'send-email', { emailId: uuid() });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await enqueueEmail();
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    expect(await readJobs()).toHaveLength(1);
  });

  test('a job does not run before its time', async () => {
    const handler = vi.fn();
    await enqueue(
      database.db,
      'send-email',
      { emailId: uuid() },
      { runAfter: new Date(Date.now() + 60_000) },
    );
    await startTestWorker({ 'send-email': handler });
    await enqueueEmail();
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await makeJobsDue();
    await enqueueEmail();
    await waitFor(() => expect(handler).toHaveBeenCalledTimes(3));
  });

  test('a job runs at its time without a notification', async () => {
    const handler = vi.fn();
    await startTestWorker({ 'send-email': handler });
    await enqueue(database.db, 'send-email', { emailId: uuid() }, { runAfter: new Date(Date.now() + 300) });
    // A job that is due wakes the worker, which then waits for the next one.
    await enqueueEmail();
    await waitFor(() => expect(handler).toHaveBeenCalledTimes(2));
  });

  test('there is at most one open job per key', async () => {
    const runAfter = new Date(Date.now() + 60_000);
    for (const emailId of [uuid(), uuid()])
      await enqueue(database.db, 'send-email', { emailId }, { key: 'the same', runAfter });
    expect(await readJobs()).toHaveLength(1);
    await database.rows({ text: 'update jobs set done_at = now()' });
    await enqueue(database.db, 'send-email', { emailId: uuid() }, { key: 'the same', runAfter });
    expect(await readJobs()).toHaveLength(2);
  });

  test('two workers never run the same job', async () => {
    const done: string[] = [];
    const handlers: JobHandlers = {
      'send-email': async ({ emailId }) => {
        done.push(emailId);
        await nextTurn();
      },
    };
    await startTestWorker(handlers, { concurrency: 4 });
    await startTestWorker(handlers, { concurrency: 4 });
    const ids = Array.from({ length: 60 }, () => uuid());
    await database.db.transaction(async (transaction) => {
      for (const emailId of ids) await enqueue(transaction, 'send-email', { emailId });
    });
    await waitFor(async () => expect((await readJobs()).every((job) => job.done)).toBe(true));
    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  test('a failed job runs again after a pause, and its reason is stored without emails', async () => {
    const handler = vi.fn<JobHandler<'send-email'>>();
    handler.mockRejectedValueOnce(new Error('no route to asha@example.com'));
    await startTestWorker({ 'send-email': handler });
    await enqueueEmail();
    await waitFor(async () =>
      expect(await readFirstJob()).toMatchObject({ done: false, failed: false, claimed: false, attempts: 1 }),
    );
    const { waits = 0, last_error } = (await readFirstJob()) ?? {};
    expect(waits).toBeGreaterThan(5);
    expect(waits).toBeLessThanOrEqual(10);
    expect(last_error).toBe('Error: no route to …@…');
    expect(JSON.stringify(logger.warn.mock.calls)).toContain('no route to');
    expect(JSON.stringify(logger.warn.mock.calls)).not.toContain('asha');
    await makeJobsDue();
    await enqueueEmail();
    await waitFor(async () =>
      expect((await readJobs())[0]).toMatchObject({ done: true, attempts: 2, last_error: null }),
    );
  });

  test('a permanent failure ends the job at once, and its row stays', async () => {
    const emailId = uuid();
    await startTestWorker({
      'send-email': () => Promise.reject(new PermanentFailure('The recipient does not exist.')),
    });
    await enqueueEmail(emailId);
    await waitFor(async () => expect(await readFirstJob()).toMatchObject({ failed: true, attempts: 1 }));
    expect(await readFirstJob()).toMatchObject({
      last_error: 'PermanentFailure: The recipient does not exist.',
      payload: { emailId },
    });
    expect(logger.error).toHaveBeenCalledOnce();
  });

  test('the number of attempts is limited, and the last one is marked', async () => {
    const contexts: unknown[] = [];
    await enqueueEmail();
    await database.rows({ text: 'update jobs set attempts = 14' });
    await startTestWorker({
      'send-email': async (_payload, context) => {
        contexts.push(context);
        throw new Error('still away');
      },
    });
    await waitFor(async () => expect(await readFirstJob()).toMatchObject({ attempts: 15, claimed: false }));
    await makeJobsDue();
    await enqueueEmail();
    await waitFor(async () => expect((await readJobs())[0]).toMatchObject({ attempts: 16, failed: true }));
    expect(contexts).toContainEqual({ attempt: 15, isLast: false });
    expect(contexts).toContainEqual({ attempt: 16, isLast: true });
  });

  test('a job with an invalid payload fails', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload) values (gen_random_uuid(), 'send-email', '{"emailId":"x"}')`,
    });
    const handler = vi.fn();
    await startTestWorker({ 'send-email': handler });
    await waitFor(async () => expect(await readFirstJob()).toMatchObject({ failed: true }));
    expect(handler).not.toHaveBeenCalled();
  });

  test('a job of an unknown kind stays for other processes', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload) values (gen_random_uuid(), 'from-the-future', '{}')`,
    });
    const handler = vi.fn();
    await startTestWorker({ 'send-email': handler });
    await enqueueEmail();
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    expect(await readFirstJob()).toMatchObject({ kind: 'from-the-future', attempts: 0, claimed: false });
  });

  const claimJobs = (interval: string) =>
    database.rows({ text: `update jobs set attempts = 1, claimed_until = now() + interval '${interval}'` });

  test('a job runs again after its claim has expired', async () => {
    await enqueueEmail();
    await claimJobs('300 milliseconds');
    const handler = vi.fn();
    await startTestWorker({ 'send-email': handler });
    await waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await waitFor(async () => expect(await readFirstJob()).toMatchObject({ done: true, attempts: 2 }));
  });

  // The embedded database has one process only: the worker of an earlier claim no longer runs.
  if (engine === 'postgres') {
    test('a job with a valid claim of another worker does not run', async () => {
      await enqueueEmail();
      await claimJobs('1 hour');
      const done: string[] = [];
      await startTestWorker({ 'send-email': async ({ emailId }) => void done.push(emailId) });
      const unclaimed = uuid();
      await enqueueEmail(unclaimed);
      await waitFor(() => expect(done).toEqual([unclaimed]));
      expect((await readJobs())[0]).toMatchObject({ done: false, claimed: true, attempts: 1 });
    });
  }

  test('a running worker extends its claim', async () => {
    const paused = createPausedHandler();
    await enqueueEmail();
    await startTestWorker({ 'send-email': paused.handler }, { leaseMs: 150 });
    await waitFor(() => expect(paused.handler).toHaveBeenCalledOnce());
    if (engine === 'postgres') await startTestWorker({ 'send-email': paused.handler }, { leaseMs: 150 });
    // The claim is extended after a third of its length. After four extensions it would have expired without them.
    const claims = new Set<string>();
    await waitFor(async () => {
      const [job] = await database.rows<{ until: string }>({
        text: 'select claimed_until::text as until from jobs',
      });
      expect(claims.add(job?.until ?? '').size).toBeGreaterThan(4);
    });
    expect(paused.handler).toHaveBeenCalledOnce();
    paused.finish();
    await waitFor(async () => expect(await readFirstJob()).toMatchObject({ done: true, attempts: 1 }));
  });

  test('a job whose attempts all ended the process fails without another attempt', async () => {
    await enqueueEmail();
    // Unlike this kind, that of an email has its handler record it.
    await database.rows({ text: "update jobs set attempts = 16, kind = 'call-cancelled'" });
    const handler = vi.fn();
    await startTestWorker({ 'call-cancelled': handler });
    await waitFor(async () => expect(await readFirstJob()).toMatchObject({ failed: true }));
    expect(handler).not.toHaveBeenCalled();
    expect(await readFirstJob()).toMatchObject({ last_error: expect.stringContaining('process ended') });
  });

  test('a stop waits for running jobs and starts none', async () => {
    const paused = createPausedHandler();
    const worker = await startTestWorker({ 'send-email': paused.handler }, { concurrency: 1 });
    await enqueueEmail();
    await waitFor(() => expect(paused.handler).toHaveBeenCalledOnce());
    await enqueueEmail();
    const events: string[] = [];
    const stopping = worker.stop().then(() => events.push('stopped'));
    // Queries after the stop and before the end of the job.
    for (let count = 0; count < 20; count += 1) await readJobs();
    events.push('finished');
    paused.finish();
    await stopping;
    expect(events).toEqual(['finished', 'stopped']);
    expect(await readJobs()).toMatchObject([{ done: true }, { done: false, attempts: 0 }]);
  });
});

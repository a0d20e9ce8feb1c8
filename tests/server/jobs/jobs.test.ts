import { setImmediate as nextTurn } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import { type JobHandler, type JobHandlers, PermanentFailure } from '~/server/jobs/job-kinds.server';
import { startWorker, type Worker, type WorkerOptions } from '~/server/jobs/worker.server';
import { engines, openTestDatabase } from '../../database/test-database';

/** On a busy machine, too. */
const until = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 20_000 });

/** A job that is under way until `finish` is called. */
function heldJob() {
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
  const log = { warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    log.warn.mockClear();
    log.error.mockClear();
    await database.rows({ text: 'truncate jobs' });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });

  async function work(handlers: JobHandlers, options: Partial<WorkerOptions> = {}): Promise<Worker> {
    const worker = await startWorker({ database, handlers, logger: log, ...options });
    workers.push(worker);
    return worker;
  }

  const rows = () =>
    database.rows<JobRow>({
      text: `select kind, payload, attempts, last_error, done_at is not null as done, failed_at is not null as failed,
        claimed_until is not null as claimed, extract(epoch from run_after - now())::float8 as waits
        from jobs order by created_at, id`,
    });
  const row = async () => (await rows())[0];
  const due = () => database.rows({ text: 'update jobs set run_after = now()' });
  const send = (emailId = uuid()) => enqueue(database.db, 'send-email', { emailId });

  test('what is promised in a transaction is done when it commits, at once', async () => {
    const told: unknown[] = [];
    await work({ 'send-email': async (payload) => void told.push(payload) });
    const emailId = uuid();
    await database.db.transaction((transaction) => enqueue(transaction, 'send-email', { emailId }));
    await until(() => expect(told).toEqual([{ emailId }]));
    await until(async () => expect(await row()).toMatchObject({ done: true, attempts: 1, payload: {} }));
  });

  test('what was promised in a transaction that did not commit is never done', async () => {
    const handler = vi.fn();
    await work({ 'send-email': handler });
    const failing = database.db.transaction(async (transaction) => {
      await enqueue(transaction, 'send-email', { emailId: uuid() });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await send();
    await until(() => expect(handler).toHaveBeenCalledOnce());
    expect(await rows()).toHaveLength(1);
  });

  test('waits until it is time', async () => {
    const handler = vi.fn();
    await enqueue(
      database.db,
      'send-email',
      { emailId: uuid() },
      { runAfter: new Date(Date.now() + 60_000) },
    );
    await work({ 'send-email': handler });
    await send();
    await until(() => expect(handler).toHaveBeenCalledOnce());
    await due();
    await send();
    await until(() => expect(handler).toHaveBeenCalledTimes(3));
  });

  test('is begun when its time comes, without anybody saying so', async () => {
    const handler = vi.fn();
    await work({ 'send-email': handler });
    await enqueue(database.db, 'send-email', { emailId: uuid() }, { runAfter: new Date(Date.now() + 300) });
    // A job of another time lets the worker look when the next one is due.
    await send();
    await until(() => expect(handler).toHaveBeenCalledTimes(2));
  });

  test('an open job with the same key is enough', async () => {
    const runAfter = new Date(Date.now() + 60_000);
    for (const emailId of [uuid(), uuid()])
      await enqueue(database.db, 'send-email', { emailId }, { key: 'the same', runAfter });
    expect(await rows()).toHaveLength(1);
    await database.rows({ text: 'update jobs set done_at = now()' });
    await enqueue(database.db, 'send-email', { emailId: uuid() }, { key: 'the same', runAfter });
    expect(await rows()).toHaveLength(2);
  });

  test('two workers never do the same job', async () => {
    const done: string[] = [];
    const handlers: JobHandlers = {
      'send-email': async ({ emailId }) => {
        done.push(emailId);
        await nextTurn();
      },
    };
    await work(handlers, { concurrency: 4 });
    await work(handlers, { concurrency: 4 });
    const ids = Array.from({ length: 60 }, () => uuid());
    await database.db.transaction(async (transaction) => {
      for (const emailId of ids) await enqueue(transaction, 'send-email', { emailId });
    });
    await until(async () => expect((await rows()).every((job) => job.done)).toBe(true));
    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  test('one that failed is tried again after a pause, and its reason is kept without addresses', async () => {
    const handler = vi.fn<JobHandler<'send-email'>>();
    handler.mockRejectedValueOnce(new Error('no route to asha@example.com'));
    await work({ 'send-email': handler });
    await send();
    await until(async () =>
      expect(await row()).toMatchObject({ done: false, failed: false, claimed: false, attempts: 1 }),
    );
    const { waits = 0, last_error } = (await row()) ?? {};
    expect(waits).toBeGreaterThan(5);
    expect(waits).toBeLessThanOrEqual(10);
    expect(last_error).toBe('Error: no route to …@…');
    expect(JSON.stringify(log.warn.mock.calls)).toContain('no route to');
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('asha');
    await due();
    await send();
    await until(async () =>
      expect((await rows())[0]).toMatchObject({ done: true, attempts: 2, last_error: null }),
    );
  });

  test('one that cannot succeed is given up at once, and stays readable', async () => {
    const emailId = uuid();
    await work({ 'send-email': () => Promise.reject(new PermanentFailure('Nobody lives there.')) });
    await send(emailId);
    await until(async () => expect(await row()).toMatchObject({ failed: true, attempts: 1 }));
    expect(await row()).toMatchObject({
      last_error: 'PermanentFailure: Nobody lives there.',
      payload: { emailId },
    });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('one that failed often enough is given up; its last try knows that it is the last', async () => {
    const contexts: unknown[] = [];
    await send();
    await database.rows({ text: 'update jobs set attempts = 14' });
    await work({
      'send-email': async (_payload, context) => {
        contexts.push(context);
        throw new Error('still away');
      },
    });
    await until(async () => expect(await row()).toMatchObject({ attempts: 15, claimed: false }));
    await due();
    await send();
    await until(async () => expect((await rows())[0]).toMatchObject({ attempts: 16, failed: true }));
    expect(contexts).toContainEqual({ attempt: 15, isLast: false });
    expect(contexts).toContainEqual({ attempt: 16, isLast: true });
  });

  test('one whose payload makes no sense is given up', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload) values (gen_random_uuid(), 'send-email', '{"emailId":"x"}')`,
    });
    const handler = vi.fn();
    await work({ 'send-email': handler });
    await until(async () => expect(await row()).toMatchObject({ failed: true }));
    expect(handler).not.toHaveBeenCalled();
  });

  test('a kind that this process does not know is left for another', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload) values (gen_random_uuid(), 'from-the-future', '{}')`,
    });
    const handler = vi.fn();
    await work({ 'send-email': handler });
    await send();
    await until(() => expect(handler).toHaveBeenCalledOnce());
    expect(await row()).toMatchObject({ kind: 'from-the-future', attempts: 0, claimed: false });
  });

  const claimFor = (interval: string) =>
    database.rows({ text: `update jobs set attempts = 1, claimed_until = now() + interval '${interval}'` });

  test('a job whose worker is gone is begun again when its time is over', async () => {
    await send();
    await claimFor('300 milliseconds');
    const handler = vi.fn();
    await work({ 'send-email': handler });
    await until(() => expect(handler).toHaveBeenCalledOnce());
    await until(async () => expect(await row()).toMatchObject({ done: true, attempts: 2 }));
  });

  // Not on the embedded database, which has one process: whoever had the job cannot be alive.
  if (engine === 'postgres') {
    test('a job that another worker has is left alone until then', async () => {
      await send();
      await claimFor('1 hour');
      const done: string[] = [];
      await work({ 'send-email': async ({ emailId }) => void done.push(emailId) });
      const free = uuid();
      await send(free);
      await until(() => expect(done).toEqual([free]));
      expect((await rows())[0]).toMatchObject({ done: false, claimed: true, attempts: 1 });
    });
  }

  test('a worker that is still at it keeps its job', async () => {
    const held = heldJob();
    await send();
    await work({ 'send-email': held.handler }, { leaseMs: 150 });
    await until(() => expect(held.handler).toHaveBeenCalledOnce());
    if (engine === 'postgres') await work({ 'send-email': held.handler }, { leaseMs: 150 });
    // Four times renewed, a third of its length apart: without that it would have ended by now.
    const claims = new Set<string>();
    await until(async () => {
      const [job] = await database.rows<{ until: string }>({
        text: 'select claimed_until::text as until from jobs',
      });
      expect(claims.add(job?.until ?? '').size).toBeGreaterThan(4);
    });
    expect(held.handler).toHaveBeenCalledOnce();
    held.finish();
    await until(async () => expect(await row()).toMatchObject({ done: true, attempts: 1 }));
  });

  test('one that took its process with it every time is given up without being tried', async () => {
    await send();
    await database.rows({ text: 'update jobs set attempts = 16' });
    const handler = vi.fn();
    await work({ 'send-email': handler });
    await until(async () => expect(await row()).toMatchObject({ failed: true }));
    expect(handler).not.toHaveBeenCalled();
    expect(await row()).toMatchObject({ last_error: expect.stringContaining('process ended') });
  });

  test('a stop finishes what is under way, and begins nothing', async () => {
    const held = heldJob();
    const worker = await work({ 'send-email': held.handler }, { concurrency: 1 });
    await send();
    await until(() => expect(held.handler).toHaveBeenCalledOnce());
    await send();
    const events: string[] = [];
    const stopping = worker.stop().then(() => events.push('stopped'));
    // Questions that are asked after the stop and answered before the job is done.
    for (let count = 0; count < 20; count += 1) await rows();
    events.push('finished');
    held.finish();
    await stopping;
    expect(events).toEqual(['finished', 'stopped']);
    expect(await rows()).toMatchObject([{ done: true }, { done: false, attempts: 0 }]);
  });

  test('what comes again is planned again when it is done, once', async () => {
    const handler = vi.fn();
    await work({ 'purge-expired': handler });
    await until(async () =>
      expect(await rows()).toMatchObject([{ done: true }, { done: false, attempts: 0 }]),
    );
    expect((await rows())[1]?.waits).toBeGreaterThan(3_000);
    await work({ 'purge-expired': handler });
    expect(handler).toHaveBeenCalledOnce();
    expect(await rows()).toHaveLength(2);
  });
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { jobs } from '~/server/db/schema/jobs.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createEmailThread } from '~/server/email/email-thread.server';
import { renderQueued } from '~/server/email/render-queued.server';
import { deleteInBatches } from '~/server/jobs/delete-in-batches.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import type { JobHandlers } from '~/server/jobs/job-kinds.server';
import { startWorker, type Worker, type WorkerOptions } from '~/server/jobs/worker.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { recordStatements } from '../../fakes/database-hooks';
import { createLocalEmailThread, FROM, SITE } from '../../fakes/rendered-emails';
import { createTestEmail } from '../../fakes/test-email';

/** Waits long enough for a busy machine. */
const waitFor = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 20_000 });

describe.each(engines)('jobs and requests (%s)', (engine) => {
  let database: Database;
  let worker: Worker | undefined;
  const logger = { warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    vi.clearAllMocks();
    await database.rows({ text: 'truncate jobs, emails' });
  });
  afterEach(() => worker?.stop());

  const startTestWorker = async (handlers: JobHandlers, options: Partial<WorkerOptions> = {}) => {
    worker = await startWorker({ database, handlers, logger, concurrency: 1, ...options });
  };

  test('emails do not wait for programs that do not answer a webhook', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    const sendWebhook = vi.fn(() => answer);
    const sendEmail = vi.fn(async () => {});
    for (let count = 0; count < 6; count += 1)
      await enqueue(database.db, 'send-webhook', { requestId: uuid() });
    await startTestWorker({ 'send-webhook': sendWebhook, 'send-email': sendEmail });
    await waitFor(() => expect(sendWebhook).toHaveBeenCalledTimes(4));
    await enqueue(database.db, 'send-email', { emailId: uuid() });
    await waitFor(() => expect(sendEmail).toHaveBeenCalledOnce());
    expect(sendWebhook).toHaveBeenCalledTimes(4);
    resolve();
    await waitFor(() => expect(sendWebhook).toHaveBeenCalledTimes(6));
  });

  test('webhooks do not wait for a long job', async () => {
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const sendWebhook = vi.fn(async () => {});
    const backUp = vi.fn(() => end);
    await enqueue(database.db, 'back-up-now', {});
    await startTestWorker({ 'back-up-now': backUp, 'send-webhook': sendWebhook });
    await waitFor(() => expect(backUp).toHaveBeenCalledOnce());
    for (let count = 0; count < 2; count += 1)
      await enqueue(database.db, 'send-webhook', { requestId: uuid() });
    await waitFor(() => expect(sendWebhook).toHaveBeenCalledTimes(2));
    resolve();
  });

  test('other work runs between two jobs', async () => {
    const order: string[] = [];
    const ids = Array.from({ length: 10 }, () => uuid());
    for (const emailId of ids) await enqueue(database.db, 'send-email', { emailId });
    let isWatching = true;
    const watch = () => {
      order.push('other work');
      if (isWatching) setImmediate(watch);
    };
    setImmediate(watch);
    await startTestWorker({ 'send-email': async () => void order.push('job') });
    await waitFor(() => expect(order.filter((turn) => turn === 'job')).toHaveLength(ids.length));
    isWatching = false;
    expect(order.join(' ')).not.toContain('job job');
  });

  test.each([
    [1, true],
    [2, false],
  ])('%d jobs run at the same time when requests are open: %s', async (expected, hasOpenRequests) => {
    for (let count = 0; count < 6; count += 1) await enqueue(database.db, 'send-email', { emailId: uuid() });
    const atOnce: number[] = [];
    let running = 0;
    const sendEmail = async () => {
      running += 1;
      atOnce.push(running);
      // Long enough for the worker to start another job.
      for (let turn = 0; turn < 20; turn += 1) {
        await database.ping();
        await nextTurn();
      }
      running -= 1;
    };
    await startTestWorker(
      { 'send-email': sendEmail },
      { concurrency: 2, hasOpenRequests: () => hasOpenRequests },
    );
    await waitFor(() => expect(atOnce).toHaveLength(6));
    expect(Math.max(...atOnce)).toBe(expected);
  });

  test('expired rows are deleted in batches, and no other rows', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload, done_at)
        select gen_random_uuid(), case when n > 25 then 'young' else 'old' end, '{}', now() from generate_series(1, 30) as n`,
    });
    const recorded = recordStatements(database);
    await deleteInBatches(recorded.database, jobs, sql`${jobs.kind} = 'old'`, 10);
    expect(recorded.statements).toHaveLength(3);
    const remaining = await database.rows({
      text: 'select distinct kind, count(*)::int from jobs group by kind',
    });
    expect(remaining).toEqual([{ kind: 'young', count: 5 }]);
  });

  test('an email whose thread ended is rendered when its job runs again', async () => {
    const ending = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(1));`;
    const entry = new URL(`data:text/javascript,${encodeURIComponent(ending)}`);
    const endingThread = createEmailThread({ entry, siteUrl: SITE, from: FROM });
    const render = vi.fn(createLocalEmailThread().render).mockImplementationOnce(endingThread.render);
    await createEmailQueue({ clock: () => new Date() }).enqueue(database.db, createTestEmail());
    await startTestWorker({
      'render-email': renderQueued(database, { render }),
      'purge-expired': async () => undefined,
    });
    const isRendering = eq(jobs.kind, 'render-email');
    const readJob = async () => (await database.db.select().from(jobs).where(isRendering))[0];
    await waitFor(async () => expect(await readJob()).toMatchObject({ attempts: 1, claimedUntil: null }));
    expect(await readJob()).toMatchObject({
      lastError: 'WorkerThreadError: The email thread ended.',
      doneAt: null,
    });
    await database.rows({ text: 'update jobs set run_after = now()' });
    // A new job wakes the worker.
    await enqueue(database.db, 'purge-expired', {});
    await waitFor(async () =>
      expect(await readJob()).toMatchObject({ attempts: 2, doneAt: expect.any(Date) }),
    );
    const [email] = await database.rows({ text: 'select subject, content from emails' });
    expect(email).toEqual({ subject: 'We have received your message', content: null });
  });
});

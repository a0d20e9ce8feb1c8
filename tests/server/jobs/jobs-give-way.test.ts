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
import { startWorker, type Worker } from '~/server/jobs/worker.server';
import { engines, openTestDatabase } from '../database/test-database';
import { createLocalEmailThread, FROM, SITE } from '../fakes/rendered-emails';
import { createOutgoingEmail } from '../fakes/test-email';

/** On a busy machine, too. */
const until = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 20_000 });

describe.each(engines)('jobs beside requests (%s)', (engine) => {
  let database: Database;
  let worker: Worker | undefined;
  const log = { warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    vi.clearAllMocks();
    await database.rows({ text: 'truncate jobs, emails' });
  });
  afterEach(() => worker?.stop());

  const work = async (handlers: JobHandlers, concurrency = 1) => {
    worker = await startWorker({ database, handlers, logger: log, concurrency });
  };

  test('between two jobs, whatever else waits has its turn', async () => {
    const order: string[] = [];
    const ids = Array.from({ length: 10 }, () => uuid());
    for (const mailId of ids) await enqueue(database.db, 'send-mail', { mailId });
    let watching = true;
    const watch = () => {
      order.push('another');
      if (watching) setImmediate(watch);
    };
    setImmediate(watch);
    await work({ 'send-mail': async () => void order.push('job') });
    await until(() => expect(order.filter((turn) => turn === 'job')).toHaveLength(ids.length));
    watching = false;
    expect(order.join(' ')).not.toContain('job job');
  });

  test('what has expired is deleted in batches, all of it and nothing else', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload, done_at)
        select gen_random_uuid(), case when n > 25 then 'young' else 'old' end, '{}', now() from generate_series(1, 30) as n`,
    });
    const rows = vi.spyOn(database, 'rows');
    await deleteInBatches(database, jobs, sql`${jobs.kind} = 'old'`, 10);
    expect(rows).toHaveBeenCalledTimes(3);
    rows.mockRestore();
    const left = await database.rows({ text: 'select distinct kind, count(*)::int from jobs group by kind' });
    expect(left).toEqual([{ kind: 'young', count: 5 }]);
  });

  test('a mail whose thread ended in the middle of it is written when its job is tried again', async () => {
    const ending = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(1));`;
    const entry = new URL(`data:text/javascript,${encodeURIComponent(ending)}`);
    const wrapText = createEmailThread({ entry, siteUrl: SITE, from: FROM });
    const render = vi.fn(createLocalEmailThread().render).mockImplementationOnce(wrapText.render);
    await createEmailQueue({ clock: () => new Date() }).queue(database.db, createOutgoingEmail());
    await work({ 'render-email': renderQueued(database, { render }), 'clear-out': async () => undefined });
    const isRendering = eq(jobs.kind, 'render-email');
    const job = async () => (await database.db.select().from(jobs).where(isRendering))[0];
    await until(async () => expect(await job()).toMatchObject({ attempts: 1, claimedUntil: null }));
    expect(await job()).toMatchObject({
      lastError: 'EmailThreadError: The email thread ended.',
      doneAt: null,
    });
    await database.rows({ text: 'update jobs set run_after = now()' });
    // Another job lets the worker look.
    await enqueue(database.db, 'clear-out', {});
    await until(async () => expect(await job()).toMatchObject({ attempts: 2, doneAt: expect.any(Date) }));
    const [mail] = await database.rows({ text: 'select subject, content from emails' });
    expect(mail).toEqual({ subject: 'Your message is with us', content: null });
  });
});

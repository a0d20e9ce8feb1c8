import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { jobs } from '~/server/db/schema/jobs.server';
import { sendEmail } from '~/server/email/send-email.server';
import { mailboxTransport, type Transport } from '~/server/email/transport.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import type { JobPayload } from '~/server/jobs/job-kinds.server';
import { checkLateJobs } from '~/server/operations/warn-about-late-jobs.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createLocalEmailThread } from '../../fakes/rendered-emails';

const UNKNOWN = '01938f00-0000-7000-8000-00000000ffff';

describe.each(engines)('R-JOBS-3: the warning about waiting jobs (%s)', (engine) => {
  let database: Database;
  const logger = { warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate jobs, emails, job_alerts' }));

  const check = (transport: Transport | undefined = mailboxTransport) =>
    checkLateJobs({
      database,
      thread: createLocalEmailThread(),
      transport,
      storesText: true,
      logger,
      minutes: 15,
      clock: () => new Date(),
    });
  const addJob = (minutesAgo: number) =>
    enqueue(
      database.db,
      'send-refund',
      { refundId: UNKNOWN },
      { runAfter: new Date(Date.now() - minutesAgo * 60_000) },
    );
  const readEmails = () =>
    database.rows<{ state: string; subject: string; text: string }>({
      text: 'select state, subject, text from emails order by id',
    });

  test('one email is sent outside the queue, until the queue has recovered', async () => {
    await addJob(14);
    expect(await check()).toBe('well');
    await addJob(16);
    const results = await Promise.all([check(), check()]);
    expect(results.toSorted()).toEqual(['known', 'warned']);
    expect(await check()).toBe('known');
    const sent = await readEmails();
    expect(sent).toMatchObject([{ state: 'stored', subject: 'A job waits too long' }]);
    expect(sent[0]?.text).toContain('/admin/jobs?view=waiting');
    expect(await database.db.$count(jobs)).toBe(2);

    await database.rows({ text: `update jobs set done_at = now()` });
    expect(await check()).toBe('recovered');
    expect(await check()).toBe('well');
    await addJob(60);
    expect(await check()).toBe('warned');
    expect(await readEmails()).toHaveLength(2);
  });

  test('a running job, a failed one and one for later do not count', async () => {
    await Promise.all([addJob(60), addJob(61)]);
    await database.rows({ text: `update jobs set claimed_until = now() + interval '1 minute'` });
    expect(await check()).toBe('well');
    await database.rows({ text: `update jobs set claimed_until = null, failed_at = now()` });
    expect(await check()).toBe('well');
    await addJob(-60);
    expect(await check()).toBe('well');
  });

  test('a job sends the email when the mail server does not take it', async () => {
    await addJob(20);
    const down: Transport = { deliveredState: 'sent', send: () => Promise.reject(new Error('refused')) };
    expect(await check(down)).toBe('warned');
    expect(await readEmails()).toMatchObject([{ state: 'queued' }]);
    const kinds = await database.db.select({ kind: jobs.kind }).from(jobs);
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['send-email', 'send-refund']);
  });

  test('a job sends the email when the process ends before it is sent', async () => {
    await addJob(20);
    const ended: Transport = { deliveredState: 'sent', send: () => new Promise(() => {}) };
    void check(ended);
    await vi.waitFor(async () => expect(await readEmails()).toMatchObject([{ state: 'queued' }]));
    const isSending = eq(jobs.kind, 'send-email');
    const [job] = await database.db.select().from(jobs).where(isSending);
    expect(job?.runAfter.getTime(), 'not while it is sent').toBeGreaterThan(Date.now() + 60_000);
    const send = sendEmail(database, { transport: mailboxTransport, storesText: true });
    await send(job?.payload as JobPayload<'send-email'>, { attempt: 1, isLast: false });
    expect(await readEmails()).toMatchObject([{ state: 'stored' }]);
  });

  test('a warning whose email cannot be stored is not recorded: the next minute warns', async () => {
    await addJob(20);
    const thread = { render: () => Promise.reject(new Error('on purpose')) };
    const failing = checkLateJobs({
      database,
      thread,
      transport: mailboxTransport,
      storesText: true,
      logger,
      minutes: 15,
      clock: () => new Date(),
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await check()).toBe('warned');
    expect(await readEmails()).toHaveLength(1);
  });

  test('without a mail server the log has the warning alone', async () => {
    await addJob(20);
    logger.error.mockClear();
    const result = await checkLateJobs({
      database,
      thread: createLocalEmailThread(),
      transport: undefined,
      storesText: true,
      logger,
      minutes: 15,
      clock: () => new Date(),
    });
    expect(result).toBe('warned');
    expect(await readEmails()).toEqual([]);
    expect(logger.error).toHaveBeenCalledWith(expect.objectContaining({ jobs: 1 }), 'jobs wait too long');
  });
});

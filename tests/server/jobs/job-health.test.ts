import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { readJobHealth } from '~/server/jobs/job-health.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createTestEmail } from '../../fakes/test-email';

describe.each(engines)('job health (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate jobs, emails' }));

  test('without failed or late jobs all counts are 0', async () => {
    const healthy = { failedJobs: [], failedJobCount: 0, queuedEmails: 0, lateJobs: 0 };
    expect(await readJobHealth(database)).toEqual(healthy);
  });

  test('failed jobs are listed with their reasons', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload, attempts, last_error, failed_at)
        select gen_random_uuid(), 'send-email', '{}', 16, 'no ' || n, now() + n * interval '1 second'
        from generate_series(1, 25) as n`,
    });
    const { failedJobs, failedJobCount } = await readJobHealth(database);
    expect(failedJobCount).toBe(25);
    expect(failedJobs).toHaveLength(20);
    expect(failedJobs[0]).toMatchObject({ kind: 'send-email', attempts: 16, reason: 'no 25' });
  });

  test('queued emails and late jobs are counted', async () => {
    const emailQueue = createEmailQueue({ clock: () => new Date() });
    await emailQueue.enqueue(database.db, createTestEmail());
    expect(await readJobHealth(database)).toMatchObject({ queuedEmails: 1, lateJobs: 0 });
    await database.rows({ text: `update jobs set run_after = now() - interval '11 minutes'` });
    expect(await readJobHealth(database)).toMatchObject({ queuedEmails: 1, lateJobs: 1 });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { readJobHealth } from '~/server/jobs/job-health.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createTestEmail } from '../../fakes/test-email';

describe.each(engines)('what stands still behind the pages (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate jobs, emails' }));

  test('nothing, when all is well', async () => {
    const nothing = { givenUp: [], givenUpInAll: 0, waitingMails: 0, lateJobs: 0 };
    expect(await readJobHealth(database)).toEqual(nothing);
  });

  test('what was given up is named, with its reason', async () => {
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

  test('mails on the way and jobs that nobody begins are counted', async () => {
    const mail = createEmailQueue({ clock: () => new Date() });
    await mail.enqueue(database.db, createTestEmail());
    expect(await readJobHealth(database)).toMatchObject({ waitingMails: 1, lateJobs: 0 });
    await database.rows({ text: `update jobs set run_after = now() - interval '11 minutes'` });
    expect(await readJobHealth(database)).toMatchObject({ waitingMails: 1, lateJobs: 1 });
  });
});

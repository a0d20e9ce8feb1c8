import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { findTroubles } from '~/server/jobs/troubles.server';
import { createMail } from '~/server/mail/mail.server';
import { someMail } from '../fakes/some-mail';
import { engines, openTestDatabase } from '../fakes/test-database';

describe.each(engines)('what stands still behind the pages (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate jobs, outbox' }));

  test('nothing, when all is well', async () => {
    const nothing = { givenUp: [], givenUpInAll: 0, waitingMails: 0, lateJobs: 0 };
    expect(await findTroubles(database)).toEqual(nothing);
  });

  test('what was given up is named, with its reason', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload, attempts, last_error, failed_at)
        select gen_random_uuid(), 'send-mail', '{}', 16, 'no ' || n, now() + n * interval '1 second'
        from generate_series(1, 25) as n`,
    });
    const { givenUp, givenUpInAll } = await findTroubles(database);
    expect(givenUpInAll).toBe(25);
    expect(givenUp).toHaveLength(20);
    expect(givenUp[0]).toMatchObject({ kind: 'send-mail', attempts: 16, reason: 'no 25' });
  });

  test('mails on the way and jobs that nobody begins are counted', async () => {
    const mail = createMail({ clock: () => new Date() });
    await mail.queue(database.db, someMail());
    expect(await findTroubles(database)).toMatchObject({ waitingMails: 1, lateJobs: 0 });
    await database.rows({ text: `update jobs set run_after = now() - interval '11 minutes'` });
    expect(await findTroubles(database)).toMatchObject({ waitingMails: 1, lateJobs: 1 });
  });
});

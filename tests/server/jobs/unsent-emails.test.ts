import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import type { EmailOutcome } from '~/server/email/record-failed-attempt.server';
import { renderQueued } from '~/server/email/render-queued.server';
import { sendEmail } from '~/server/email/send-email.server';
import { mailboxTransport } from '~/server/email/transport.server';
import { claimJob } from '~/server/jobs/claim-job.server';
import { getMaxAttempts, type JobHandlers } from '~/server/jobs/job-kinds.server';
import { runJob } from '~/server/jobs/run-job.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import { createTestEmail } from '../../fakes/test-email';

type EmailJob = 'render-email' | 'send-email';

const LEASE_MS = 60_000;
const logger = { warn: () => undefined, error: () => undefined };

describe.each(engines)('an email whose job fails for good (%s)', (engine) => {
  let database: Database;
  const outcomes: EmailOutcome[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    outcomes.length = 0;
    await database.rows({ text: 'truncate jobs, emails' });
    await createEmailQueue({ clock: () => new Date() }).enqueue(database.db, createTestEmail());
  });

  /** Runs the job of this kind as if `attempts` attempts had been started. Rendering and sending fail. */
  async function runAfter(attempts: number, kind: EmailJob): Promise<void> {
    await database.rows({ text: 'update jobs set attempts = $1', values: [attempts] });
    const job = await claimJob(database, [kind], LEASE_MS);
    if (!job) throw new Error(`There is no due job "${kind}".`);
    const recordOutcome = async (_transaction: unknown, _key: string, outcome: EmailOutcome) => {
      outcomes.push(outcome);
    };
    const fail = async () => {
      throw new Error('It does not work.');
    };
    const handlers: JobHandlers = {
      'render-email': renderQueued(database, { render: fail, recordOutcome }),
      'send-email': sendEmail(database, {
        transport: { ...mailboxTransport, send: fail },
        storesText: false,
        recordOutcome,
      }),
    };
    await runJob(job, { database, handlers, logger, leaseMs: LEASE_MS });
  }

  const readEmails = () => database.rows({ text: 'select state, last_error as reason from emails' });

  for (const kind of ['render-email', 'send-email'] as const) {
    const max = getMaxAttempts(kind);

    test(`${kind}: counts as failed when the process ended during each attempt`, async () => {
      if (kind === 'send-email') await renderQueuedEmails(database);
      await runAfter(max, kind);
      expect(await readEmails()).toEqual([
        { state: 'failed', reason: 'The process ended during each attempt.' },
      ]);
      expect(outcomes).toEqual(['failed']);
    });

    test(`${kind}: counts as failed after the last attempt, and not before it`, async () => {
      if (kind === 'send-email') await renderQueuedEmails(database);
      await runAfter(max - 2, kind);
      expect(await readEmails()).toMatchObject([{ state: 'queued' }]);
      await database.rows({ text: 'update jobs set run_after = now(), claimed_until = null' });
      await runAfter(max - 1, kind);
      expect(await readEmails()).toEqual([{ state: 'failed', reason: 'Error: It does not work.' }]);
      expect(outcomes).toEqual(['failed']);
    });
  }
});

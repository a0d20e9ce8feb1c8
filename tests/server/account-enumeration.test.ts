import { resolve } from 'node:path';
import { threadId, type Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Accounts, createAccounts } from '~/server/accounts/accounts.server';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import type { EmailThread } from '~/server/email/email-thread.server';
import { readEnvironment } from '~/server/env.server';
import type { JobHandlers } from '~/server/jobs/job-kinds.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { createJobHandlers } from '~/server/process/job-handlers.server';
import { createThreads } from '~/server/process/threads.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../database/test-database';
import { recordStatements } from '../fakes/database-hooks';
import { type FakeSmtpServer, startFakeSmtpServer } from '../fakes/fake-smtp-server';
import { runJobs } from '../fakes/run-jobs';
import { createClientInfo, sampleUser } from '../fixtures/test-accounts';

const FROM = 'Tessera <hello@tessera.example>';
const secret = 's'.repeat(32);
const clock = () => new Date();

describe.each(engines)('account enumeration (%s)', (engine) => {
  let unrecorded: Database;
  let database: Database;
  let statements: string[];
  let server: FakeSmtpServer;
  let emailThread: EmailThread;
  let handlers: JobHandlers;
  let accounts: Accounts;
  const threadIds: number[] = [];
  const recordThread = ({ threadId }: Worker) => threadIds.push(threadId);

  beforeAll(async () => {
    process.on('worker', recordThread);
    unrecorded = await openTestDatabase(engine);
    await seedSampleUsers(unrecorded);
    server = await startFakeSmtpServer();
    ({ database, statements } = recordStatements(unrecorded));
    const environment = readEnvironment({ DEMO: 'on', SMTP_URL: server.url, MAIL_FROM: FROM });
    const threads = createThreads(environment, {
      email: resolve('scripts/build/email-thread-from-sources.ts'),
      pdf: resolve('scripts/build/pdf-thread-from-sources.ts'),
    });
    emailThread = threads.emailThread;
    handlers = createJobHandlers({ environment, database, secret, ...threads });
    accounts = createAccounts(database, {
      secret,
      publicUrl: environment.PUBLIC_URL,
      demo: true,
      emailQueue: createEmailQueue({ clock }),
      clock,
      isBreachedPassword: async () => false,
    });
  });
  afterAll(async () => {
    process.off('worker', recordThread);
    await emailThread.stop();
    await server.stop();
    await unrecorded.close();
  });
  beforeEach(async () => {
    server.received.length = 0;
    await unrecorded.rows({ text: 'truncate jobs, emails, rate_limits, unconfirmed_emails, verifications' });
  });

  /** The result and the statements of a request, and the kinds and statements of its jobs. */
  async function measure(request: () => Promise<unknown>) {
    statements.length = 0;
    const result = await request();
    const requestStatements = [...statements];
    statements.length = 0;
    const jobs = await runJobs(database, handlers);
    return { result, requestStatements, jobs, jobStatements: [...statements] };
  }

  test('a password reset runs the same statements and jobs for a known and an unknown email, and only the known one gets an email', async () => {
    const run = (email: string) => measure(() => accounts.requestPasswordReset(email, createClientInfo()));
    const known = await run(sampleUser.email);
    expect(server.received.map(({ subject }) => subject)).toEqual(['Choose a new password']);
    const unknown = await run('nobody@tessera.example');
    expect(unknown).toEqual(known);
    expect(known.jobs).toEqual(['password-reset-email', 'render-email', 'send-email']);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.envelopeRecipients).toEqual([sampleUser.email]);
    const rows = await unrecorded.rows<object>({
      text: 'select recipient, is_decoy from emails order by is_decoy',
    });
    expect(rows).toEqual([
      { recipient: sampleUser.email, is_decoy: false },
      { recipient: '', is_decoy: true },
    ]);
  });

  test('a sign-up runs the same statements and jobs for a known and an unknown email', async () => {
    const run = (email: string) => {
      const account = { email, name: 'Somebody', password: 'kolam at first light' };
      return measure(async () => (await accounts.signUp(account, createClientInfo())).kind);
    };
    expect(await run('nobody@tessera.example')).toEqual(await run(sampleUser.email));
    expect(server.received.map(({ subject }) => subject).toSorted()).toEqual([
      'Confirm your email address',
      'You already have an account',
    ]);
  });

  test('a newsletter request runs the same statements and jobs for a subscribed and another email', async () => {
    const newsletter = createNewsletter(database, {
      emailQueue: createEmailQueue({ clock }),
      secret,
      clock,
      siteUrl: 'https://www.example.com',
    });
    await newsletter.setSubscribed({ email: sampleUser.email, emailVerified: true }, true);
    await runJobs(database, handlers);
    server.received.length = 0;
    const known = [];
    const unknown = [];
    for (let request = 0; request < 4; request += 1) {
      known.push(await measure(() => newsletter.requestSubscription(sampleUser.email)));
      unknown.push(await measure(() => newsletter.requestSubscription('nobody@tessera.example')));
    }
    expect(unknown).toEqual(known);
    expect(server.received.map(({ envelopeRecipients }) => envelopeRecipients)).toEqual([
      ['nobody@tessera.example'],
    ]);
  });

  test('the link of a decoy email resets no password', async () => {
    await accounts.requestPasswordReset('nobody@tessera.example', createClientInfo());
    const { 'render-email': _rendered, ...others } = handlers;
    await runJobs(unrecorded, others);
    const [row] = await unrecorded.rows<{ content: { data: { link: string } } }>({
      text: 'select content from emails',
    });
    const token = /token=(.+)/.exec(row?.content.data.link ?? '')?.[1] ?? '';
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(await accounts.isPasswordResetValid(token)).toBe(false);
    expect(await accounts.resetPassword({ token, password: 'kolam at first light' })).toEqual({
      kind: 'gone',
    });
  });

  // The import rule `emails-in-their-thread` refuses the modules of that thread everywhere else.
  test('emails are rendered and sent in a thread of their own', () => {
    expect(threadIds.filter((id) => id !== threadId)).not.toHaveLength(0);
    expect(threadIds).not.toContain(threadId);
  });
});

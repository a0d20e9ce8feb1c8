import { resolve } from 'node:path';
import { threadId, type Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccounts } from '~/server/accounts/accounts.server';
import type { Accounts } from '~/server/accounts/types.server';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import type { EmailThread } from '~/server/email/email-thread.server';
import { readEnvironment } from '~/server/env.server';
import type { JobHandlers } from '~/server/jobs/job-kinds.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { createJobHandlers, emailThreadFor } from '~/server/process/job-handlers.server';
import { seedSampleUsers } from '../../app/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../database/test-database';
import { type FakeSmtpServer, startFakeSmtpServer } from '../fakes/fake-smtp-server';
import { recordStatements } from '../fakes/database-hooks';
import { runJobs } from '../fakes/run-jobs';
import { createClientInfo, sampleUser } from '../fixtures/test-accounts';

// The thread loads its own; here, in the thread of the requests, neither may be called.
const here = vi.hoisted(() => ({ render: vi.fn(), smtp: vi.fn() }));
vi.mock('~/server/email/render-email.server', () => ({ renderLetter: here.render }));
vi.mock('~/server/email/smtp.server', () => ({ smtpTransport: here.smtp, rawMail: here.smtp }));

const FROM = 'Tessera <hello@tessera.example>';
const secret = 's'.repeat(32);
const clock = () => new Date();

describe.each(engines)('who is known (%s)', (engine) => {
  let opened: Database;
  let database: Database;
  let statements: string[];
  let server: FakeSmtpServer;
  let emailThread: EmailThread;
  let handlers: JobHandlers;
  let accounts: Accounts;
  const threads: number[] = [];
  const note = ({ threadId }: Worker) => threads.push(threadId);

  beforeAll(async () => {
    process.on('worker', note);
    opened = await openTestDatabase(engine);
    await seedSampleUsers(opened);
    server = await startFakeSmtpServer();
    ({ database, statements } = recordStatements(opened));
    const environment = readEnvironment({ DEMO: 'on', SMTP_URL: server.url, MAIL_FROM: FROM });
    emailThread = emailThreadFor(environment, resolve('scripts/build/email-thread-from-sources.ts'));
    handlers = createJobHandlers({ environment, database, secret, emailThread });
    const { PUBLIC_URL } = environment;
    accounts = createAccounts(database, {
      secret,
      publicUrl: PUBLIC_URL,
      demo: true,
      mail: createEmailQueue({ clock }),
      clock,
      isBreachedPassword: async () => false,
    });
  });
  afterAll(async () => {
    process.off('worker', note);
    await emailThread.stop();
    await server.stop();
    await opened.close();
  });
  beforeEach(async () => {
    server.received.length = 0;
    await opened.rows({ text: 'truncate jobs, emails, rate_limits, unconfirmed_emails, verifications' });
  });

  /** What a request costs the thread that answers everybody: its own statements, then those of the jobs it left. */
  async function costOf(request: () => Promise<unknown>) {
    statements.length = 0;
    const answer = await request();
    const onRequest = [...statements];
    statements.length = 0;
    const jobs = await runJobs(database, handlers);
    return { answer, onRequest, jobs, afterwards: [...statements] };
  }

  test('a new password costs the same for a known address as for an unknown one, and only the known one gets a mail', async () => {
    const ask = (email: string) => costOf(() => accounts.requestPasswordReset(email, createClientInfo()));
    const known = await ask(sampleUser.email);
    expect(server.received.map(({ subject }) => subject)).toEqual(['Choose a new password']);
    const unknown = await ask('nobody@tessera.example');
    expect(unknown).toEqual(known);
    expect(known.jobs).toEqual(['password-reset-email', 'render-email', 'send-email']);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.envelopeRecipients).toEqual([sampleUser.email]);
    const rows = await opened.rows<object>({
      text: 'select recipient, is_decoy from emails order by is_decoy',
    });
    expect(rows).toEqual([
      { recipient: sampleUser.email, is_decoy: false },
      { recipient: '', is_decoy: true },
    ]);
  });

  test('so does a sign-up', async () => {
    const ask = (email: string) => {
      const account = { email, name: 'Somebody', password: 'kolam at first light' };
      return costOf(async () => (await accounts.signUp(account, createClientInfo())).kind);
    };
    expect(await ask('nobody@tessera.example')).toEqual(await ask(sampleUser.email));
    expect(server.received.map(({ subject }) => subject).toSorted()).toEqual([
      'One link, and your account is there',
      'You have an account already',
    ]);
  });

  test('so does the newsletter, whether or not somebody is on it', async () => {
    const newsletter = createNewsletter(database, {
      ...{ mail: createEmailQueue({ clock }), secret, clock },
      siteUrl: 'https://www.example.com',
    });
    await newsletter.setSubscribed({ email: sampleUser.email, emailVerified: true }, true);
    await runJobs(database, handlers);
    server.received.length = 0;
    const known = [];
    const unknown = [];
    for (let times = 0; times < 4; times += 1) {
      known.push(await costOf(() => newsletter.requestSubscription(sampleUser.email)));
      unknown.push(await costOf(() => newsletter.requestSubscription('nobody@tessera.example')));
    }
    expect(unknown).toEqual(known);
    expect(server.received.map(({ envelopeRecipients }) => envelopeRecipients)).toEqual([
      ['nobody@tessera.example'],
    ]);
  });

  test('the link of a mail that went to nobody opens nothing', async () => {
    await accounts.requestPasswordReset('nobody@tessera.example', createClientInfo());
    const { 'render-email': _rendered, ...others } = handlers;
    await runJobs(opened, others);
    const [row] = await opened.rows<{ content: { data: { link: string } } }>({
      text: 'select content from emails',
    });
    const token = /token=(.+)/.exec(row?.content.data.link ?? '')?.[1] ?? '';
    expect(await accounts.isPasswordResetValid(token)).toBe(true);
    expect(await accounts.resetPassword({ token, password: 'kolam at first light' })).toEqual({
      kind: 'gone',
    });
  });

  test('no mail is rendered, composed or sent in the thread that answers requests', () => {
    expect(here.render).not.toHaveBeenCalled();
    expect(here.smtp).not.toHaveBeenCalled();
    expect(threads.filter((id) => id !== threadId)).not.toHaveLength(0);
    expect(threads).not.toContain(threadId);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createMailbox, type Mailbox } from '~/server/email/mailbox.server';
import { renderQueued } from '~/server/email/render-queued.server';
import { sendEmail } from '~/server/email/send-email.server';
import { smtpTransport } from '~/server/email/smtp.server';
import { mailboxTransport, type Transport } from '~/server/email/transport.server';
import type { EmailQueue } from '~/server/email/types.server';
import type { JobHandlers } from '~/server/jobs/job-kinds.server';
import { startWorker, type Worker } from '~/server/jobs/worker.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { type FakeSmtpServer, startFakeSmtpServer } from '../../fakes/fake-smtp-server';
import { createLocalEmailThread, FROM, renderQueuedEmails } from '../../fakes/rendered-emails';
import { createTestEmail } from '../../fakes/test-email';

/** On a busy machine, too. */
const until = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 20_000 });

describe.each(engines)('mail (%s)', (engine) => {
  let database: Database;
  let mail: EmailQueue;
  let mailbox: Mailbox;
  let server: FakeSmtpServer;
  const workers: Worker[] = [];
  const log = { warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    mail = createEmailQueue({ clock: () => new Date() });
    mailbox = createMailbox(database, createLocalEmailThread());
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    server = await startFakeSmtpServer();
    await database.rows({ text: 'truncate jobs, emails' });
    vi.clearAllMocks();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await server.stop();
    const logged = JSON.stringify([log.warn.mock.calls, log.error.mock.calls]);
    expect(logged).not.toMatch(/asha|secret-token/);
  });

  async function work(
    transport: Transport = smtpTransport(server.url, FROM),
    storesText = false,
  ): Promise<void> {
    const handlers: JobHandlers = {
      'render-email': renderQueued(database, createLocalEmailThread()),
      'send-email': sendEmail(database, { transport, storesText }),
    };
    workers.push(await startWorker({ database, handlers, logger: log }));
  }

  const queue = (change: Parameters<typeof createTestEmail>[0] = {}) => mail.enqueue(database.db, createTestEmail(change));
  const listed = async () => (await mailbox.list())[0];
  const stored = async () => mailbox.read((await listed())?.id ?? '');
  const again = () => database.rows({ text: `update jobs set run_after = now()` });
  const waiting = `select 1 as attempt from jobs where attempts = 1 and claimed_until is null and done_at is null`;
  /** It was tried, and its job is put off. */
  const untilTriedAgainLater = () =>
    until(async () => expect(await database.rows({ text: waiting })).toEqual([{ attempt: 1 }]));

  test('arrives once, whole, with a text part and its links in full', async () => {
    await work();
    await queue({
      replyTo: 'projects@tessera.example',
      headers: { 'X-Kind': 'some' },
      attachments: [{ name: 'call.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
    await until(() => expect(server.received).toHaveLength(1));
    const [received] = server.received;
    expect(received).toMatchObject({
      envelopeTo: ['asha@example.com'],
      from: { name: 'Tessera', address: 'hello@tessera.example' },
      to: [{ address: 'asha@example.com' }],
      replyTo: [{ address: 'projects@tessera.example' }],
      subject: 'Your message is with us',
    });
    expect(received?.text).toContain('It costs < Rs. 2,000 & is "yours".');
    expect(received?.text).toContain('https://www.example.com/messages/secret-token');
    expect(received?.html).toContain('href="https://www.example.com/messages/secret-token"');
    expect(received?.headers).toContainEqual(expect.objectContaining({ key: 'x-kind', value: 'some' }));
    expect(received?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(received?.attachments).toMatchObject([{ filename: 'call.ics', mimeType: 'text/calendar' }]);
    await until(async () => expect(await listed()).toMatchObject({ state: 'sent' }));
  });

  test('the same thing is told once', async () => {
    await queue();
    await queue({ to: 'ravi@example.com' });
    await work();
    await queue({ key: 'some-mail:2' });
    await until(() => expect(server.received).toHaveLength(2));
    expect(await mailbox.list()).toHaveLength(2);
  });

  test('nothing leaves when the transaction does not commit', async () => {
    const failing = database.db.transaction(async (transaction) => {
      await mail.enqueue(transaction, createTestEmail());
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    for (const table of ['emails', 'jobs'])
      expect(await database.rows({ text: `select 1 from ${table}` })).toEqual([]);
  });

  test('once sent, what it said is no longer with us', async () => {
    await work();
    await queue();
    await until(async () => expect(await listed()).toMatchObject({ state: 'sent' }));
    expect(await stored()).toMatchObject({ html: '', text: '', sentAt: expect.any(Date) });
    const everything = await database.rows({ text: 'select * from emails, jobs' });
    expect(JSON.stringify(everything)).not.toContain('secret-token');
  });

  test('while the server is away it waits, and is sent when it is back', async () => {
    const { port } = server;
    await server.stop();
    await work(smtpTransport(`smtp://127.0.0.1:${port}`, FROM));
    await queue();
    await untilTriedAgainLater();
    expect(await stored()).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    server = await startFakeSmtpServer(port);
    await again();
    await queue({ key: 'another' });
    await until(() => expect(server.received).toHaveLength(2));
    await until(async () =>
      expect((await mailbox.list()).map(({ state }) => state)).toEqual(['sent', 'sent']),
    );
  });

  test('"not now" is tried again', async () => {
    server.setRecipientReply({ code: 451, words: 'greylisted, asha@example.com must wait' });
    await work();
    await queue();
    await untilTriedAgainLater();
    expect(await stored()).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('greylisted'),
    });
    server.setRecipientReply();
    await again();
    await queue({ key: 'another' });
    await until(() => expect(server.received).toHaveLength(2));
  });

  test.each([
    ['the recipient', 'answerRecipients'],
    ['the mail', 'answerMails'],
  ] as const)('"never" to %s is final, and stays to be seen', async (_what, answer) => {
    server[answer]({ code: 550, words: 'no asha@example.com here' });
    await work();
    await queue();
    await until(async () => expect(await listed()).toMatchObject({ state: 'failed' }));
    const { lastError, html } = (await stored()) ?? {};
    expect(lastError).toContain('550');
    expect(lastError).not.toContain('asha');
    expect(html).toContain('secret-token');
    await until(async () =>
      expect(await database.rows({ text: 'select kind from jobs where failed_at is not null' })).toEqual([
        { kind: 'send-email' },
      ]),
    );
    expect(server.received).toEqual([]);
  });

  test('a server that does not know us is our fault, not the mail’s', async () => {
    server.setRecipientReply({ code: 530, words: 'Authentication required' });
    await work();
    await queue();
    await untilTriedAgainLater();
    expect(await listed()).toMatchObject({ state: 'queued' });
  });

  test('in demo mode it stays in the mailbox, with its words', async () => {
    await work(mailboxTransport, true);
    await queue();
    await until(async () => expect(await listed()).toMatchObject({ state: 'kept' }));
    expect((await stored())?.text).toContain('secret-token');
  });

  test('a sent mail is not sent again by a job that runs twice', async () => {
    await work();
    await queue();
    await until(async () => expect(await listed()).toMatchObject({ state: 'sent' }));
    const send = sendEmail(database, { transport: smtpTransport(server.url, FROM), storesText: false });
    await send({ emailId: (await listed())?.id ?? '' }, { attempt: 2, isLast: false });
    expect(server.received).toHaveLength(1);
  });

  test('no header of somebody else’s choice', async () => {
    await work();
    await mail.enqueue(database.db, {
      template: 'lead-notice',
      data: { kind: 'contact', from: 'Ravi\r\nBcc: everybody@example.com', facts: [] },
      ...{ key: 'notice', to: 'asha@example.com', audience: 'staff' },
      replyTo: 'a@b.example\r\nX-Bad: yes',
    });
    await until(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]).toMatchObject({
      subject: 'Message from Ravi Bcc: everybody@example.com',
      envelopeTo: ['asha@example.com'],
    });
    expect(server.received[0]?.headers.map(({ key }) => key)).not.toContain('x-bad');
  });

  test('the mailbox finds by a part of the address, and nothing else opens it', async () => {
    await queue();
    await queue({ key: 'other', to: 'Ravi_1@example.com' });
    await renderQueuedEmails(database);
    expect((await mailbox.list('ravi_')).map(({ recipient }) => recipient)).toEqual(['Ravi_1@example.com']);
    expect(await mailbox.list('%')).toEqual([]);
    expect(await mailbox.list('asha@')).toHaveLength(1);
    for (const id of ['', 'x', `' or true --`, '01990000-0000-7000-8000-000000000000'])
      expect(await mailbox.read(id)).toBeNull();
  });
});

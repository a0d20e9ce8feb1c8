import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createThreadTransport } from '~/server/email/email-thread.server';
import { createMailbox, type Mailbox } from '~/server/email/mailbox.server';
import { renderQueued } from '~/server/email/render-queued.server';
import { sendEmail } from '~/server/email/send-email.server';
import { createSmtpTransport } from '~/server/email/smtp.server';
import { mailboxTransport, type ReadDocument, type Transport } from '~/server/email/transport.server';
import type { EmailQueue } from '~/server/email/types.server';
import type { JobHandlers } from '~/server/jobs/job-kinds.server';
import { startWorker, type Worker } from '~/server/jobs/worker.server';
import { refuseRows, rowRefused } from '../../database/refuse-rows';
import { engines, openTestDatabase } from '../../database/test-database';
import { type FakeSmtpServer, startFakeSmtpServer } from '../../fakes/fake-smtp-server';
import { createLocalEmailThread, FROM, renderQueuedEmails } from '../../fakes/rendered-emails';
import { createTestEmail } from '../../fakes/test-email';

const readTestDocument: ReadDocument = async ({ kind, id }) =>
  new TextEncoder().encode(`%PDF of ${kind} ${id}`);

/** Waits long enough for a busy machine. */
const waitFor = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 20_000 });

describe.each(engines)('email queue (%s)', (engine) => {
  let database: Database;
  let emailQueue: EmailQueue;
  let mailbox: Mailbox;
  let server: FakeSmtpServer;
  const workers: Worker[] = [];
  const logger = { warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    emailQueue = createEmailQueue({ clock: () => new Date() });
    mailbox = createMailbox(database, createLocalEmailThread(), readTestDocument);
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
    const logged = JSON.stringify([logger.warn.mock.calls, logger.error.mock.calls]);
    expect(logged).not.toMatch(/asha|secret-token/);
  });

  async function startTestWorker(
    transport: Transport = createSmtpTransport(server.url, FROM),
    storesText = false,
  ): Promise<void> {
    const handlers: JobHandlers = {
      'render-email': renderQueued(database, createLocalEmailThread()),
      'send-email': sendEmail(database, { transport, storesText }),
    };
    workers.push(await startWorker({ database, handlers, logger }));
  }

  const enqueue = (values: Parameters<typeof createTestEmail>[0] = {}) =>
    emailQueue.enqueue(database.db, createTestEmail(values));
  const getListedEmail = async () => (await mailbox.list())[0];
  const readStoredEmail = async () => mailbox.read((await getListedEmail())?.id ?? '');
  const makeJobsDue = () => database.rows({ text: `update jobs set run_after = now()` });
  const retriedJobs = `select attempts from jobs where attempts = 1 and claimed_until is null and done_at is null`;
  /** Resolves when the first attempt failed and the job waits for its retry. */
  const waitForRetry = () =>
    waitFor(async () => expect(await database.rows({ text: retriedJobs })).toEqual([{ attempts: 1 }]));

  test('an email whose job cannot be added is not stored, so that a second try sends it', async () => {
    const acceptRows = await refuseRows(database, 'jobs', "kind = 'render-email'");
    await expect(enqueue()).rejects.toMatchObject({ cause: rowRefused });
    await acceptRows();
    expect(await database.rows({ text: 'select id from emails' })).toEqual([]);
    expect(await enqueue()).toBe('queued');
    await startTestWorker();
    await waitFor(() => expect(server.received).toHaveLength(1));
  });

  test('an email that was sent is not sent again for a later one with its key, which replaces a withheld one', async () => {
    const setState = (state: string) =>
      database.rows({ text: 'update emails set state = $1', values: [state] });
    const repeat = () => enqueue({ key: 'the link', replacesWithheld: true });
    expect(await repeat()).toBe('queued');
    await setState('sent');
    expect(await repeat()).toBe('repeated');
    await setState('withheld');
    expect(await repeat()).toBe('queued');
  });

  test('an email that is withheld while an attempt fails stays withheld', async () => {
    await enqueue();
    const send = async () => {
      await database.rows({ text: "update emails set state = 'withheld'" });
      throw new Error('The connection was lost.');
    };
    await startTestWorker({ ...mailboxTransport, send });
    await waitForRetry();
    expect(await getListedEmail()).toMatchObject({ state: 'withheld' });
  });

  test('an email arrives once and complete, with a text part and absolute links', async () => {
    await startTestWorker();
    await enqueue({
      replyTo: 'projects@tessera.example',
      headers: { 'X-Kind': 'some' },
      attachments: [{ name: 'call.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
    await waitFor(() => expect(server.received).toHaveLength(1));
    const [received] = server.received;
    expect(received).toMatchObject({
      envelopeRecipients: ['asha@example.com'],
      from: { name: 'Tessera', address: 'hello@tessera.example' },
      to: [{ address: 'asha@example.com' }],
      replyTo: [{ address: 'projects@tessera.example' }],
      subject: 'We have received your message',
    });
    expect(received?.text).toContain('It costs < Rs. 2,000 & is "yours".');
    expect(received?.text).toContain('https://www.example.com/messages/secret-token');
    expect(received?.html).toContain('href="https://www.example.com/messages/secret-token"');
    expect(received?.headers).toContainEqual(expect.objectContaining({ key: 'x-kind', value: 'some' }));
    expect(received?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(received?.attachments).toMatchObject([{ filename: 'call.ics', mimeType: 'text/calendar' }]);
    await waitFor(async () => expect(await getListedEmail()).toMatchObject({ state: 'sent' }));
  });

  test('a document is rendered when its email is sent: the row has only its id', async () => {
    const invoice = { name: 'INV-2627-000001.pdf', contentType: 'application/pdf' };
    await enqueue({ attachments: [{ ...invoice, document: { kind: 'invoice', id: 'an id' } }] });
    const [row] = await database.rows<{ stored: unknown }>({
      text: 'select attachments as stored from emails',
    });
    expect(row?.stored).toEqual([{ ...invoice, document: { kind: 'invoice', id: 'an id' } }]);
    await startTestWorker(createThreadTransport(createLocalEmailThread(server.url), readTestDocument));
    await waitFor(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]?.attachments).toMatchObject([
      { filename: 'INV-2627-000001.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
    const [attachment] = server.received[0]?.attachments ?? [];
    expect(Buffer.from(attachment?.content as ArrayBuffer).toString()).toBe('%PDF of invoice an id');
  });

  test('an email waits until its document can be rendered', async () => {
    let isBroken = true;
    const readDocument: ReadDocument = async (document) => {
      if (isBroken) throw new Error('The PDF thread ended.');
      return readTestDocument(document);
    };
    await startTestWorker(createThreadTransport(createLocalEmailThread(server.url), readDocument));
    await enqueue({
      attachments: [
        { name: 'a.pdf', contentType: 'application/pdf', document: { kind: 'invoice', id: 'an id' } },
      ],
    });
    await waitForRetry();
    expect(server.received).toEqual([]);
    isBroken = false;
    await makeJobsDue();
    await waitFor(() => expect(server.received).toHaveLength(1));
  });

  test('a second email with the same key is not sent', async () => {
    await enqueue();
    await enqueue({ to: 'ravi@example.com' });
    await startTestWorker();
    await enqueue({ key: 'test-email:2' });
    await waitFor(() => expect(server.received).toHaveLength(2));
    expect(await mailbox.list()).toHaveLength(2);
  });

  test('nothing is sent without a commit', async () => {
    const failing = database.db.transaction(async (transaction) => {
      await emailQueue.enqueue(transaction, createTestEmail());
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    for (const table of ['emails', 'jobs'])
      expect(await database.rows({ text: `select 1 from ${table}` })).toEqual([]);
  });

  test('the text of a sent email is deleted', async () => {
    await startTestWorker();
    await enqueue();
    await waitFor(async () => expect(await getListedEmail()).toMatchObject({ state: 'sent' }));
    expect(await readStoredEmail()).toMatchObject({ html: '', text: '', sentAt: expect.any(Date) });
    const everything = await database.rows({ text: 'select * from emails, jobs' });
    expect(JSON.stringify(everything)).not.toContain('secret-token');
  });

  test('an email waits while the mail server is not available', async () => {
    const { port } = server;
    await server.stop();
    await startTestWorker(createSmtpTransport(`smtp://127.0.0.1:${port}`, FROM));
    await enqueue();
    await waitForRetry();
    expect(await readStoredEmail()).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    server = await startFakeSmtpServer(port);
    await makeJobsDue();
    await enqueue({ key: 'another' });
    await waitFor(() => expect(server.received).toHaveLength(2));
    await waitFor(async () =>
      expect((await mailbox.list()).map(({ state }) => state)).toEqual(['sent', 'sent']),
    );
  });

  test('a temporary refusal is tried again', async () => {
    server.setRecipientReply({ code: 451, words: 'greylisted, asha@example.com must wait' });
    await startTestWorker();
    await enqueue();
    await waitForRetry();
    expect(await readStoredEmail()).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('greylisted'),
    });
    server.setRecipientReply();
    await makeJobsDue();
    await enqueue({ key: 'another' });
    await waitFor(() => expect(server.received).toHaveLength(2));
  });

  test.each([
    ['the recipient', 'setRecipientReply'],
    ['the message', 'setMessageReply'],
  ] as const)('a permanent refusal of %s is final, and the email stays stored', async (_, setReply) => {
    server[setReply]({ code: 550, words: 'no asha@example.com here' });
    await startTestWorker();
    await enqueue();
    await waitFor(async () => expect(await getListedEmail()).toMatchObject({ state: 'failed' }));
    const { lastError, html } = (await readStoredEmail()) ?? {};
    expect(lastError).toContain('550');
    expect(lastError).not.toContain('asha');
    expect(html).toContain('secret-token');
    await waitFor(async () =>
      expect(await database.rows({ text: 'select kind from jobs where failed_at is not null' })).toEqual([
        { kind: 'send-email' },
      ]),
    );
    expect(server.received).toEqual([]);
  });

  test('a refusal of our credentials is tried again', async () => {
    server.setRecipientReply({ code: 530, words: 'Authentication required' });
    await startTestWorker();
    await enqueue();
    await waitForRetry();
    expect(await getListedEmail()).toMatchObject({ state: 'queued' });
  });

  test('in demo mode the email stays in the mailbox with its text', async () => {
    await startTestWorker(mailboxTransport, true);
    await enqueue();
    await waitFor(async () => expect(await getListedEmail()).toMatchObject({ state: 'stored' }));
    expect((await readStoredEmail())?.text).toContain('secret-token');
  });

  test('a job that runs twice sends the email once', async () => {
    await startTestWorker();
    await enqueue();
    await waitFor(async () => expect(await getListedEmail()).toMatchObject({ state: 'sent' }));
    const send = sendEmail(database, { transport: createSmtpTransport(server.url, FROM), storesText: false });
    await send({ emailId: (await getListedEmail())?.id ?? '' }, { attempt: 2, isLast: false });
    expect(server.received).toHaveLength(1);
  });

  test('a visitor cannot add headers', async () => {
    await startTestWorker();
    await emailQueue.enqueue(database.db, {
      template: 'lead-staff-email',
      data: { kind: 'contact', from: 'Ravi\r\nBcc: everybody@example.com', facts: [] },
      key: 'lead-staff-email',
      to: 'asha@example.com',
      audience: 'staff',
      replyTo: 'a@b.example\r\nX-Bad: yes',
    });
    await waitFor(() => expect(server.received).toHaveLength(1));
    expect(server.received[0]).toMatchObject({
      subject: 'Message from Ravi Bcc: everybody@example.com',
      envelopeRecipients: ['asha@example.com'],
    });
    expect(server.received[0]?.headers.map(({ key }) => key)).not.toContain('x-bad');
  });

  test('the mailbox finds emails by a part of the recipient and reads them by id only', async () => {
    await enqueue();
    await enqueue({ key: 'other', to: 'Ravi_1@example.com' });
    await renderQueuedEmails(database);
    expect((await mailbox.list('ravi_')).map(({ recipient }) => recipient)).toEqual(['Ravi_1@example.com']);
    expect(await mailbox.list('%')).toEqual([]);
    expect(await mailbox.list('asha@')).toHaveLength(1);
    for (const id of ['', 'x', `' or true --`, '01990000-0000-7000-8000-000000000000'])
      expect(await mailbox.read(id)).toBeNull();
  });
});

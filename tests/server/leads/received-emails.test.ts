import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '~/server/db/schema/accounts.server';
import { leads as leadsTable } from '~/server/db/schema/leads.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import {
  createFilePart,
  createMessageId,
  createParts,
  createRawEmail,
  createReport,
} from '~/server/email/fixtures/raw-emails';
import { parseReceived } from '~/server/email/parse-received.server';
import {
  createInboundEmail,
  type InboundEmail,
  listOwnAddresses,
} from '~/server/inbound-email/inbound-email.server';
import { createInbox, type Inbox } from '~/server/leads/inbox/inbox.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const SECRET = 'a secret of the tests';
const staff = createActor('staff', NOW);
const owner = {
  id: '01990000-0000-7000-8000-0000000000c1',
  role: 'staff',
  email: 'leela@example.com',
  name: 'Leela Nair',
  emailVerified: true,
} as const;
const testLead: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'Asha@example.com',
  topic: 'project',
  message: 'We have a library catalogue to rebuild.',
  filledInMs: 45_000,
};
const REPLY = 'Would Tuesday suit you?';

describe.each(engines)('R-INBOX-8: received emails (%s)', (engine) => {
  let opened: TestInbox;
  let inbox: Inbox;
  let inbound: InboundEmail;

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
    const { database } = opened;
    const clock = () => NOW;
    const emailQueue = createEmailQueue({
      clock,
      answers: { secret: SECRET, mailbox: 'hello@tessera.example' },
    });
    inbox = createInbox(database, { emailQueue, clock });
    inbound = createInboundEmail(database, {
      emailQueue,
      clock,
      secret: SECRET,
      parse: parseReceived,
      ownAddresses: listOwnAddresses({ DEMO: false, MAIL_FROM: 'Tessera <post@tessera.example>' }),
    });
    await database.db.insert(users).values(owner);
  });
  afterAll(() => opened.database.close());
  beforeEach(() => opened.reset());

  const readSent = () =>
    opened.database.rows<{
      id: string;
      template: string;
      recipient: string;
      reply_to: string;
      headers: Record<string, string>;
    }>({ text: 'select id, template, recipient, reply_to, headers from emails order by id' });

  /** A message of a form that staff have replied to, and are done with. */
  async function openThread(lead: NewLead = testLead) {
    const { id, token } = await opened.leads.create(lead);
    await inbox.reply(staff, { id, key: randomUUID(), text: REPLY });
    await inbox.triage(staff, { id, state: 'done', ownerId: owner.id });
    const [reply] = await readSent();
    if (!reply) throw new Error('There is no reply.');
    return { id, token, reply };
  }
  const getOrThrow = async (id: string) => {
    const details = await inbox.get(staff, id);
    if (!details) throw new Error('The message is not there.');
    return details;
  };
  const listAll = async (q = '') => (await inbox.list(staff, { view: 'all', q })).rows;

  test('an answer to the signed address is in the thread, which is new again for its owner', async () => {
    const { id, reply } = await openThread();
    expect(reply.reply_to).toMatch(/^hello\+[0-9a-f]{48}@tessera\.example$/);
    const text = 'Tuesday is fine.\n\nOn Monday, Tessera wrote:\n> Would Tuesday suit you?';
    const raw = createRawEmail({ to: reply.reply_to, subject: 'Re: Your message', text });
    expect(await inbound.receive(raw)).toEqual({ kind: 'answer' });

    const { emails, state, ownerId, events, mailbox } = await getOrThrow(id);
    expect(emails).toMatchObject([
      {
        sender: 'asha@example.com',
        senderName: 'Asha Rao',
        text: 'Tuesday is fine.',
        quoted: 'On Monday, Tessera wrote:\n> Would Tuesday suit you?',
        isAutomatic: false,
      },
    ]);
    expect([state, ownerId, mailbox]).toEqual(['new', owner.id, undefined]);
    const changes = events.filter((event) => event.state === 'new');
    expect(changes.map(({ kind, by }) => [kind, by])).toEqual([['state', undefined]]);
    expect(await inbox.readNew(staff)).toEqual({ count: 1, oldest: NOW });
    expect((await readSent()).slice(1)).toMatchObject([
      { template: 'lead-answer-staff-email', recipient: owner.email },
    ]);
  });

  test('R-INBOX-1: the search finds the words and the sender of an answer', async () => {
    const { id, reply } = await openThread();
    await inbound.receive(
      createRawEmail({ from: 'other@example.net', to: reply.reply_to, text: 'Marigold walls' }),
    );
    expect((await listAll('marigold')).map((row) => row.id)).toEqual([id]);
    expect((await listAll('OTHER@example.net')).map((row) => row.answeredAt)).toEqual([NOW]);
    expect(await listAll('peacock')).toEqual([]);
  });

  test('an answer from another address is in the thread with its address, and changes nothing else', async () => {
    const { id, reply } = await openThread();
    await inbound.receive(createRawEmail({ from: 'other@example.net', to: reply.reply_to }));
    const { lead, emails, linked } = await getOrThrow(id);
    expect(emails.map(({ sender }) => sender)).toEqual(['other@example.net']);
    expect([lead.email, lead.isEmailConfirmed, linked]).toEqual(['Asha@example.com', false, []]);
  });

  test('Message-IDs lead to the thread for the address of the message alone', async () => {
    const { id, reply } = await openThread();
    const thread = reply.headers.References ?? '';
    for (const references of [`References: ${thread}`, `In-Reply-To: <${reply.id}@tessera.example>`]) {
      expect(await inbound.receive(createRawEmail({ headers: [references] }))).toEqual({ kind: 'answer' });
      const other = createRawEmail({ from: 'other@example.net', headers: [references] });
      expect(await inbound.receive(other)).toEqual({ kind: 'message' });
    }
    expect((await getOrThrow(id)).emails).toHaveLength(2);
  });

  test('the next reply continues the thread of the mail client', async () => {
    const { id, reply } = await openThread();
    const messageId = createMessageId();
    await inbound.receive(createRawEmail({ to: reply.reply_to, messageId }));
    await inbound.receive(createRawEmail({ to: reply.reply_to, headers: ['Auto-Submitted: auto-replied'] }));
    await inbox.reply(staff, { id, key: randomUUID(), text: 'See you then.' });
    const { headers } = (await readSent()).at(-1) ?? {};
    expect(headers).toMatchObject({
      'In-Reply-To': messageId,
      References: `${reply.headers.References} ${messageId}`,
      'Auto-Submitted': 'no',
    });
  });

  test('an email that is given twice is stored once, also at the same moment and without a Message-ID', async () => {
    const { id, reply } = await openThread();
    const raw = createRawEmail({ to: reply.reply_to, messageId: '' });
    const results = await Promise.all([inbound.receive(raw), inbound.receive(raw)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['answer', 'repeated']);
    const begun = createRawEmail();
    expect(await inbound.receive(begun)).toEqual({ kind: 'message' });
    expect(await inbound.receive(begun)).toEqual({ kind: 'repeated' });
    expect((await getOrThrow(id)).emails).toHaveLength(1);
    expect((await readSent()).filter(({ template }) => template === 'lead-answer-staff-email')).toHaveLength(
      1,
    );
  });

  test('an email that answers nothing is a new message, and its sender gets no email', async () => {
    const from = '"Asha Rao" <Asha@Example.com>';
    await inbound.receive(createRawEmail({ from, subject: 'A catalogue', text: 'Do you build these?' }));
    const [row] = await listAll();
    expect(row).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com', state: 'new', kind: 'contact' });
    const { lead, facts, emails } = await getOrThrow(row?.id ?? '');
    expect([lead.message, lead.isEmailConfirmed]).toEqual(['Do you build these?', false]);
    expect(facts).toContainEqual({ term: 'Subject', value: 'A catalogue' });
    expect(emails.map(({ text }) => text)).toEqual([undefined]);
    const jobs = await opened.database.rows<{ kind: string }>({ text: 'select kind from jobs' });
    expect(jobs).toEqual([{ kind: 'lead-confirmation' }]);
    const [stored] = await opened.database.db.select().from(leadsTable);
    expect(stored?.emailWithheld).toBe(true);
  });

  test('likely spam has its own view and sends nothing', async () => {
    const text = 'Cheap backlinks and casino offers! http://a.example http://b.example http://c.example';
    await inbound.receive(createRawEmail({ text }));
    expect((await listAll()).map(({ state }) => state)).toEqual(['spam']);
    expect(await opened.database.rows({ text: 'select id from jobs' })).toEqual([]);
  });

  test('a program answers in a thread without effect, and begins none', async () => {
    const { id, reply } = await openThread();
    const headers = ['Auto-Submitted: auto-replied'];
    expect(await inbound.receive(createRawEmail({ headers }))).toEqual({ kind: 'ignored' });
    expect(await inbound.receive(createRawEmail({ to: reply.reply_to, headers }))).toEqual({
      kind: 'answer',
    });
    const { emails, state } = await getOrThrow(id);
    expect([emails.map(({ isAutomatic }) => isAutomatic), state]).toEqual([[true], 'done']);
    expect(await readSent()).toHaveLength(1);
  });

  test.each(['hello@tessera.example', 'Post+x@tessera.example', 'careers+abc@tessera.example'])(
    'an email from %s, which is ours, begins no loop',
    async (from) => {
      const { id, reply } = await openThread();
      expect(await inbound.receive(createRawEmail({ from, to: reply.reply_to }))).toEqual({
        kind: 'ignored',
      });
      expect((await getOrThrow(id)).emails).toEqual([]);
    },
  );

  test('spam stays spam, and an application keeps its state', async () => {
    const { id, reply } = await openThread();
    await inbox.markLeads(staff, { ids: [id], mark: 'spam' });
    await inbound.receive(createRawEmail({ to: reply.reply_to }));
    expect((await getOrThrow(id)).state).toBe('spam');
    expect(await readSent()).toHaveLength(1);
  });

  test('files are checked by their contents, and a refused one is named with the reason', async () => {
    const { id, reply } = await openThread();
    const files = [
      createFilePart('plan.pdf', '%PDF-1.7\n%%EOF'),
      createFilePart('run.exe', 'MZ'),
      createFilePart('fake.pdf', 'no PDF'),
      ...Array.from({ length: 9 }, (_, index) => createFilePart(`note ${index}.txt`, 'words')),
    ];
    const text = { headers: ['Content-Type: text/plain'], content: 'With files.' };
    await inbound.receive(createRawEmail({ to: reply.reply_to, ...createParts('mixed', [text, ...files]) }));
    const [email] = (await getOrThrow(id)).emails;
    expect(email?.text).toBe('With files.');
    expect(email?.files.map(({ name }) => name)).toEqual([
      'plan.pdf',
      ...Array.from({ length: 7 }, (_, index) => `note ${index}.txt`),
    ]);
    expect(email?.refusedFiles.map(({ name }) => name)).toEqual(['run.exe', 'fake.pdf', '2 more']);
    expect(email?.refusedFiles[0]?.reason).toMatch(/^This kind of file is not accepted/);
    const file = await inbox.getFile(staff, { id, fileId: email?.files[0]?.id ?? '' });
    expect(Buffer.from(file?.content ?? []).toString()).toBe('%PDF-1.7\n%%EOF');
    expect((await getOrThrow(id)).lead.files).toBeUndefined();
  });

  test('withdrawing the message deletes its emails, and an answer to it is a new message', async () => {
    const { token, reply } = await openThread();
    const parts = createParts('mixed', [createFilePart('a.txt', 'words')]);
    await inbound.receive(createRawEmail({ to: reply.reply_to, ...parts }));
    await opened.leads.withdraw(token);
    for (const table of ['received_emails', 'attachments'])
      expect(await opened.database.rows({ text: `select id from ${table}` })).toEqual([]);
    expect(await inbound.receive(createRawEmail({ to: reply.reply_to }))).toEqual({ kind: 'message' });
  });

  test('an answer to a message without an owner is sent to the address of the form', async () => {
    const { id, reply } = await openThread();
    await opened.database.db.update(leadsTable).set({ ownerId: null }).where(eq(leadsTable.id, id));
    await inbound.receive(createRawEmail({ to: reply.reply_to }));
    expect((await readSent()).at(-1)?.recipient).toBe('projects@tessera.example');
  });

  test('R-MAIL-3: staff see at the message that a reply could not be delivered', async () => {
    const { id, reply } = await openThread();
    await opened.database.rows({ text: `update emails set state = 'sent'` });
    expect((await getOrThrow(id)).isUndelivered).toBe(false);
    await inbound.receive(createReport({ messageId: `<${reply.id}@tessera.example>` }));
    expect((await getOrThrow(id)).isUndelivered).toBe(true);
  });

  test('an email that cannot be read is refused', async () => {
    expect(await inbound.receive(createRawEmail({ from: 'nobody' }))).toEqual({
      kind: 'refused',
      reason: 'no-sender',
    });
    expect(await listAll()).toEqual([]);
  });
});

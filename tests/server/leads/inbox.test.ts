import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { InboxQuery } from '~/domain/contact/inbox-query';
import { users } from '~/server/db/schema/accounts.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const staff = createActor('staff', NOW);
const admin = createActor('admin', NOW);
const member = createActor('user', NOW);

const testLead: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'asha@example.com',
  topic: 'project',
  message: 'We have a library catalogue to rebuild.',
  filledInMs: 45_000,
};
const spam: NewLead = { ...testLead, name: 'Win', honeypot: 'x' };
const colleague = {
  id: '01990000-0000-7000-8000-0000000000c0',
  role: 'staff',
  email: 'colleague@example.com',
  name: 'Leela Nair',
  emailVerified: true,
} as const;
const all: InboxQuery = { view: 'all', q: '' };

describe.each(engines)('R-INBOX: the inbox (%s)', (engine) => {
  let opened: TestInbox;
  let database: TestInbox['database'];
  let leads: TestInbox['leads'];
  let inbox: TestInbox['inbox'];

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
    ({ database, leads, inbox } = opened);
    await database.db.insert(users).values(colleague);
  });
  afterAll(() => database.close());
  beforeEach(() => opened.reset());

  const names = async (query: Partial<InboxQuery>, actor = staff) =>
    (await inbox.list(actor, { ...all, ...query })).rows.map(({ name }) => name);
  const getOrThrow = async (id: string) => {
    const details = await inbox.get(staff, id);
    if (!details) throw new Error('The message is not there.');
    return details;
  };
  const readEmails = async () => {
    await renderQueuedEmails(database);
    return database.rows<{
      recipient: string;
      reply_to: string;
      subject: string;
      text: string;
      headers: Record<string, string>;
    }>({
      text: 'select recipient, reply_to, subject, text, headers from emails order by created_at, id',
    });
  };

  test('every function refuses a user without the permission', async () => {
    const { id } = await leads.create(testLead);
    const key = randomUUID();
    for (const act of [
      () => inbox.list(member, all),
      () => inbox.get(member, id),
      () => inbox.getFile(member, { id, fileId: key }),
      () => inbox.addNote(member, { id, key, text: 'x' }),
      () => inbox.reply(member, { id, key, text: 'x' }),
      () => inbox.triage(member, { id, state: 'done', ownerId: null }),
    ])
      await expect(act()).rejects.toThrow(NotAllowedError);
    expect((await inbox.readNew(member)).count).toBe(0);
  });

  test('new messages and likely spam are apart, and withdrawn ones are not listed', async () => {
    await leads.create(testLead);
    await leads.create(spam);
    const { token } = await leads.create({ ...testLead, name: 'Gone' });
    await leads.withdraw(token);
    expect(await names({ view: 'new' })).toEqual(['Asha Rao']);
    expect(await names({ view: 'spam' })).toEqual(['Win']);
    expect((await inbox.list(staff, all)).counts).toEqual({
      new: 1,
      overdue: 0,
      open: 0,
      done: 0,
      spam: 1,
      all: 2,
    });
    expect((await inbox.readNew(staff)).count).toBe(1);
  });

  test('R-INBOX-5: selected messages become spam and new again, each change an event', async () => {
    const { id } = await leads.create(testLead);
    const { id: secret } = await leads.create({ ...testLead, kind: 'application' });
    const { id: other } = await leads.create(spam);
    const ids = [id, secret, other, randomUUID()];
    expect(await inbox.markLeads(staff, { ids, mark: 'spam' })).toEqual({
      count: 1,
      withoutSlot: 0,
      released: 0,
    });
    expect((await names({ view: 'spam' })).sort()).toEqual(['Asha Rao', 'Win']);
    expect((await inbox.markLeads(staff, { ids: [id], mark: 'not-spam' })).count).toBe(1);
    expect((await inbox.markLeads(staff, { ids: [id], mark: 'not-spam' })).count).toBe(0);
    const { state, events } = await getOrThrow(id);
    expect([state, events.map((event) => event.state)]).toEqual(['new', ['spam', 'new']]);
    // Of these three, only a message that is new or open becomes done.
    expect((await inbox.markLeads(staff, { ids: [id, other], mark: 'done' })).count).toBe(1);
    expect((await inbox.markLeads(admin, { ids: [id, secret], mark: 'done' })).count).toBe(0);
    expect((await getOrThrow(id)).state).toBe('done');
    await expect(inbox.markLeads(member, { ids, mark: 'spam' })).rejects.toThrow(NotAllowedError);
  });

  test('a search finds parts of name, email and message literally, and kinds narrow it', async () => {
    await leads.create(testLead);
    await leads.create({ ...testLead, kind: 'partner', name: '100 % Tile', email: 'tile@example.org' });
    expect(await names({ q: 'asha r' })).toEqual(['Asha Rao']);
    expect(await names({ q: 'TILE@' })).toEqual(['100 % Tile']);
    expect(await names({ q: 'catalogue' })).toEqual(['100 % Tile', 'Asha Rao']);
    expect(await names({ q: '%' })).toEqual(['100 % Tile']);
    expect(await names({ q: '_' })).toEqual([]);
    expect(await names({ kind: 'partner' })).toEqual(['100 % Tile']);
  });

  test('pages of fifty follow one another without gaps', async () => {
    for (let index = 0; index < 53; index += 1) await leads.create({ ...testLead, name: `No. ${index}` });
    const first = await inbox.list(staff, all);
    expect(first.rows).toHaveLength(50);
    const { after } = first;
    if (!after) throw new Error('There is a second page.');
    const second = await inbox.list(staff, { ...all, after });
    expect(second.rows.map(({ name }) => name)).toEqual(['No. 2', 'No. 1', 'No. 0']);
    expect(second.after).toBeUndefined();
  });

  test('R-INBOX-1: an answer by email puts its message first, and the pages stay whole', async () => {
    for (let index = 0; index < 52; index += 1) await leads.create({ ...testLead, name: `No. ${index}` });
    await database.rows({
      text: `update leads set answered_at = created_at + interval '1 hour' where name = 'No. 1'`,
    });
    const first = await inbox.list(staff, all);
    expect(first.rows.slice(0, 2).map(({ name }) => name)).toEqual(['No. 1', 'No. 51']);
    const { after } = first;
    if (!after) throw new Error('There is a second page.');
    expect(await names({ after })).toEqual(['No. 2', 'No. 0']);
  });

  test('applications are for those who may read them', async () => {
    const { id } = await leads.create({ ...testLead, kind: 'application' });
    expect(await names({})).toEqual([]);
    expect(await inbox.get(staff, id)).toBeNull();
    expect(await inbox.reply(staff, { id, key: randomUUID(), text: 'x' })).toBeNull();
    expect((await inbox.get(admin, id))?.lead.name).toBe('Asha Rao');
  });

  test('R-INBOX-1: an application is listed and counted while it is spam, and is no new message', async () => {
    await leads.create(testLead);
    const { id } = await leads.create({ ...testLead, kind: 'application', name: 'Meera Iyer' });
    const readCounts = async () => (await inbox.list(admin, { ...all, view: 'new' })).counts;
    expect(await names({ view: 'all' }, admin)).toEqual(['Asha Rao']);
    expect(await readCounts()).toMatchObject({ new: 1, all: 1 });
    expect((await inbox.readNew(admin)).count).toBe(1);
    await inbox.markLeads(admin, { ids: [id], mark: 'spam' });
    expect(await names({ view: 'spam' }, admin)).toEqual(['Meera Iyer']);
    expect(await readCounts()).toMatchObject({ new: 1, spam: 1, all: 2 });
  });

  test('a reply is sent once, is stored, and opens the message', async () => {
    const { id } = await leads.create(testLead);
    const reply = { id, key: randomUUID(), text: 'Gladly.\n\nWould Tuesday suit you?' };
    expect(await inbox.reply(staff, reply)).toBe('sent');
    expect(await inbox.reply(staff, reply)).toBe('sent');
    const emails = await readEmails();
    expect(emails).toHaveLength(1);
    const thread = `<message-${id}@tessera.example>`;
    expect(emails[0]).toMatchObject({
      recipient: 'asha@example.com',
      // A person wrote it: mail programs of absent recipients answer.
      headers: { 'In-Reply-To': thread, References: thread, 'Auto-Submitted': 'no' },
    });
    expect(emails[0]?.text).toContain('Would Tuesday suit you?');
    expect(emails[0]?.text).not.toContain('library catalogue');
    const { state, ownerId, events } = await getOrThrow(id);
    expect([state, ownerId]).toEqual(['open', staff.user.id]);
    expect(events.map(({ kind }) => kind).sort()).toEqual(['owner', 'reply', 'state']);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'reply', text: reply.text }));
    expect(events.find(({ kind }) => kind === 'owner')?.owner).toBeDefined();
  });

  test('R-INBOX-3: a reply keeps the owner of a new message', async () => {
    const { id } = await leads.create(testLead);
    await inbox.triage(staff, { id, state: 'new', ownerId: colleague.id });
    await inbox.reply(staff, { id, key: randomUUID(), text: 'Gladly.' });
    const { state, ownerId, events } = await getOrThrow(id);
    expect([state, ownerId]).toEqual(['open', colleague.id]);
    expect(events.map(({ kind }) => kind).sort()).toEqual(['owner', 'reply', 'state']);
  });

  test('a reply that the limit withholds is not stored', async () => {
    const { id } = await leads.create(testLead);
    const send = () => inbox.reply(staff, { id, key: randomUUID(), text: 'Again.' });
    let result = await send();
    for (let count = 0; result === 'sent' && count < 20; count += 1) result = await send();
    expect(result).toBe('withheld');
    const { events } = await getOrThrow(id);
    expect(events.filter(({ kind }) => kind === 'reply')).toHaveLength((await readEmails()).length);
  });

  test('a form without an address cannot be answered', async () => {
    const { id } = await leads.create({ kind: 'help-feedback', message: 'Where is the size chart?' });
    expect(await inbox.reply(staff, { id, key: randomUUID(), text: 'x' })).toBe('no-email');
    expect((await getOrThrow(id)).events).toEqual([]);
  });

  test('notes, states and owners are events with their author', async () => {
    const { id } = await leads.create(testLead);
    const ownerId = staff.user.id;
    const note = { id, key: randomUUID(), text: 'Rang twice.' };
    await inbox.addNote(staff, note);
    await inbox.addNote(staff, note);
    expect(await inbox.triage(staff, { id, state: 'open', ownerId })).toBe('saved');
    expect(await inbox.triage(staff, { id, state: 'open', ownerId })).toBe('saved');
    expect(await inbox.triage(staff, { id, state: 'done', ownerId: null })).toBe('saved');
    const { events, state } = await getOrThrow(id);
    expect(state).toBe('done');
    expect(events.map(({ kind }) => kind).sort()).toEqual(['note', 'owner', 'owner', 'state', 'state']);
    expect(events.every(({ by }) => by !== undefined)).toBe(true);
  });

  test('only staff own a message', async () => {
    const { id } = await leads.create(testLead);
    for (const ownerId of [randomUUID(), '01980000-0000-7000-8000-000000000000'])
      expect(await inbox.triage(staff, { id, state: 'open', ownerId })).toBe('unknown-owner');
    expect((await getOrThrow(id)).state).toBe('new');
  });

  test('other messages from the same address are listed, whatever its case', async () => {
    const { id } = await leads.create(testLead);
    await leads.create({ ...testLead, email: 'ASHA@example.com', name: 'Asha again' });
    await leads.create({ ...testLead, email: 'other@example.com', name: 'Other' });
    const { others } = await getOrThrow(id);
    expect(others.map(({ name }) => name)).toEqual(['Asha again']);
  });

  test('withdrawing a message deletes what staff wrote about it', async () => {
    const { id, token } = await leads.create(testLead);
    await inbox.addNote(staff, { id, key: randomUUID(), text: 'Asha Rao rang.' });
    await leads.withdraw(token);
    expect(await inbox.get(staff, id)).toBeNull();
    expect(await database.rows({ text: 'select * from lead_events' })).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import type { SignedIn } from '~/domain/auth/session';
import {
  type AccountMessages,
  createAccountMessages,
} from '~/server/account-messages/account-messages.server';
import { adoptMessages } from '~/server/accounts/credentials/adopt-messages.server';
import { users } from '~/server/db/schema/accounts.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createApplications } from '~/server/leads/applications/applications.server';
import type { NewLead } from '~/server/leads/types.server';
import { createNotifications } from '~/server/notifications/notifications.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const staff = createActor('staff', NOW);
const admin = createActor('admin', NOW);

const toActor = (user: Partial<SignedIn['user']> & { id: string }): SignedIn => ({
  ...staff,
  user: { ...staff.user, role: 'user', emailVerified: true, ...user },
});
const asha = toActor({
  id: '01990000-0000-7000-8000-0000000000c1',
  email: 'asha@example.com',
  name: 'Asha Rao',
});
const ravi = toActor({
  id: '01990000-0000-7000-8000-0000000000c2',
  email: 'ravi@example.com',
  name: 'Ravi Menon',
});
const unconfirmed = toActor({
  id: '01990000-0000-7000-8000-0000000000c3',
  email: 'mira@example.com',
  emailVerified: false,
});
const pdf = { name: 'plan.pdf', mediaType: 'application/pdf', content: new TextEncoder().encode('%PDF-1.7') };

describe.each(engines)('R-INBOX-12: messages of an account (%s)', (engine) => {
  let opened: TestInbox;
  let messages: AccountMessages;
  let emailQueue: ReturnType<typeof createEmailQueue>;
  let now = NOW;
  const clock = () => now;

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
    emailQueue = createEmailQueue({ clock });
    messages = createAccountMessages(opened.database, { emailQueue, clock });
    await opened.database.db.insert(users).values([asha.user, ravi.user, unconfirmed.user]);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    now = NOW;
    await opened.reset();
    await opened.database.rows({ text: 'truncate notifications, rate_limits' });
    await setEmail(asha, asha.user.email);
  });

  const setEmail = ({ user }: SignedIn, email: string) =>
    opened.database.rows({ text: 'update users set email = $1 where id = $2', values: [email, user.id] });
  const send = async (lead: Partial<NewLead> = {}) => {
    const sent: NewLead = {
      kind: 'contact',
      name: 'Asha Rao',
      email: 'Asha@example.com',
      topic: 'other',
      message: 'A library catalogue.',
      filledInMs: 45_000,
      files: [pdf],
    };
    return (await opened.leads.create({ ...sent, ...lead })).id;
  };
  const reply = (id: string, text = 'Gladly.') => opened.inbox.reply(staff, { id, key: randomUUID(), text });
  const answer = (id: string, text: string, { actor = asha, key = randomUUID() as string, seen = '' } = {}) =>
    messages.answer(actor, { id, key, text, seen });
  const findNewestReply = async (id: string) => (await read(id)).thread.findLast(({ isOwn }) => !isOwn)?.id;
  const read = async (id: string) => {
    const message = await messages.get(asha, id);
    if (!message) throw new Error('The message is not there.');
    return message;
  };
  const list = async (actor = asha) => (await messages.list(actor, 1)).messages;

  test('are those of its confirmed email, and nobody else has them', async () => {
    const id = await send();
    await reply(id);
    const fileId = (await read(id)).lead.files?.[0]?.id ?? '';
    expect((await messages.getFile(asha, { id, fileId }))?.name).toBe('plan.pdf');
    for (const actor of [ravi, unconfirmed]) {
      expect(await messages.list(actor, 1)).toEqual({ messages: [], count: 0 });
      expect(await messages.get(actor, id)).toBeNull();
      expect(await messages.getFile(actor, { id, fileId })).toBeNull();
      expect(await answer(id, 'Let me in.', { actor })).toEqual({ kind: 'unknown' });
      expect(await messages.withdraw(actor, id)).toBe(false);
    }
    expect((await read(id)).thread).toHaveLength(1);
    const other = await send({ email: unconfirmed.user.email });
    for (const actor of [asha, unconfirmed]) expect(await messages.get(actor, other)).toBeNull();
    for (const unknown of ['x', randomUUID()]) expect(await messages.get(asha, unknown)).toBeNull();
  });

  test('show replies and own answers, not notes, nor what another address or a program wrote', async () => {
    const id = await send();
    await opened.inbox.addNote(staff, { id, key: randomUUID(), text: 'Rang twice.' });
    await reply(id);
    const insert = `insert into received_emails (id, lead_id, message_id, sender, text, is_automatic, created_at)
      values ($1, $2, $3, $4, $5, $6, now())`;
    for (const [sender, isAutomatic] of [
      ['asha@example.com', false],
      ['asha@example.com', true],
      ['ravi@example.com', false],
    ])
      await opened.database.rows({
        text: insert,
        values: [randomUUID(), id, `<${randomUUID()}@x>`, sender, `${sender} ${isAutomatic}`, isAutomatic],
      });
    const { thread } = await read(id);
    expect(thread.map(({ isOwn, by, text }) => [isOwn, by, text])).toEqual([
      [false, expect.any(String), 'Gladly.'],
      [true, undefined, 'asha@example.com false'],
    ]);
  });

  test('an answer makes the message new, once for each form, with an email to staff', async () => {
    const id = await send();
    await reply(id);
    await opened.inbox.triage(staff, { id, state: 'done', ownerId: null });
    expect((await list())[0]?.state).toBe('done');
    now = new Date(NOW.getTime() + 60_000);
    const key = randomUUID();
    const written = await answer(id, 'On Tuesday?', { key });
    expect(written).toEqual({ kind: 'written', id: expect.any(String) });
    expect(await answer(id, 'On Tuesday?', { key })).toEqual(written);
    expect((await read(id)).thread.map(({ text }) => text)).toEqual(['Gladly.', 'On Tuesday?']);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    const details = await opened.inbox.get(staff, id);
    expect(details).toMatchObject({
      state: 'new',
      emails: [{ text: 'On Tuesday?', isFromAccount: true, senderName: 'Asha Rao' }],
    });
    const queued = await opened.database.rows<{ template: string }>({
      text: `select template from emails where template = 'lead-answer-staff-email'`,
    });
    expect(queued).toHaveLength(1);
  });

  test('an answer that the back button brings into a new form is written once', async () => {
    const id = await send();
    const text = 'On Tuesday?\n\n> Gladly.';
    now = new Date(NOW.getTime() - 120_000);
    const written = await answer(id, text);
    now = new Date(NOW.getTime() - 60_000);
    expect(await answer(id, text)).toEqual(written);
    expect(
      (await Promise.all([answer(id, 'At nine.'), answer(id, 'At nine.')])).map(({ kind }) => kind),
    ).toEqual(['written', 'written']);
    expect((await read(id)).thread.map((entry) => entry.text)).toEqual(['On Tuesday?', 'At nine.']);
    await reply(id);
    now = new Date(NOW.getTime() + 60_000);
    await answer(id, 'At nine.', { seen: await findNewestReply(id) });
    expect((await read(id)).thread).toHaveLength(4);
  });

  test('the same answer to a reply that the page of the former one did not show is another one', async () => {
    const id = await send();
    await reply(id, 'On Tuesday?');
    const seen = await findNewestReply(id);
    // The page of the first answer was opened before the reply came.
    now = new Date(NOW.getTime() + 60_000);
    await answer(id, 'Yes.');
    now = new Date(NOW.getTime() + 120_000);
    const later = await answer(id, 'Yes.', { seen });
    expect(await answer(id, 'Yes.', { seen })).toEqual(later);
    expect((await read(id)).thread.map(({ text }) => text)).toEqual(['On Tuesday?', 'Yes.', 'Yes.']);
    // After half an hour the same text is meant, with nothing between the two.
    now = new Date(NOW.getTime() + 60 * 60_000);
    await answer(id, 'Yes.', { seen });
    expect((await read(id)).thread).toHaveLength(4);
  });

  test('at most ten answers in a quarter of an hour', async () => {
    const id = await send();
    for (let count = 0; count < 10; count += 1)
      expect(await answer(id, `Answer ${count}`)).toMatchObject({ kind: 'written' });
    expect(await answer(id, 'One more')).toEqual({ kind: 'wait', seconds: expect.any(Number) });
    now = new Date(NOW.getTime() + 16 * 60_000);
    expect(await answer(id, 'One more')).toMatchObject({ kind: 'written' });
  });

  test('a reply is unread until its message is opened', async () => {
    const id = await send();
    const other = await send({ message: 'Another one.' });
    expect((await list()).map((row) => row.isUnread)).toEqual([false, false]);
    await reply(id);
    expect(await list()).toMatchObject([
      { id, isUnread: true, state: 'answered', repliedAt: NOW },
      { id: other, isUnread: false, state: 'waiting' },
    ]);
    await messages.markRead(ravi, id);
    expect((await list())[0]?.isUnread).toBe(true);
    await messages.markRead(asha, id);
    expect((await list()).every((row) => !row.isUnread)).toBe(true);
    const notifications = createNotifications(opened.database, {
      secret: 'a secret of the tests',
      clock,
      newsletter: {} as never,
    });
    expect(await notifications.countUnread(asha)).toBe(0);
  });

  test('an application has the emails of staff, and spam looks like any other message', async () => {
    const applications = createApplications(opened.database, { emailQueue, clock });
    const id = await send({ kind: 'application', topic: openRoles[0]?.id ?? '' });
    const version = (await applications.get(admin, id))?.version ?? 0;
    await applications.sendEmail(admin, { id, key: randomUUID(), version, text: 'Please come by.' });
    expect((await read(id)).thread.map(({ text }) => text)).toEqual(['Please come by.']);
    const spam = await send({ message: 'Is this spam?' });
    await opened.inbox.triage(staff, { id: spam, state: 'spam', ownerId: null });
    expect((await list()).find((row) => row.id === spam)?.state).toBe('waiting');
  });

  test('R-INBOX-13: stay with the account after a change of email, with their answers', async () => {
    const before = await send({ email: 'asha.new@example.com', message: 'Before.' });
    const id = await send();
    await answer(id, 'From the account.');
    const moved = toActor({ ...asha.user, email: 'asha.new@example.com' });
    await adoptMessages(opened.database.db, asha.user);
    await setEmail(asha, moved.user.email);
    expect((await list(moved)).map((row) => row.id).toSorted()).toEqual([before, id].toSorted());
    await answer(id, 'From the new address.', { actor: moved });
    await reply(id);
    const texts = (await messages.get(moved, id))?.thread.map(({ text }) => text);
    expect(texts?.toSorted()).toEqual(['From the account.', 'From the new address.', 'Gladly.']);
    const [notification] = await opened.database.rows({ text: 'select user_id, payload from notifications' });
    expect(notification).toMatchObject({ user_id: asha.user.id, payload: { email: 'asha@example.com' } });
    const later = toActor({ ...ravi.user, email: asha.user.email });
    await setEmail(ravi, asha.user.email);
    expect(await list(later)).toEqual([]);
    const another = await send({ message: 'Of the next owner of the address.' });
    expect((await list(later)).map((row) => row.id)).toEqual([another]);
    expect((await list(moved)).map((row) => row.id)).not.toContain(another);
    await setEmail(ravi, ravi.user.email);
  });

  test('one that is taken back is erased with its thread', async () => {
    const id = await send();
    await reply(id);
    expect(await messages.withdraw(asha, id)).toBe(true);
    expect(await messages.get(asha, id)).toBeNull();
    expect(await list()).toEqual([]);
    expect(await opened.inbox.get(staff, id)).toBeNull();
    expect(await messages.withdraw(asha, id)).toBe(false);
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { auditEvents } from '~/server/db/schema/audit.server';
import { messages } from '~/server/personal-data/areas/messages.server';
import { engines } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const staff = createActor('staff', NOW);
const member = createActor('user', NOW);

const HOME = 'Asha@home.example';
const WORK = 'asha@work.example';
const CLUB = 'asha@club.example';

describe.each(engines)('R-INBOX-6: two addresses of one person (%s)', (engine) => {
  let opened: TestInbox;
  let database: TestInbox['database'];
  let leads: TestInbox['leads'];
  let inbox: TestInbox['inbox'];

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
    ({ database, leads, inbox } = opened);
  });
  afterAll(() => database.close());
  beforeEach(() => opened.reset());

  const write = (email: string) =>
    leads.create({ kind: 'contact', name: 'Asha Rao', email, message: 'Hello.', filledInMs: 45_000 });
  const read = async (id: string) => {
    const details = await inbox.get(staff, id);
    return { linked: details?.linked, others: details?.others.map((row) => row.email) };
  };

  test('lists and messages show both, a reply goes to the address that wrote, and it is undone', async () => {
    const home = await write(HOME);
    const work = await write(WORK);
    expect(await inbox.linkSenders(staff, { id: home.id, email: WORK.toUpperCase() })).toBe('linked');
    expect(await read(home.id)).toEqual({ linked: [WORK], others: [WORK] });
    expect(await read(work.id)).toEqual({ linked: [HOME.toLowerCase()], others: [HOME] });
    const { rows } = await inbox.list(staff, { view: 'all', q: '' });
    expect(rows.map((row) => row.linked)).toEqual([[HOME.toLowerCase()], [WORK]]);
    await inbox.reply(staff, { id: work.id, key: randomUUID(), text: 'Thank you.' });
    await renderQueuedEmails(database);
    const emails = await database.rows<{ recipient: string }>({
      text: "select recipient from emails where template = 'lead-reply'",
    });
    expect(emails).toEqual([{ recipient: WORK }]);
    expect(await inbox.unlinkSender(staff, { id: work.id, email: HOME })).toBe('unlinked');
    expect(await inbox.unlinkSender(staff, { id: work.id, email: HOME })).toBe('unlinked');
    expect(await read(home.id)).toEqual({ linked: [], others: [] });
    expect(await database.rows({ text: 'select * from sender_links' })).toEqual([]);
  });

  test('three addresses are one person, in whatever order they are linked', async () => {
    const [home, , club] = [await write(HOME), await write(WORK), await write(CLUB)];
    await Promise.all([
      inbox.linkSenders(staff, { id: home.id, email: WORK }),
      inbox.linkSenders(staff, { id: club.id, email: WORK }),
    ]);
    expect((await read(home.id)).linked).toEqual([CLUB, WORK]);
    expect(await inbox.linkSenders(staff, { id: home.id, email: CLUB })).toBe('same');
    await inbox.unlinkSender(staff, { id: home.id, email: CLUB });
    expect([(await read(home.id)).linked, (await read(club.id)).linked]).toEqual([[WORK], []]);
  });

  test('each change is in the audit log, without an address', async () => {
    const { id } = await write(HOME);
    await write(WORK);
    await inbox.linkSenders(staff, { id, email: WORK });
    await inbox.unlinkSender(staff, { id, email: WORK });
    const entries = await database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.area, 'inbox'), eq(auditEvents.subjectId, id)))
      .orderBy(auditEvents.id);
    expect(entries).toMatchObject([
      { action: 'sender-linked', before: { addresses: 1 }, after: { addresses: 2 } },
      { action: 'sender-unlinked', before: { addresses: 2 }, after: { addresses: 1 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('@');
  });

  test('an address must have written, and a link needs the permission', async () => {
    const { id } = await write(HOME);
    expect(await inbox.linkSenders(staff, { id, email: WORK })).toBe('no-message');
    expect(await inbox.linkSenders(staff, { id, email: HOME.toLowerCase() })).toBe('same');
    expect(await inbox.linkSenders(staff, { id: randomUUID(), email: WORK })).toBeNull();
    await leads.create({ kind: 'application', name: 'A', email: WORK, message: 'x', filledInMs: 45_000 });
    expect(await inbox.linkSenders(staff, { id, email: WORK })).toBe('no-message');
    for (const act of [inbox.linkSenders, inbox.unlinkSender])
      await expect(act(member, { id, email: WORK })).rejects.toThrow(NotAllowedError);
  });

  test('export names no other address; erasure and withdrawal end the link', async () => {
    const { id } = await write(HOME);
    const { token } = await write(WORK);
    await inbox.linkSenders(staff, { id, email: WORK });
    const owner = { id: randomUUID(), name: 'Asha Rao', confirmedEmail: HOME.toLowerCase() };
    const exported = JSON.stringify(await messages.collect(database.db, owner));
    expect(exported).toContain('"linkedWithAnotherAddressSince"');
    expect(exported).not.toContain(WORK);
    await database.db.transaction((transaction) => messages.delete(transaction, owner, NOW));
    expect(await database.rows({ text: 'select * from sender_links' })).toEqual([]);
    const again = await write(CLUB);
    await inbox.linkSenders(staff, { id: again.id, email: WORK });
    await leads.withdraw(token);
    expect((await read(again.id)).linked).toEqual([]);
  });
});

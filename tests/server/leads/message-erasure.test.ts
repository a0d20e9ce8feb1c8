import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { findDeletedSubjects } from '~/server/audit/deleted-subjects.server';
import { eraseOldMessages } from '~/server/leads/erase-old-messages.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const TWO_YEARS_LATER = new Date('2028-05-04T10:00:00Z');
const MOMENT_AFTER = new Date(TWO_YEARS_LATER.getTime() + 1);
const staff = createActor('staff', NOW);
const member = createActor('user', NOW);

const message: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'asha@example.com',
  topic: 'project',
  message: 'We have a library catalogue to rebuild.',
  filledInMs: 45_000,
};

describe.each(engines)('erasing messages (%s)', (engine) => {
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

  const isThere = async (id: string) => (await inbox.get(staff, id)) !== null;
  const readContents = () =>
    database.rows<{ contents: string }>({
      text: `select coalesce(name, '') || coalesce(email, '') || coalesce(message, '') || coalesce(topic, '') as contents from leads`,
    });

  test('R-INBOX-14: a message is erased two years after it came, and not before', async () => {
    const { id } = await leads.create(message);
    await eraseOldMessages(database.db, TWO_YEARS_LATER);
    expect(await isThere(id)).toBe(true);
    await eraseOldMessages(database.db, MOMENT_AFTER);
    expect(await isThere(id)).toBe(false);
    expect(await readContents()).toEqual([{ contents: '' }]);
  });

  test('R-INBOX-14: an answer and a note begin the two years again; applications are left out', async () => {
    const answered = await leads.create(message);
    const noted = await leads.create({ ...message, email: 'ravi@example.com' });
    const application = await leads.create({ ...message, kind: 'application', topic: 'a-role' });
    const LATER = '2027-01-01T10:00:00Z';
    await database.rows({
      text: 'update leads set answered_at = $1 where id = $2',
      values: [LATER, answered.id],
    });
    await inbox.addNote(staff, { id: noted.id, key: randomUUID(), text: 'Rings again in June.' });
    await database.rows({ text: 'update lead_events set created_at = $1', values: [LATER] });
    await eraseOldMessages(database.db, MOMENT_AFTER);
    expect([await isThere(answered.id), await isThere(noted.id)]).toEqual([true, true]);
    await eraseOldMessages(database.db, new Date('2029-01-01T10:00:01Z'));
    expect([await isThere(answered.id), await isThere(noted.id)]).toEqual([false, false]);
    expect(await database.rows({ text: 'select id from lead_events' })).toEqual([]);
    const [row] = await database.rows<{ email: string }>({
      text: 'select email from leads where id = $1',
      values: [application.id],
    });
    expect(row?.email).toBe('asha@example.com');
  });

  test('R-INBOX-14: more than one batch is erased, once', async () => {
    for (let number = 0; number < 101; number += 1)
      await leads.create({ ...message, email: `person${number}@example.com` });
    await eraseOldMessages(database.db, MOMENT_AFTER);
    expect(new Set((await readContents()).map(({ contents }) => contents))).toEqual(new Set(['']));
    const readTimes = () => database.rows({ text: 'select withdrawn_at from leads order by id' });
    const times = await readTimes();
    await eraseOldMessages(database.db, new Date('2030-01-01T00:00:00Z'));
    expect(await readTimes()).toEqual(times);
  });

  test('R-INBOX-15: staff erase a message, and the audit log has nothing of it', async () => {
    const { id } = await leads.create(message);
    await inbox.addNote(staff, { id, key: randomUUID(), text: 'Asha Rao rang.' });
    expect(await inbox.erase(staff, id)).toBe('erased');
    expect(await inbox.erase(staff, id)).toBeNull();
    expect(await isThere(id)).toBe(false);
    expect(await database.rows({ text: 'select id from lead_events' })).toEqual([]);
    const entries = await database.rows<{ action: string }>({
      text: `select * from audit_events where subject_id = $1 order by created_at desc, id desc limit 1`,
      values: [id],
    });
    expect(entries).toMatchObject([{ action: 'message-erased' }]);
    expect(JSON.stringify(entries)).not.toMatch(/Asha|catalogue/);
    const subject = { area: 'inbox', subjectId: id } as const;
    expect(await findDeletedSubjects(database.db, [subject])).toEqual(new Set([id]));
  });

  test('R-INBOX-15: nobody else erases it', async () => {
    const { id } = await leads.create(message);
    await expect(inbox.erase(member, id)).rejects.toThrow(NotAllowedError);
    expect(await inbox.erase(staff, 'no id')).toBeNull();
    expect(await isThere(id)).toBe(true);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createApplications } from '~/server/leads/applications/applications.server';
import { createInbox, type Inbox } from '~/server/leads/inbox/inbox.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

/** 10:00 in India. 4 May 2026 is a Monday. */
const morningOf = (day: number) => new Date(`2026-05-${String(day).padStart(2, '0')}T04:30:00Z`);
const staff = createActor('staff', morningOf(4));
const admin = createActor('admin', morningOf(4));

const contact: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'asha@example.com',
  topic: 'project',
  message: 'We have a library catalogue to rebuild.',
  filledInMs: 45_000,
};

describe.each(engines)('messages that are overdue (%s)', (engine) => {
  let opened: TestInbox;
  let leads: Leads;
  let inbox: Inbox;
  let now = morningOf(4);
  const clock = () => now;
  const setDay = (day: number) => {
    now = morningOf(day);
  };

  beforeAll(async () => {
    opened = await openTestInbox(engine, now);
    leads = createLeads(opened.database, { secret: 'a secret of the tests', clock });
    inbox = createInbox(opened.database, { emailQueue: createEmailQueue({ clock }), clock });
  });
  afterAll(() => opened.database.close());

  const listOverdue = async () => {
    const { rows, counts } = await inbox.list(staff, { view: 'overdue', q: '' });
    expect(rows).toHaveLength(counts.overdue);
    expect(await inbox.countOverdue(staff)).toBe(counts.overdue);
    return rows.map(({ id }) => id);
  };

  test('R-DUE-4: a message is overdue after two working days, until staff reply or write a note', async () => {
    const { id } = await leads.create(contact);
    await leads.create({ ...contact, kind: 'help-feedback', topic: 'the-first-sign-in' });
    await leads.create({ ...contact, name: 'Win', honeypot: 'x' });
    setDay(6);
    expect(await listOverdue()).toEqual([]);
    setDay(7);
    expect(await listOverdue()).toEqual([id]);
    expect((await inbox.get(staff, id))?.waitsSince).toEqual(morningOf(4));

    await inbox.triage(staff, { id, state: 'open', ownerId: null });
    expect(await listOverdue()).toEqual([id]);
    await inbox.addNote(staff, { id, key: randomUUID(), text: 'Asha rings on Monday.' });
    expect(await listOverdue()).toEqual([]);
    expect((await inbox.get(staff, id))?.waitsSince).toBeUndefined();
  });

  test('R-DUE-4: a reply ends the wait', async () => {
    setDay(11);
    const { id } = await leads.create(contact);
    setDay(14);
    expect(await listOverdue()).toEqual([id]);
    await inbox.reply(staff, { id, key: randomUUID(), text: 'We gladly do.' });
    expect(await listOverdue()).toEqual([]);
  });

  test('R-DUE-5: an application is overdue after ten working days without a decision', async () => {
    setDay(4);
    await leads.create({ ...contact, kind: 'application', topic: 'front-end-trainer' });
    const applications = createApplications(opened.database, {
      emailQueue: createEmailQueue({ clock }),
      clock,
    });
    setDay(18);
    expect(await applications.readNew(admin)).toMatchObject({ count: 1, overdue: 0 });
    setDay(19);
    expect(await applications.readNew(admin)).toMatchObject({ count: 1, overdue: 1 });
    expect(await inbox.countOverdue(admin)).toBe(0);
  });
});

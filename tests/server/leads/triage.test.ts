import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitLeadForm } from '~/routes/admin/inbox/submit-lead-form.server';
import { users } from '~/server/db/schema/accounts.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import type { JobPayload } from '~/server/jobs/job-kinds.server';
import { sendLeadConfirmation } from '~/server/leads/send-lead-confirmation.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const staff = createActor('staff', NOW);
const colleague = {
  id: '01990000-0000-7000-8000-0000000000c0',
  role: 'staff',
  email: 'colleague@example.com',
  name: 'Leela Nair',
  emailVerified: true,
} as const;
const leela = { ...staff, user: { ...staff.user, id: colleague.id, name: colleague.name } };

describe.each(engines)('R-INBOX-7: state and owner of a message (%s)', (engine) => {
  let opened: TestInbox;
  let id: string;

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
    await opened.database.db.insert(users).values(colleague);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    await opened.reset();
    ({ id } = await opened.leads.create({
      kind: 'contact',
      name: 'Asha Rao',
      email: 'asha@example.com',
      topic: 'project',
      message: 'We have a library catalogue to rebuild.',
      filledInMs: 45_000,
    }));
  });

  const read = async () => {
    const details = await opened.inbox.get(staff, id);
    return { state: details?.state, owner: details?.ownerId, events: details?.events.length };
  };
  const submit = (fields: Record<string, string>, actor = staff) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: 'triage', ...fields })) form.append(name, value);
    return submitLeadForm({ inbox: opened.inbox, actor, id, form });
  };
  const shown = { shownState: 'new', shownOwner: 'nobody' };
  const theirs = { ...shown, state: 'open', owner: colleague.id };

  test('R-INBOX-10: what is marked as spam before its emails left sends nothing, also when its job runs later', async () => {
    const { database, inbox } = opened;
    const [job] = await database.rows<{ payload: JobPayload<'lead-confirmation'> }>({
      text: "select payload from jobs where kind = 'lead-confirmation'",
    });
    if (!job) throw new Error('There is no job.');
    const emailQueue = createEmailQueue({ clock: () => NOW });
    const send = sendLeadConfirmation(database, {
      emailQueue,
      secret: 'x',
      siteUrl: 'https://www.example.com',
    });
    const run = () => send(job.payload, { attempt: 1, isLast: false });
    const listEmails = () => database.rows({ text: 'select template from emails order by template' });
    await run();
    expect(await listEmails()).toEqual([{ template: 'lead-confirmation' }, { template: 'lead-staff-email' }]);
    expect((await inbox.markLeads(staff, { ids: [id], mark: 'spam' })).count).toBe(1);
    expect(await listEmails()).toEqual([]);
    await run();
    expect(await listEmails()).toEqual([]);
  });

  test('a form with an older state or owner changes nothing and shows what changed', async () => {
    expect(await submit(theirs, leela)).toEqual({ kind: 'done', done: 'saved' });
    const result = await submit({ ...shown, state: 'done', owner: '' });
    expect(result).toMatchObject({
      kind: 'rejected',
      conflict: {
        state: 'done',
        changes: [
          { kind: 'state', state: 'open', by: colleague.name },
          { kind: 'owner', owner: colleague.name, by: colleague.name },
        ],
      },
    });
    // The owner was not chosen: saved again as it is, the form leaves the message to the colleague.
    expect(result).not.toHaveProperty('conflict.owner');
    expect(await submit({ ...shown, state: 'new', owner: staff.user.id })).toMatchObject({
      conflict: { owner: staff.user.id },
    });
    expect(await read()).toEqual({ state: 'open', owner: colleague.id, events: 2 });
    const again = { shownState: 'open', shownOwner: colleague.id, state: 'done', owner: '' };
    expect(await submit(again)).toEqual({ kind: 'done', done: 'saved' });
    expect(await read()).toEqual({ state: 'done', owner: undefined, events: 4 });
  });

  test('a form that is sent twice is saved once', async () => {
    for (const _ of [1, 2]) expect(await submit(theirs)).toEqual({ kind: 'done', done: 'saved' });
    expect((await read()).events).toBe(2);
  });

  test.each([
    ['both fields', {}],
    ['the owner', { shownState: 'new' }],
    ['the state', { shownOwner: 'nobody' }],
    ['a valid owner', { shownState: 'new', shownOwner: 'x' }],
  ])('a form without %s is out of date', async (_, fields) => {
    expect(await submit({ ...fields, state: 'done', owner: '' })).toMatchObject({
      kind: 'rejected',
      formError: 'The page is out of date. Please reload it.',
    });
    expect(await read()).toEqual({ state: 'new', owner: undefined, events: 0 });
  });

  test('an owner who has left the staff stays until another one is chosen', async () => {
    await submit(theirs, leela);
    const setRole = (role: 'staff' | 'user') =>
      opened.database.db.update(users).set({ role }).where(eq(users.id, colleague.id));
    await setRole('user');
    const details = await opened.inbox.get(staff, id);
    expect(details?.formerOwner).toEqual({ id: colleague.id, name: colleague.name });
    const unchanged = { shownState: 'open', shownOwner: colleague.id, state: 'done', owner: colleague.id };
    expect(await submit(unchanged)).toEqual({ kind: 'done', done: 'saved' });
    expect(await read()).toMatchObject({ state: 'done', owner: colleague.id });
    const removed = { ...unchanged, shownState: 'done', owner: '' };
    expect(await submit(removed)).toEqual({ kind: 'done', done: 'saved' });
    const again = await submit({ ...shown, shownState: 'done', state: 'done', owner: colleague.id });
    await setRole('staff');
    expect(again).toMatchObject({ formError: 'That person is no longer a member of staff.' });
  });

  test('an unknown owner is refused', async () => {
    const result = await submit({ ...shown, state: 'done', owner: randomUUID() });
    expect(result).toMatchObject({ formError: 'That person is no longer a member of staff.' });
  });
});

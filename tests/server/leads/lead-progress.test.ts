import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import type { LeadKind } from '~/domain/contact/lead';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createApplications } from '~/server/leads/applications/applications.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const staff = createActor('staff', NOW);
const admin = createActor('admin', NOW);

describe.each(engines)('what the private page says has become of a message (%s)', (engine) => {
  let opened: TestInbox;

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
  });
  afterAll(() => opened.database.close());
  beforeEach(() => opened.reset());

  const send = (kind: LeadKind = 'contact', topic = 'other') =>
    opened.leads.create({
      kind,
      name: 'Asha Rao',
      email: 'asha@example.com',
      topic,
      message: 'A library catalogue.',
      filledInMs: 45_000,
    });
  const read = (token: string) => opened.leads.readProgress(token);

  test('it is answered until its sender writes again', async () => {
    const { id, token } = await send();
    await opened.inbox.addNote(staff, { id, key: randomUUID(), text: 'Rang twice.' });
    expect(await read(token)).toEqual({ kind: 'waiting' });
    await opened.inbox.reply(staff, { id, key: randomUUID(), text: 'Gladly.' });
    expect(await read(token)).toEqual({ kind: 'answered', at: NOW });
    await opened.inbox.triage(staff, { id, state: 'done', ownerId: null });
    expect(await read(token)).toEqual({ kind: 'answered', at: NOW });
    const answer = `update leads set state = 'new', answered_at = $1 where id = $2`;
    await opened.database.rows({ text: answer, values: [new Date(NOW.getTime() + 60_000), id] });
    expect(await read(token)).toEqual({ kind: 'waiting' });
  });

  test('it is done, also without an answer', async () => {
    const { id, token } = await send();
    await opened.inbox.triage(staff, { id, state: 'done', ownerId: null });
    expect(await read(token)).toEqual({ kind: 'done' });
  });

  test('spam looks like any other message, and an unknown one has no state', async () => {
    const { id, token } = await send();
    await opened.inbox.triage(staff, { id, state: 'spam', ownerId: null });
    for (const shown of [token, 'unknown']) expect(await read(shown)).toEqual({ kind: 'waiting' });
  });

  test('an email about an application answers it', async () => {
    const clock = () => NOW;
    const emailQueue = createEmailQueue({ clock });
    const applications = createApplications(opened.database, { emailQueue, clock });
    const { id, token } = await send('application', openRoles[0]?.id ?? '');
    const version = (await applications.get(admin, id))?.version ?? 0;
    await applications.sendEmail(admin, { id, key: randomUUID(), version, text: 'Please come by.' });
    expect(await read(token)).toEqual({ kind: 'answered', at: NOW });
  });
});

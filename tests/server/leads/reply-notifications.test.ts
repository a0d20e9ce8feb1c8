import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import type { NotificationPayload } from '~/domain/notifications/notifications';
import { users } from '~/server/db/schema/accounts.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createApplications } from '~/server/leads/applications/applications.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const staff = createActor('staff', NOW);
const admin = createActor('admin', NOW);

const asha = {
  id: '01990000-0000-7000-8000-0000000000c1',
  role: 'user',
  email: 'asha@example.com',
  name: 'Asha Rao',
  emailVerified: true,
} as const;
const unconfirmed = {
  ...asha,
  id: '01990000-0000-7000-8000-0000000000c2',
  email: 'ravi@example.com',
  emailVerified: false,
};

const sent: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  message: 'A library catalogue.',
  filledInMs: 45_000,
};
const [role] = openRoles;
if (!role) throw new Error('There is a role.');

describe.each(engines)('R-INBOX-11: an account hears of a reply (%s)', (engine) => {
  let opened: TestInbox;

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
    await opened.database.db.insert(users).values([asha, unconfirmed]);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    await opened.reset();
    await opened.database.rows({ text: 'truncate notifications' });
  });

  const write = async (email: string, lead: Partial<NewLead> = {}) =>
    (await opened.leads.create({ ...sent, email, ...lead })).id;
  const reply = (id: string, key: string = randomUUID(), text = 'Gladly.') =>
    opened.inbox.reply(staff, { id, key, text });
  const readNotifications = () =>
    opened.database.rows<{ user_id: string; kind: string; payload: NotificationPayload }>({
      text: 'select user_id, kind, payload from notifications',
    });

  test('once for each reply, without its text', async () => {
    const id = await write('Asha@Example.com');
    const key = randomUUID();
    expect([await reply(id, key), await reply(id, key)]).toEqual(['sent', 'sent']);
    const notifications = await readNotifications();
    expect(notifications).toEqual([
      {
        user_id: asha.id,
        kind: 'answers',
        payload: {
          event: 'message-answered',
          form: 'contact',
          by: staff.user.name,
          email: asha.email,
          reference: expect.any(String),
          leadId: id,
        },
      },
    ]);
    expect(JSON.stringify(notifications)).not.toMatch(/Gladly|catalogue/);
    await reply(id, randomUUID(), 'And on Tuesday?');
    expect(await readNotifications()).toHaveLength(2);
  });

  test('not without an account, nor before the account has confirmed the email', async () => {
    for (const email of ['nobody@example.com', unconfirmed.email]) await reply(await write(email));
    expect(await readNotifications()).toEqual([]);
  });

  test('not of a reply that is withheld', async () => {
    const id = await write(asha.email);
    let sent = 0;
    while ((await reply(id)) === 'sent') sent += 1;
    expect(await readNotifications()).toHaveLength(sent);
  });

  test('no longer, once the message is taken back', async () => {
    const confirmed = { ...sent, email: asha.email, signedInEmail: asha.email };
    const { id, token } = await opened.leads.create(confirmed);
    await reply(id);
    await reply((await opened.leads.create({ ...confirmed, message: 'Another message.' })).id);
    expect(await readNotifications()).toHaveLength(2);
    await opened.leads.withdraw(token);
    expect(await readNotifications()).toHaveLength(1);
  });

  test('of an answer to an application, too', async () => {
    const clock = () => NOW;
    const emailQueue = createEmailQueue({ clock });
    const applications = createApplications(opened.database, { emailQueue, clock });
    const id = await write(asha.email, { kind: 'application', topic: role.id });
    const version = (await applications.get(admin, id))?.version ?? 0;
    await applications.sendEmail(admin, { id, key: randomUUID(), version, text: 'Please come by.' });
    expect(await readNotifications()).toMatchObject([{ payload: { form: 'application' } }]);
  });
});

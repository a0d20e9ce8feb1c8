import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { sendLeadConfirmation } from '~/server/leads/send-lead-confirmation.server';
import { engines } from '../../database/test-database';
import { runJobs } from '../../fakes/run-jobs';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-11-21T06:30:00Z');
const staff = createActor('staff', NOW);
const message = { kind: 'contact', email: 'asha@example.com', name: 'Asha', message: 'Hello.' } as const;

describe.each(engines)('R-INBOX-5: a message that is marked as spam by mistake (%s)', (engine) => {
  let opened: TestInbox;

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    await opened.reset();
  });

  const runConfirmations = () =>
    runJobs(opened.database, {
      'lead-confirmation': sendLeadConfirmation(opened.database, {
        emailQueue: createEmailQueue({ clock: () => NOW }),
        secret: 'a secret of the tests',
        siteUrl: 'https://www.tessera.example',
      }),
    });
  const mark = (id: string, as: 'spam' | 'not-spam') =>
    opened.inbox.markLeads(staff, { ids: [id], mark: as });
  const readEmails = () =>
    opened.database.rows<{ template: string; link: string }>({
      text: `select template, content #>> '{data,link}' as link from emails where template not like '%staff%' order by id`,
    });

  test.each(['before', 'after'] as const)(
    'its sender gets the email once, when the mark came %s it was queued',
    async (moment) => {
      const { id, token } = await opened.leads.create(message);
      if (moment === 'after') await runConfirmations();
      await mark(id, 'spam');
      await runConfirmations();
      expect(await readEmails()).toEqual([]);
      await mark(id, 'not-spam');
      await runConfirmations();
      const [email, ...others] = await readEmails();
      expect(others).toEqual([]);
      expect(email?.template).toBe('lead-confirmation');
      const [, sent = ''] = /\/messages?\/([^/?]+)/.exec(email?.link ?? '') ?? [];
      expect(await opened.leads.getByToken(sent)).toMatchObject({ id });
      expect(await opened.leads.getByToken(token)).toBeNull();

      await opened.database.rows({ text: "update emails set state = 'sent'" });
      await mark(id, 'spam');
      await mark(id, 'not-spam');
      await runConfirmations();
      expect(await readEmails()).toHaveLength(1);
      expect(await opened.leads.getByToken(sent)).toMatchObject({ id, meta: {} });
    },
  );

  test('an email that was sent before is not sent again, and its link stays valid', async () => {
    const { id, token } = await opened.leads.create(message);
    await runConfirmations();
    await opened.database.rows({ text: "update emails set state = 'sent'" });
    await mark(id, 'spam');
    await mark(id, 'not-spam');
    await runConfirmations();
    expect(await readEmails()).toHaveLength(1);
    expect(await opened.leads.getByToken(token)).toMatchObject({ id });
  });

  test('what the site held to be spam itself sends none', async () => {
    const { id } = await opened.leads.create({ ...message, honeypot: 'x' });
    await mark(id, 'not-spam');
    await runConfirmations();
    expect(await readEmails()).toEqual([]);
  });
});

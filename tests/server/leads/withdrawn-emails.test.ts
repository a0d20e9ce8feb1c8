import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createRawEmail } from '~/server/email/fixtures/raw-emails';
import { parseReceived } from '~/server/email/parse-received.server';
import { createReplyAddress } from '~/server/email/reply-address.server';
import { createInboundEmail, listOwnAddresses } from '~/server/inbound-email/inbound-email.server';
import { sendLeadConfirmation } from '~/server/leads/send-lead-confirmation.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const clock = () => NOW;
const secret = 'a secret of the tests';
const answers = { secret, mailbox: 'hello@tessera.example' };
const message: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'asha@example.com',
  signedInEmail: 'asha@example.com',
  topic: 'project',
  message: 'We have a library catalogue to rebuild.',
  filledInMs: 45_000,
};

describe.each(engines)('R-INBOX-12: emails about a message that is withdrawn (%s)', (engine) => {
  let opened: TestInbox;
  const emailQueue = createEmailQueue({ clock, answers });

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
  });
  afterAll(() => opened.database.close());
  beforeEach(() => opened.reset());

  const rows = <Row>(text: string) => opened.database.rows<Row>({ text });
  const listTemplates = async () =>
    (await rows<{ template: string }>('select template from emails order by template')).map(
      ({ template }) => template,
    );

  /** A message with its emails, as they wait for the mail server. */
  async function send(lead: NewLead = message) {
    const sent = await opened.leads.create(lead);
    const options = { emailQueue, secret, siteUrl: 'https://www.tessera.example' };
    const confirm = sendLeadConfirmation(opened.database, options);
    await confirm({ leadId: sent.id, token: sent.token }, { attempt: 1, isLast: false });
    return sent;
  }

  async function answer(leadId: string) {
    const inbound = createInboundEmail(opened.database, {
      emailQueue,
      clock,
      secret,
      parse: parseReceived,
      ownAddresses: listOwnAddresses({ DEMO: false, MAIL_FROM: 'Tessera <post@tessera.example>' }),
    });
    const to = createReplyAddress(answers, leadId);
    await inbound.receive(
      createRawEmail({ from: 'Asha Rao <asha@example.com>', to, text: 'One more thing.' }),
    );
  }

  test('they are not sent, when they were not sent yet or failed for good', async () => {
    const { id, token } = await send();
    await answer(id);
    await send({ ...message, message: 'Another message.' });
    await rows(`update emails set state = 'failed' where template = 'lead-answer-staff-email'`);
    expect(await listTemplates()).toEqual([
      'lead-answer-staff-email',
      'lead-copy',
      'lead-copy',
      'lead-staff-email',
      'lead-staff-email',
    ]);
    await opened.leads.withdraw(token);
    expect(await listTemplates()).toEqual(['lead-copy', 'lead-staff-email']);
    const contents = await rows<{ content: unknown }>('select content from emails');
    expect(JSON.stringify(contents)).not.toContain('library catalogue');
  });

  test('an answer of staff is not sent either', async () => {
    const { id, token } = await send();
    const actor = createActor('staff', NOW);
    expect(await opened.inbox.reply(actor, { id, key: randomUUID(), text: 'Gladly.' })).toBe('sent');
    expect(await listTemplates()).toContain('lead-reply');
    await opened.leads.withdraw(token);
    expect(await listTemplates()).toEqual([]);
  });

  test('the record of what was sent stays', async () => {
    const { token } = await send();
    await rows(`update emails set state = 'sent'`);
    await opened.leads.withdraw(token);
    expect(await listTemplates()).toEqual(['lead-copy', 'lead-staff-email']);
  });

  test('what says that a call is cancelled is sent, and what says that it was booked is not', async () => {
    const { id, token } = await opened.leads.create({ ...message, kind: 'call' });
    await rows(
      `insert into calls (lead_id, host_id, starts_at, revision) values ('${id}', 'host', '2026-05-05T10:00:00Z', 1)`,
    );
    for (const [number, key] of [`lead-staff-email:${id}:1`, `call-cancelled-staff-email:${id}`].entries())
      await rows(
        `insert into emails (id, key, recipient) values ('01990000-0000-7000-8000-00000000000${number}', '${key}', 'hello@tessera.example')`,
      );
    await opened.leads.withdraw(token);
    expect(await rows('select key from emails')).toEqual([{ key: `call-cancelled-staff-email:${id}` }]);
  });
});

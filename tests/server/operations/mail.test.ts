import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { Database } from '~/server/db/database.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { emails } from '~/server/db/schema/emails.server';
import { jobs } from '~/server/db/schema/jobs.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { isReadableTemplate, removePrivateLinks } from '~/server/email/readable-templates.server';
import { sendEmail } from '~/server/email/send-email.server';
import type { EmailContent } from '~/server/email/templates/registry.server';
import { templates } from '~/server/email/templates/registry.server';
import { samples } from '~/server/email/templates/samples.server';
import { EmailRejectedError, mailboxTransport, type Transport } from '~/server/email/transport.server';
import type { OutgoingEmail } from '~/server/email/types.server';
import { createOperations, type Operations } from '~/server/operations/operations.server';
import { engines, openTestDatabase } from '../../database/test-database';
import {
  createLocalEmailThread,
  renderEmailBody,
  renderQueuedEmails,
  SITE,
} from '../../fakes/rendered-emails';
import { createTestEmail } from '../../fakes/test-email';
import { createActor } from '../../fixtures/create-actor';

const NOW = new Date('2026-11-23T10:00:00Z');
const admin = createActor('admin', NOW);
const UNKNOWN = '01938f00-0000-7000-8000-00000000ffff';

describe('which emails staff may read', () => {
  const thread = createLocalEmailThread();

  test('R-MAIL-1: none with a link that signs in or confirms', async () => {
    const readable = samples.filter(({ content }) => isReadableTemplate(content.template));
    expect(readable.length).toBeGreaterThan(15);
    for (const { content } of readable) {
      const { text, html } = await thread.render(content);
      for (const part of [text, html]) {
        const links = part.match(/https?:\/\/[^\s"'<>)\]]+/g) ?? [];
        expect(
          links.filter((link) => /token=|confirm=/.test(link)),
          content.template,
        ).toEqual([]);
        expect(removePrivateLinks(part), content.template).not.toMatch(/[?&](key|token|confirm)=/);
      }
    }
  });

  test('R-MAIL-1: not those about passwords, addresses and gift cards, and no unknown template', () => {
    const secret = Object.keys(templates).filter((template) => !isReadableTemplate(template));
    expect(secret).toEqual(
      expect.arrayContaining([
        'reset-password',
        'confirm-email',
        'confirm-new-email',
        'email-change-requested',
        'deletion-requested',
        'newsletter-confirmation',
        'lead-confirmation',
        'order-link',
        'order-status',
        'staff-invitation',
      ]),
    );
    expect(isReadableTemplate('some-new-template')).toBe(false);
    expect(isReadableTemplate(null)).toBe(false);
  });

  test('removes queries and keys, and keeps the rest', () => {
    expect(
      removePrivateLinks(
        `See ${SITE}/shop/orders/TS-2627-000001?key=abc and <a href="${SITE}/messages/secret-token/move">.`,
      ),
    ).toBe(`See ${SITE}/shop/orders/TS-2627-000001 and <a href="${SITE}/messages/…/move">.`);
  });
});

describe.each(engines)('the mail page (%s)', (engine) => {
  let database: Database;
  let operations: Operations;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    operations = createOperations(database, { clock: () => NOW });
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate jobs, emails' }));

  const list = (values: Partial<Parameters<Operations['listEmails']>[1]> = {}) =>
    operations.listEmails(admin, { view: 'all', q: '', ...values });

  async function addEmail(email: Partial<OutgoingEmail> = {}, transport?: Transport, storesText = false) {
    const outgoing = { ...createTestEmail(), ...email } as OutgoingEmail;
    await createEmailQueue({ clock: () => NOW }).enqueue(database.db, outgoing);
    await renderQueuedEmails(database);
    const [newest] = (await list()).rows;
    const id = newest?.id ?? '';
    if (transport)
      await sendEmail(database, { transport, storesText })(
        { emailId: id },
        { attempt: 1, isLast: false },
      ).catch(() => undefined);
    return id;
  }

  const accepting: Transport = { deliveredState: 'sent', send: async () => undefined };
  const rejecting: Transport = {
    deliveredState: 'sent',
    send: async () => {
      throw new EmailRejectedError('550 no such mailbox');
    },
  };
  const resetLink = `/auth/reset-password?token=secret`;
  const reset: Partial<OutgoingEmail> = {
    ...({ template: 'reset-password', data: { link: resetLink } } satisfies EmailContent),
    key: 'reset',
  };

  test('only those with the permission read and resend', async () => {
    const staff = createActor('staff', NOW);
    const id = await addEmail();
    await expect(operations.listEmails(staff, { view: 'all', q: '' })).rejects.toThrow(NotAllowedError);
    await expect(operations.getEmail(staff, id)).rejects.toThrow(NotAllowedError);
    await expect(operations.resendEmail(staff, { id, state: 'failed' })).rejects.toThrow(NotAllowedError);
    expect(await operations.getEmail(admin, UNKNOWN)).toBeNull();
    expect(await operations.resendEmail(admin, { id: UNKNOWN, state: 'failed' })).toBe('unknown');
  });

  test('finds emails by address, state and page; decoys are not listed', async () => {
    await addEmail({ key: 'decoy', isDecoy: true });
    await addEmail({ key: 'one' });
    await addEmail({ key: 'two', to: 'ravi@example.com' }, rejecting);
    expect((await list()).counts).toEqual({ all: 2, queued: 1, failed: 1, bounced: 0, withheld: 0 });
    expect((await list({ q: 'RAVI' })).rows).toMatchObject([
      { recipient: 'ravi@example.com', template: 'lead-copy', state: 'failed', attempts: 1 },
    ]);
    expect((await list({ q: '%' })).rows).toEqual([]);
    expect((await list({ view: 'queued' })).rows).toHaveLength(1);
    const [newest] = (await list()).rows;
    expect((await list({ after: newest?.id ?? '' })).rows).toHaveLength(1);
  });

  test('shows the text without private links', async () => {
    const email = await operations.getEmail(admin, await addEmail());
    expect(email).toMatchObject({
      body: 'shown',
      subject: 'We have received your message',
      canResend: false,
    });
    expect(email?.text).toContain(`${SITE}/messages/…`);
    expect([email?.text, email?.html].join()).not.toContain('secret-token');
  });

  test('R-MAIL-1: shows nothing of an email that sets a password, in any state', async () => {
    for (const transport of [undefined, rejecting, mailboxTransport]) {
      await database.rows({ text: 'truncate jobs, emails' });
      const email = await operations.getEmail(admin, await addEmail(reset, transport, true));
      expect(email).toMatchObject({ body: 'secret', text: '', html: '' });
      expect(JSON.stringify(email)).not.toContain('token=');
    }
  });

  test('R-MAIL-1: of sent emails only those about orders stay, without private links', async () => {
    const alert = samples.find(({ content }) => content.template === 'payment-reminder');
    if (!alert) throw new Error('There is no such sample.');
    const kept = await addEmail({ ...alert.content, key: 'reminder' } as Partial<OutgoingEmail>, accepting);
    const row = await operations.getEmail(admin, kept);
    expect(row).toMatchObject({ state: 'sent', body: 'shown', canResend: false });
    const stored = await database.db.select({ html: emails.html, text: emails.text }).from(emails);
    expect(JSON.stringify(stored)).not.toMatch(/key=/);
    expect(renderEmailBody(alert.content as OutgoingEmail).subject).toBe(row?.subject);
    const removed = await operations.getEmail(admin, await addEmail({ key: 'copy' }, accepting));
    expect(removed).toMatchObject({ state: 'sent', body: 'removed', text: '', html: '' });
  });

  test('R-MAIL-2: sends a failed email again, once', async () => {
    const id = await addEmail({}, rejecting);
    await database.db.update(jobs).set({ failedAt: NOW });
    expect((await operations.getEmail(admin, id))?.canResend).toBe(true);
    const form = { id, state: 'failed' };
    const results = await Promise.all([
      operations.resendEmail(admin, form),
      operations.resendEmail(admin, form),
    ]);
    expect(results.toSorted()).toEqual(['conflict', 'queued']);
    expect(await operations.getEmail(admin, id)).toMatchObject({ state: 'queued', attempts: 0 });
    expect((await operations.listJobs(admin, { view: 'waiting' })).rows).toMatchObject([
      { kind: 'send-email' },
    ]);
    expect(await operations.readFailedJobs(admin)).toEqual({ count: 0 });
    const logged = await database.db.select().from(auditEvents);
    expect(logged).toMatchObject([
      {
        area: 'mail',
        action: 'email-resent',
        subjectId: id,
        userId: admin.user.id,
        subjectLabel: 'lead-copy',
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('asha');
  });

  test('R-MAIL-2: an email whose text is gone cannot be sent again', async () => {
    const id = await addEmail({}, accepting);
    expect(await operations.resendEmail(admin, { id, state: 'sent' })).toBe('conflict');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '~/domain/time/durations';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { hashRecipient } from '~/server/email/reserve-unconfirmed.server';
import { createNewsletter, type Newsletter } from '~/server/newsletter/newsletter.server';
import { submitNewsletter } from '~/server/newsletter/submit-newsletter.server';
import type { NewsletterLink } from '~/server/newsletter/types.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';

const siteUrl = 'https://www.example.com';

interface StoredEmail {
  recipient: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

describe.each(engines)('newsletter (%s)', (engine) => {
  let database: Database;
  let newsletter: Newsletter;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const clock = () => now;
    const options = { emailQueue: createEmailQueue({ clock }), secret: 'of the tests', siteUrl, clock };
    newsletter = createNewsletter(database, options);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await database.rows({
      text: 'truncate subscribers, newsletter_deliveries, emails, jobs, unconfirmed_emails',
    });
  });

  const readEmails = async () => {
    await renderQueuedEmails(database);
    return database.rows<StoredEmail>({
      text: 'select recipient, subject, text, headers from emails where not is_decoy order by created_at, id',
    });
  };
  const readStates = () =>
    database
      .rows<{ state: string }>({ text: 'select state from subscribers' })
      .then((rows) => rows.map(({ state }) => state));

  function readLink(text: string, purpose: string): NewsletterLink {
    const [, id = '', key = ''] =
      new RegExp(`${siteUrl}/newsletter/${purpose}/(\\S+)\\?key=(\\S+)`).exec(text) ?? [];
    return { id, key };
  }

  async function subscribe() {
    await newsletter.requestSubscription('asha@example.com');
    await newsletter.confirm(readLink((await readEmails())[0]?.text ?? '', 'confirm'));
    const [, welcome] = await readEmails();
    return { welcome, leave: readLink(welcome?.text ?? '', 'leave') };
  }

  test('an email is subscribed only after its owner confirmed it', async () => {
    await newsletter.requestSubscription('asha@example.com');
    expect(await readStates()).toEqual(['pending']);
    const [question, ...others] = await readEmails();
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      recipient: 'asha@example.com',
      subject: 'Confirm your subscription',
      headers: {},
    });
    const link = readLink(question?.text ?? '', 'confirm');
    expect(await newsletter.isValidLink('confirm', link)).toBe(true);
    expect(await readStates()).toEqual(['pending']);
    expect(await newsletter.confirm(link)).toBe(true);
    expect(await readStates()).toEqual(['confirmed']);
  });

  test('every newsletter has a link that mail clients use to unsubscribe', async () => {
    const { welcome, leave } = await subscribe();
    expect(welcome?.headers).toEqual({
      'List-Unsubscribe': `<${siteUrl}/newsletter/leave/${leave.id}?key=${leave.key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await newsletter.unsubscribe(leave)).toBe(true);
    expect(await newsletter.unsubscribe(leave)).toBe(true);
    expect(await readStates()).toEqual(['unsubscribed']);
  });

  test('a second confirmation sends no second welcome, and who has left and subscribes again gets another one', async () => {
    const { leave } = await subscribe();
    await newsletter.unsubscribe(leave);
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await newsletter.requestSubscription('asha@example.com');
    expect(await readStates()).toEqual(['unsubscribed']);
    const link = readLink((await readEmails()).at(-1)?.text ?? '', 'confirm');
    await newsletter.confirm(link);
    await newsletter.confirm(link);
    expect(await readStates()).toEqual(['confirmed']);
    const subjects = (await readEmails()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(4);
    expect(subjects.slice(2)).toEqual(subjects.slice(0, 2));
  });

  test('who unsubscribes and asks again within the hour gets another link, once', async () => {
    const { leave } = await subscribe();
    await newsletter.unsubscribe(leave);
    for (let request = 0; request < 3; request += 1) await newsletter.requestSubscription('asha@example.com');
    const sent = await readEmails();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Confirm your subscription',
      expect.any(String),
      'Confirm your subscription',
    ]);
    expect(await newsletter.confirm(readLink(sent[2]?.text ?? '', 'confirm'))).toBe(true);
    expect(await readStates()).toEqual(['confirmed']);
  });

  test('repeated requests send one email an hour', async () => {
    for (let request = 0; request < 20; request += 1)
      await newsletter.requestSubscription('asha@example.com');
    expect(await readEmails()).toHaveLength(1);
    now = new Date(now.getTime() + HOUR_MS);
    await newsletter.requestSubscription('asha@example.com');
    expect(await readEmails()).toHaveLength(2);
    expect(await readStates()).toHaveLength(1);
  });

  test('who is withheld by the limit and asks again is told so, or gets the link', async () => {
    const limit = (at: Date) =>
      database.rows({
        text: `insert into unconfirmed_emails (recipient_hash, sent_at, expires_at) values ($1, array[$2, $2, $2]::timestamptz[], $2)
          on conflict (recipient_hash) do update set sent_at = excluded.sent_at`,
        values: [hashRecipient('asha@example.com'), at],
      });
    now = new Date('2026-11-21T10:05:00Z');
    await limit(new Date('2026-11-21T09:10:00Z'));
    const ask = () => newsletter.requestSubscription('asha@example.com');
    expect([await ask(), await ask()]).toEqual([false, false]);
    now = new Date('2026-11-21T10:15:00Z');
    expect(await ask()).toBe(true);
    await renderQueuedEmails(database);
    expect(await database.rows({ text: 'select state, subject from emails' })).toEqual([
      { state: 'queued', subject: 'Confirm your subscription' },
    ]);
  });

  test('a subscribed email gets no second confirmation', async () => {
    await subscribe();
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await newsletter.requestSubscription('asha@example.com');
    expect(await readEmails()).toHaveLength(2);
    expect(await readStates()).toEqual(['confirmed']);
  });

  test('R-NEWSLETTER-6: an email that a mail server refused subscribes again by its confirmation', async () => {
    await subscribe();
    await database.rows({ text: 'update subscribers set refused_at = $1', values: [now] });
    const readRefusals = () => database.rows({ text: 'select refused_at as "refusedAt" from subscribers' });
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await newsletter.requestSubscription('asha@example.com');
    expect(await readRefusals()).not.toEqual([{ refusedAt: null }]);
    const [, , question] = await readEmails();
    expect(question?.subject).toBe('Confirm your subscription');
    expect(await newsletter.confirm(readLink(question?.text ?? '', 'confirm'))).toBe(true);
    expect(await readRefusals()).toEqual([{ refusedAt: null }]);
  });

  test('a forged link is not valid, and a link is valid for its own purpose only', async () => {
    const { leave } = await subscribe();
    const forgedLinks = [
      { ...leave, key: '' },
      { ...leave, key: 'x'.repeat(10_000) },
      { id: '', key: leave.key },
      { id: `' or true --`, key: leave.key },
      { id: '01990000-0000-7000-8000-000000000000', key: leave.key },
    ];
    for (const link of forgedLinks) {
      expect(await newsletter.unsubscribe(link)).toBe(false);
      expect(await newsletter.isValidLink('leave', link)).toBe(false);
    }
    expect(await newsletter.confirm(leave)).toBe(false);
    expect(await readStates()).toEqual(['confirmed']);
  });

  test('the form accepts emails, and sends no email for a machine', async () => {
    const form = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      return data;
    };
    expect((await submitNewsletter(form({ email: 'asha' }), newsletter)).kind).toBe('invalid');
    const machine = form({ email: 'a@example.com', website: 'http://spam.example' });
    expect(await submitNewsletter(machine, newsletter)).toEqual({ kind: 'asked' });
    expect(await readEmails()).toEqual([]);
    expect(await submitNewsletter(form({ email: 'Asha@Example.com' }), newsletter)).toEqual({
      kind: 'asked',
    });
    expect((await readEmails())[0]?.recipient).toBe('asha@example.com');
  });
});

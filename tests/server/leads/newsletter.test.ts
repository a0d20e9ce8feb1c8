import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import type { Newsletter } from '~/server/newsletter/newsletter.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { submitNewsletter } from '~/server/newsletter/submit-newsletter.server';
import type { NewsletterLink } from '~/server/newsletter/types.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';

const siteUrl = 'https://www.example.com';
const HOUR_MS = 60 * 60 * 1000;

interface Written {
  recipient: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

describe.each(engines)('the newsletter (%s)', (engine) => {
  let database: Database;
  let newsletter: Newsletter;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const mail = createEmailQueue({ clock: () => now });
    newsletter = createNewsletter(database, { mail, secret: 'of the tests', siteUrl, clock: () => now });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await database.rows({ text: 'truncate subscribers, emails, jobs, unconfirmed_emails' });
  });

  const written = async () => {
    await renderQueuedEmails(database);
    return database.rows<Written>({
      text: 'select recipient, subject, text, headers from emails where not is_decoy order by created_at, id',
    });
  };
  const states = () =>
    database
      .rows<{ state: string }>({ text: 'select state from subscribers' })
      .then((rows) => rows.map(({ state }) => state));

  function linkIn(text: string, purpose: string): NewsletterLink {
    const [, id = '', key = ''] =
      new RegExp(`${siteUrl}/newsletter/${purpose}/(\\S+)\\?key=(\\S+)`).exec(text) ?? [];
    return { id, key };
  }

  async function joined() {
    await newsletter.requestSubscription('asha@example.com');
    await newsletter.confirm(linkIn((await written())[0]?.text ?? '', 'confirm'));
    const [, welcome] = await written();
    return { welcome, leave: linkIn(welcome?.text ?? '', 'leave') };
  }

  test('an address is only on it once its owner said yes', async () => {
    await newsletter.requestSubscription('asha@example.com');
    expect(await states()).toEqual(['asked']);
    const [question, ...others] = await written();
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      recipient: 'asha@example.com',
      subject: 'Shall we write to you?',
      headers: {},
    });
    const link = linkIn(question?.text ?? '', 'confirm');
    expect(await newsletter.isValidLink('confirm', link)).toBe(true);
    expect(await states()).toEqual(['asked']);
    expect(await newsletter.confirm(link)).toBe(true);
    expect(await states()).toEqual(['confirmed']);
  });

  test('every letter carries a way out that mail programs know', async () => {
    const { welcome, leave } = await joined();
    expect(welcome?.headers).toEqual({
      'List-Unsubscribe': `<${siteUrl}/newsletter/leave/${leave.id}?key=${leave.key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await newsletter.unsubscribe(leave)).toBe(true);
    expect(await newsletter.unsubscribe(leave)).toBe(true);
    expect(await states()).toEqual(['left']);
  });

  test('saying yes twice welcomes once; who left may come back', async () => {
    const { leave } = await joined();
    await newsletter.unsubscribe(leave);
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await newsletter.requestSubscription('asha@example.com');
    expect(await states()).toEqual(['left']);
    const again = linkIn((await written()).at(-1)?.text ?? '', 'confirm');
    await newsletter.confirm(again);
    await newsletter.confirm(again);
    expect(await states()).toEqual(['confirmed']);
    expect(await written()).toHaveLength(3);
  });

  test('nobody can fill a mailbox by asking again and again', async () => {
    for (let time = 0; time < 20; time += 1) await newsletter.requestSubscription('asha@example.com');
    expect(await written()).toHaveLength(1);
    now = new Date(now.getTime() + HOUR_MS);
    await newsletter.requestSubscription('asha@example.com');
    expect(await written()).toHaveLength(2);
    expect(await states()).toHaveLength(1);
  });

  test('an address that is on it is not asked again', async () => {
    await joined();
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await newsletter.requestSubscription('asha@example.com');
    expect(await written()).toHaveLength(2);
    expect(await states()).toEqual(['confirmed']);
  });

  test('another link opens nothing, and one does not do for the other', async () => {
    const { leave } = await joined();
    const others = [
      { ...leave, key: '' },
      { ...leave, key: 'x'.repeat(10_000) },
      { id: '', key: leave.key },
      { id: `' or true --`, key: leave.key },
      { id: '01990000-0000-7000-8000-000000000000', key: leave.key },
    ];
    for (const link of others) {
      expect(await newsletter.unsubscribe(link)).toBe(false);
      expect(await newsletter.isValidLink('leave', link)).toBe(false);
    }
    expect(await newsletter.confirm(leave)).toBe(false);
    expect(await states()).toEqual(['confirmed']);
  });

  test('the form takes addresses, and thanks machines without writing to anybody', async () => {
    const form = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      return data;
    };
    expect((await submitNewsletter(form({ email: 'asha' }), newsletter)).kind).toBe('invalid');
    const machine = form({ email: 'a@example.com', website: 'http://spam.example' });
    expect(await submitNewsletter(machine, newsletter)).toEqual({ kind: 'asked' });
    expect(await written()).toEqual([]);
    expect(await submitNewsletter(form({ email: 'Asha@Example.com' }), newsletter)).toEqual({
      kind: 'asked',
    });
    expect((await written())[0]?.recipient).toBe('asha@example.com');
  });
});

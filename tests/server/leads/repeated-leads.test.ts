import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import { engines, openTestDatabase } from '../../database/test-database';

const NOW = new Date('2026-05-04T10:00:00Z');
const MINUTE = 60_000;

const message = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'asha@example.com',
  topic: 'project',
  message: 'We have a library catalogue to rebuild.',
  meta: { company: 'Kaveri Press', product: ['bridge'] },
  filledInMs: 45_000,
} as const;

const cv = (text: string) => ({
  name: 'cv.pdf',
  mediaType: 'application/pdf',
  content: new TextEncoder().encode(text),
});

const REPEATED = { kind: 'repeated' };
const STORED = { kind: 'stored', token: expect.stringMatching(/^[\w-]{32}$/) };

describe.each(engines)('R-LEAD-1: a form that is sent twice (%s)', (engine) => {
  let database: Database;
  let leads: Leads;
  let now = NOW;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    leads = createLeads(database, { secret: 'a secret of the tests', clock: () => now });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = NOW;
    await database.rows({ text: 'truncate leads, attachments, jobs, unconfirmed_emails cascade' });
  });

  const countStored = async () => {
    const [counts] = await database.rows({
      text: 'select (select count(*)::int from leads) as leads, (select count(*)::int from jobs) as jobs',
    });
    return counts;
  };

  test('is stored once, and its emails are sent once', async () => {
    expect(await leads.submit(message)).toEqual(STORED);
    now = new Date(NOW.getTime() + 29 * MINUTE);
    const again = { ...message, email: 'Asha@Example.com', filledInMs: 90_000 };
    expect(await leads.submit(again)).toEqual(REPEATED);
    expect(await countStored()).toEqual({ leads: 1, jobs: 1 });
  });

  test('is stored once when both arrive at the same moment', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => leads.submit(message)));
    expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(await countStored()).toEqual({ leads: 1, jobs: 1 });
  });

  test('is another message with anything else in it', async () => {
    const others = [
      message,
      { ...message, kind: 'partner' },
      { ...message, email: 'other@example.com' },
      { ...message, name: 'Asha' },
      { ...message, topic: 'help' },
      { ...message, message: `${message.message} Soon.` },
      { ...message, meta: { company: 'Kaveri Press' } },
      { kind: 'waitlist', email: message.email, meta: { product: ['bridge'] } },
    ] as const;
    for (const other of others) expect(await leads.submit(other)).toEqual(STORED);
    for (const other of others) expect(await leads.submit(other)).toEqual(REPEATED);
  });

  test('is another message after half an hour, and after it was withdrawn', async () => {
    const sent = await leads.submit(message);
    now = new Date(NOW.getTime() + 30 * MINUTE);
    expect(await leads.submit(message)).toEqual(STORED);
    now = NOW;
    await database.rows({ text: 'truncate leads cascade' });
    const withdrawn = await leads.submit(message);
    expect([sent.kind, withdrawn.kind]).toEqual(['stored', 'stored']);
    if (withdrawn.kind === 'stored') await leads.withdraw(withdrawn.token);
    expect(await leads.submit(message)).toEqual(STORED);
  });

  test('is compared with its files', async () => {
    const application = { ...message, kind: 'application', topic: 'full-stack-engineer' } as const;
    expect(await leads.submit({ ...application, files: [cv('one')] })).toEqual(STORED);
    expect(await leads.submit({ ...application, files: [cv('two')] })).toEqual(STORED);
    expect(await leads.submit({ ...application, files: [cv('one')] })).toEqual(REPEATED);
    expect(await leads.submit(application)).toEqual(STORED);
    expect(await countStored()).toMatchObject({ leads: 3 });
  });

  test('is no message when the first was likely spam: the second is sent', async () => {
    const spam = { ...message, honeypot: 'x' };
    expect(await leads.submit(spam)).toEqual(STORED);
    expect(await leads.submit(spam)).toEqual(REPEATED);
    expect(await leads.submit(message)).toEqual(STORED);
    expect(await countStored()).toEqual({ leads: 2, jobs: 1 });
  });
});

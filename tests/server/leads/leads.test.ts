import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines, openTestDatabase } from '../../database/test-database';

const NOW = new Date('2026-05-04T10:00:00Z');

const testLead: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'asha@example.com',
  topic: 'project',
  message: 'We have a library catalogue to rebuild.',
  meta: { company: 'Kaveri Press' },
  filledInMs: 45_000,
};

describe.each(engines)('leads (%s)', (engine) => {
  let database: Database;
  let leads: Leads;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    leads = createLeads(database, { secret: 'a secret of the tests', clock: () => NOW });
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate leads, attachments, jobs cascade' }));

  const readJobs = () =>
    database.rows<{ kind: string; payload: unknown }>({ text: 'select kind, payload from jobs' });

  test('a lead is stored, confirmed and read by its private link', async () => {
    const { id, token } = await leads.create(testLead);
    const { filledInMs: _, ...stored } = testLead;
    expect(await leads.getByToken(token)).toMatchObject({ id, createdAt: NOW, ...stored });
    expect(await readJobs()).toEqual([{ kind: 'lead-confirmation', payload: { leadId: id, token } }]);
  });

  test('the token is not in the leads table', async () => {
    const { token } = await leads.create(testLead);
    const rows = await database.rows<Record<string, unknown>>({ text: 'select * from leads' });
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('another token neither reads nor withdraws the lead', async () => {
    await leads.create(testLead);
    for (const token of ['', 'x', `' or true --`, 'x'.repeat(10_000)]) {
      expect(await leads.getByToken(token)).toBeNull();
      expect(await leads.withdraw(token)).toBe(false);
    }
  });

  test('the data of a withdrawn lead is deleted, and it stays withdrawn', async () => {
    const { id, token } = await leads.create(testLead);
    expect(await leads.withdraw(token)).toBe(true);
    expect(await leads.withdraw(token)).toBe(true);
    const stored = await leads.getByToken(token);
    expect(stored).toEqual({
      id,
      kind: 'contact',
      meta: {},
      createdAt: NOW,
      withdrawnAt: NOW,
      isEmailConfirmed: false,
      isEmailWithheld: false,
    });
  });

  test('a lead that is likely spam is stored and sends no email', async () => {
    const { token } = await leads.create({ ...testLead, honeypot: 'http://spam.example' });
    expect(await leads.getByToken(token)).toMatchObject({ email: testLead.email });
    expect(await readJobs()).toEqual([]);
  });

  test('a waitlist entry needs an email only', async () => {
    const { token } = await leads.create({ kind: 'waitlist', email: 'a@example.com', topic: 'bridge' });
    expect(await leads.getByToken(token)).toMatchObject({ kind: 'waitlist', topic: 'bridge' });
  });
});

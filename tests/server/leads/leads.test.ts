import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import type { Leads } from '~/server/leads/leads.server';
import { createLeads } from '~/server/leads/leads.server';
import type { NewLead } from '~/server/leads/types.server';
import { engines, openTestDatabase } from '../../database/test-database';

const NOW = new Date('2026-05-04T10:00:00Z');

const someLead: NewLead = {
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

  const jobs = () =>
    database.rows<{ kind: string; payload: unknown }>({ text: 'select kind, payload from jobs' });

  test('a lead is kept, confirmed, and opened by its private link', async () => {
    const { id, token } = await leads.create(someLead);
    const { filledInMs: _, ...kept } = someLead;
    expect(await leads.getByToken(token)).toMatchObject({ id, createdAt: NOW, ...kept });
    expect(await jobs()).toEqual([{ kind: 'lead-confirmation', payload: { leadId: id, token } }]);
  });

  test('the token is not in the leads table', async () => {
    const { token } = await leads.create(someLead);
    const rows = await database.rows<Record<string, unknown>>({ text: 'select * from leads' });
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('another token opens nothing and withdraws nothing', async () => {
    await leads.create(someLead);
    for (const token of ['', 'x', `' or true --`, 'x'.repeat(10_000)]) {
      expect(await leads.getByToken(token)).toBeNull();
      expect(await leads.withdraw(token)).toBe(false);
    }
  });

  test('a withdrawn lead is erased, and stays withdrawn', async () => {
    const { id, token } = await leads.create(someLead);
    expect(await leads.withdraw(token)).toBe(true);
    expect(await leads.withdraw(token)).toBe(true);
    const stored = await leads.getByToken(token);
    expect(stored).toEqual({
      ...{ id, kind: 'contact', meta: {}, createdAt: NOW, withdrawnAt: NOW },
      ...{ isEmailConfirmed: false, isEmailWithheld: false },
    });
  });

  test('nothing is sent for what is likely spam, but it is kept', async () => {
    const { token } = await leads.create({ ...someLead, honeypot: 'http://spam.example' });
    expect(await leads.getByToken(token)).toMatchObject({ email: someLead.email });
    expect(await jobs()).toEqual([]);
  });

  test('a waitlist entry needs an address only', async () => {
    const { token } = await leads.create({ kind: 'waitlist', email: 'a@example.com', topic: 'bridge' });
    expect(await leads.getByToken(token)).toMatchObject({ kind: 'waitlist', topic: 'bridge' });
  });
});

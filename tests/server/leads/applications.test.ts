import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { submitApplication } from '~/server/leads/forms/submit-application.server';
import type { Leads } from '~/server/leads/leads.server';
import { createLeads } from '~/server/leads/leads.server';
import { engines, openTestDatabase } from '../../database/test-database';

const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

function filledIn(change: Record<string, string | File> = {}): FormData {
  const form = new FormData();
  const fields = {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '98765 43210',
    link: 'https://example.com/work',
    answer: 'A clerk could not find the button, because it was called Submit.',
    cv: new File([pdf], '../Asha.pdf', { type: 'application/pdf' }),
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe.each(engines)('applications (%s)', (engine) => {
  let database: Database;
  let leads: Leads;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    leads = createLeads(database, {
      secret: 'a secret of the tests',
      clock: () => new Date('2026-11-24T10:00:00Z'),
    });
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate leads, attachments, jobs cascade' }));

  const receive = (form: FormData) => submitApplication(form, { role: 'payroll-and-accounts', leads });
  const count = async (table: string) =>
    (await database.rows<{ count: number }>({ text: `select count(*)::int as count from ${table}` }))[0]
      ?.count;

  test('are kept with the role, the answer and the CV, and confirmed', async () => {
    const received = await receive(filledIn());
    if (received.kind !== 'stored') throw new Error('refused');
    expect(await leads.getByToken(received.token)).toMatchObject({
      kind: 'application',
      topic: 'payroll-and-accounts',
      name: 'Asha Rao',
      meta: { phone: '+919876543210', link: 'https://example.com/work' },
      files: [{ name: 'Asha.pdf', size: pdf.length }],
    });
    expect(await count('jobs')).toBeGreaterThan(0);
  });

  test('are erased with their CV when they are taken back', async () => {
    const received = await receive(filledIn());
    if (received.kind !== 'stored') throw new Error('refused');
    expect(await leads.withdraw(received.token)).toBe(true);
    expect(await count('attachments')).toBe(0);
    const left = await leads.getByToken(received.token);
    expect([left?.name, left?.message, left?.topic, left?.files]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('are not kept at all when the file is not what it says', async () => {
    const received = await receive(filledIn({ cv: new File(['PK\u0003\u0004 zip'], 'cv.pdf') }));
    expect(received).toMatchObject({
      kind: 'invalid',
      result: { error: { cv: [expect.stringMatching(/not a PDF/)] } },
    });
    expect([await count('leads'), await count('attachments'), await count('jobs')]).toEqual([0, 0, 0]);
  });

  test('of a machine are kept, and nothing is sent for them', async () => {
    expect((await receive(filledIn({ website: 'https://spam.example' }))).kind).toBe('stored');
    expect(await count('leads')).toBe(1);
    expect(await database.rows({ text: `select 1 from jobs where kind = 'lead-confirmation'` })).toEqual([]);
  });
});

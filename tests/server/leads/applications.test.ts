import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListedRole } from '~/content/careers/open-role';
import { payrollAndAccounts } from '~/content/careers/roles/payroll-and-accounts';
import type { Database } from '~/server/db/database.server';
import { submitApplication } from '~/server/leads/forms/submit-application.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import { countRows } from '../../database/count-rows';
import { engines, openTestDatabase } from '../../database/test-database';

const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

function createForm(changes: Record<string, string | File> = {}): FormData {
  const form = new FormData();
  const fields = {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '98765 43210',
    link: 'https://example.com/work',
    answer: 'A clerk could not find the button, because it was called Submit.',
    cv: new File([pdf], '../Asha.pdf', { type: 'application/pdf' }),
    ...changes,
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

  const submit = (form: FormData, ended?: ListedRole['ended']) =>
    submitApplication(form, { role: { ...payrollAndAccounts, ...(ended && { ended }) }, leads });

  test('an application is stored with role, answer and CV, and is confirmed', async () => {
    const result = await submit(createForm());
    if (result.kind !== 'stored') throw new Error('refused');
    expect(await leads.getByToken(result.token)).toMatchObject({
      kind: 'application',
      topic: 'payroll-and-accounts',
      name: 'Asha Rao',
      meta: {
        phone: '+919876543210',
        link: 'https://example.com/work',
        roleTitle: payrollAndAccounts.title,
        question: payrollAndAccounts.applicationQuestion,
      },
      files: [{ name: 'Asha.pdf', size: pdf.length }],
    });
    expect(await countRows(database, 'jobs')).toBeGreaterThan(0);
  });

  test('R-CAREERS-6: a form for an ended role stores nothing and keeps what was typed', async () => {
    const result = await submit(createForm(), { kind: 'filled', on: '2026-11-23' });
    expect(result).toMatchObject({
      kind: 'ended',
      result: { initialValue: { name: 'Asha Rao' } },
    });
    expect(await countRows(database, 'leads')).toBe(0);
  });

  test('a withdrawn application is deleted with its CV', async () => {
    const result = await submit(createForm());
    if (result.kind !== 'stored') throw new Error('refused');
    expect(await leads.withdraw(result.token)).toBe(true);
    expect(await countRows(database, 'attachments')).toBe(0);
    const remaining = await leads.getByToken(result.token);
    expect([remaining?.name, remaining?.message, remaining?.topic, remaining?.files]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('an application whose file has another type is not stored', async () => {
    const result = await submit(createForm({ cv: new File(['PK\u0003\u0004 zip'], 'cv.pdf') }));
    expect(result).toMatchObject({
      kind: 'invalid',
      result: { error: { cv: [expect.stringMatching(/not a PDF/)] } },
    });
    expect([
      await countRows(database, 'leads'),
      await countRows(database, 'attachments'),
      await countRows(database, 'jobs'),
    ]).toEqual([0, 0, 0]);
  });

  test('an application of a machine is stored and not confirmed', async () => {
    expect((await submit(createForm({ website: 'https://spam.example' }))).kind).toBe('stored');
    expect(await countRows(database, 'leads')).toBe(1);
    expect(await database.rows({ text: `select 1 from jobs where kind = 'lead-confirmation'` })).toEqual([]);
  });
});

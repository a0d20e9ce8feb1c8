import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { submitHelpFeedback } from '~/server/leads/forms/submit-help-feedback.server';
import { createLeads } from '~/server/leads/leads.server';
import { openTestDatabase } from '../../database/test-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
});
afterAll(() => database.close());

function createForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('feedback on an article is stored without a sender and sends no email', async () => {
  const leads = createLeads(database, {
    secret: 'a secret of the tests',
    clock: () => new Date('2026-11-21T10:00:00Z'),
  });
  const form = createForm({ helped: 'no', remark: 'Which app?', website: '' });
  expect(await submitHelpFeedback(form, 'pay-by-upi', leads)).toEqual({ kind: 'stored', helped: 'no' });
  const text = 'select kind, topic, message, email, meta from leads';
  expect(await database.rows({ text })).toEqual([
    {
      kind: 'help-feedback',
      topic: 'pay-by-upi',
      message: 'Which app?',
      email: null,
      meta: { helped: 'no' },
    },
  ]);
  expect(await database.rows({ text: 'select id from jobs' })).toEqual([]);
});

test('feedback with another value than the two buttons is invalid', async () => {
  const leads = createLeads(database, { secret: 'a secret of the tests', clock: () => new Date() });
  expect((await submitHelpFeedback(createForm({ helped: 'maybe' }), 'delivery', leads)).kind).toBe('invalid');
});

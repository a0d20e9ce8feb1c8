import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { submitHelpFeedback } from '~/server/leads/forms/submit-help-feedback.server';
import { submitNotFoundReport } from '~/server/leads/forms/submit-not-found-report.server';
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

test('R-GAP-1: a vote with the hidden field is spam, so that the page does not count it', async () => {
  const leads = createLeads(database, {
    secret: 'a secret of the tests',
    clock: () => new Date('2026-11-21T11:00:00Z'),
  });
  const form = createForm({ helped: 'no', website: 'https://x.example' });
  expect(await submitHelpFeedback(form, 'pay-by-upi', leads)).toEqual({
    kind: 'stored',
    helped: 'no',
    isSpam: true,
  });
});

test('feedback with another value than the two buttons is invalid', async () => {
  const leads = createLeads(database, { secret: 'a secret of the tests', clock: () => new Date() });
  expect((await submitHelpFeedback(createForm({ helped: 'maybe' }), 'delivery', leads)).kind).toBe('invalid');
});

test('R-LEAD-1: a vote that is sent again counts once, and another one later counts', async () => {
  let now = new Date('2026-11-22T10:00:00Z');
  const leads = createLeads(database, { secret: 'a secret of the tests', clock: () => now });
  const vote = (helped: string, article = 'delivery') =>
    submitHelpFeedback(createForm({ helped }), article, leads);
  const both = await Promise.all([vote('no'), vote('no')]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['repeated', 'stored']);
  expect(await vote('yes')).toEqual({ kind: 'stored', helped: 'yes' });
  expect((await vote('no', 'order-states')).kind).toBe('stored');
  now = new Date('2026-11-22T10:02:00Z');
  expect((await vote('no')).kind).toBe('stored');
});

test('R-LEAD-1: a remark and a report of a missing page that are sent again are stored once', async () => {
  let now = new Date('2026-11-23T10:00:00Z');
  const leads = createLeads(database, { secret: 'a secret of the tests', clock: () => now });
  const remark = createForm({ helped: 'no', remark: 'The app is not in the list.' });
  const report = (address: string) =>
    submitNotFoundReport(createForm({ wanted: 'The price list', address }), leads);
  expect((await submitHelpFeedback(remark, 'pay-by-upi', leads)).kind).toBe('stored');
  await report('/preise');
  now = new Date('2026-11-23T10:29:00Z');
  expect((await submitHelpFeedback(remark, 'pay-by-upi', leads)).kind).toBe('repeated');
  await report('/preise');
  await report('/prices');
  const text = `select topic from leads where created_at >= '2026-11-23' order by created_at`;
  expect(await database.rows({ text })).toEqual([
    { topic: 'pay-by-upi' },
    { topic: '/preise' },
    { topic: '/prices' },
  ]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { engines, openTestDatabase } from '../../database/test-database';

describe.each(engines)('purge of expired rows (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('open and recent jobs are not deleted', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload, done_at, failed_at) values
        (gen_random_uuid(), 'old-done', '{}', now() - interval '8 days', null),
        (gen_random_uuid(), 'new-done', '{}', now() - interval '6 days', null),
        (gen_random_uuid(), 'old-failed', '{}', null, now() - interval '91 days'),
        (gen_random_uuid(), 'new-failed', '{}', null, now() - interval '89 days'),
        (gen_random_uuid(), 'open', '{}', null, null)`,
    });
    await purgeExpired(database)({}, { attempt: 1, isLast: false });
    const remaining = await database.rows<{ kind: string }>({ text: 'select kind from jobs' });
    expect(remaining.map(({ kind }) => kind).toSorted()).toEqual(['new-done', 'new-failed', 'open']);
  });

  test('the last email to a person whose data is erased is deleted after seven days, when it cannot be sent', async () => {
    await database.rows({
      text: `insert into emails (id, key, recipient, state, delete_when_sent, created_at) values
        (gen_random_uuid(), 'old-failed', 'gone@tessera.example', 'failed', true, now() - interval '8 days'),
        (gen_random_uuid(), 'old-withheld', 'gone@tessera.example', 'withheld', true, now() - interval '8 days'),
        (gen_random_uuid(), 'new-failed', 'gone@tessera.example', 'failed', true, now() - interval '6 days'),
        (gen_random_uuid(), 'waits', 'gone@tessera.example', 'queued', true, now() - interval '8 days'),
        (gen_random_uuid(), 'in-mailbox', 'gone@tessera.example', 'stored', true, now() - interval '8 days'),
        (gen_random_uuid(), 'of-order', 'here@tessera.example', 'failed', false, now() - interval '8 days')`,
    });
    await purgeExpired(database)({}, { attempt: 1, isLast: false });
    const remaining = await database.rows<{ key: string }>({ text: 'select key from emails order by key' });
    expect(remaining.map(({ key }) => key)).toEqual(['in-mailbox', 'new-failed', 'of-order', 'waits']);
  });

  test('R-NEWSLETTER-11: an address that was not confirmed for the newsletter is deleted after seven days', async () => {
    await database.rows({
      text: `insert into subscribers (id, email, state, requested_at, confirmed_at) values
        (gen_random_uuid(), 'old-pending@tessera.example', 'pending', now() - interval '8 days', null),
        (gen_random_uuid(), 'new-pending@tessera.example', 'pending', now() - interval '6 days', null),
        (gen_random_uuid(), 'confirmed@tessera.example', 'confirmed', now() - interval '9 days', now() - interval '8 days'),
        (gen_random_uuid(), 'unsubscribed@tessera.example', 'unsubscribed', now() - interval '9 days', null)`,
    });
    await purgeExpired(database)({}, { attempt: 1, isLast: false });
    const remaining = await database.rows<{ email: string }>({ text: 'select email from subscribers' });
    expect(remaining.map(({ email }) => email.split('@')[0]).toSorted()).toEqual([
      'confirmed',
      'new-pending',
      'unsubscribed',
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import {
  applyMigration,
  insertRow,
  listMigrations,
  openEmptyDatabase,
} from '../../database/apply-migrations';
import { engines } from '../../database/test-database';

const MIGRATION = '0070_message-owners';
const NOW = '2026-05-04T10:00:00Z';
const ASHA = '01990000-0000-7000-8000-0000000000c1';
const RAVI = '01990000-0000-7000-8000-0000000000c2';
const MIRA = '01990000-0000-7000-8000-0000000000c3';

describe.each(engines)('R-INBOX-13: the migration gives messages to accounts (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openEmptyDatabase(engine);
    const migrations = await listMigrations();
    for (const name of migrations.slice(0, migrations.indexOf(MIGRATION)))
      await applyMigration(database, name);
    for (const [id, email, verified] of [
      [ASHA, 'asha.new@example.com', true],
      [RAVI, 'ravi@example.com', true],
      [MIRA, 'mira@example.com', false],
    ])
      await insertRow(database, 'users', { id, email, name: 'A name', email_verified: verified });
    for (const [user, email] of [
      [ASHA, 'asha@example.com'],
      [ASHA, 'asha.new@example.com'],
      [ASHA, 'ravi@example.com'],
    ])
      await insertRow(database, 'notifications', {
        id: randomUUID(),
        user_id: user,
        kind: 'security',
        key: randomUUID(),
        payload: { event: 'email-changed', email },
        created_at: NOW,
      });
    for (const email of [
      'Asha@example.com',
      'asha.new@example.com',
      'Ravi@example.com',
      'mira@example.com',
      'guest@example.com',
    ]) {
      const id = randomUUID();
      const lead = { kind: 'contact', email, token_hash: randomUUID(), created_at: NOW };
      await insertRow(database, 'leads', { id, ...lead });
      const answer = { lead_id: id, message_id: randomUUID(), sender: email.toLowerCase(), created_at: NOW };
      await insertRow(database, 'received_emails', { id: randomUUID(), ...answer });
    }
    await applyMigration(database, MIGRATION);
  });
  afterAll(() => database.close());

  test.each([
    ['leads', 'lower(email)'],
    ['received_emails', 'sender'],
  ])('%s: of a confirmed email, and of a former one that no other account has', async (table, email) => {
    const rows = await database.rows({
      text: `select ${email} as email, user_id from ${table} order by 1`,
    });
    expect(rows).toEqual([
      { email: 'asha.new@example.com', user_id: ASHA },
      { email: 'asha@example.com', user_id: ASHA },
      { email: 'guest@example.com', user_id: null },
      { email: 'mira@example.com', user_id: null },
      { email: 'ravi@example.com', user_id: RAVI },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createApplications } from '~/server/leads/applications/applications.server';
import { createCallManagement } from '~/server/leads/calls/call-management.server';
import { createInbox } from '~/server/leads/inbox/inbox.server';
import type { NewLead } from '~/server/leads/types.server';
import { countRows } from '../../database/count-rows';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

const NOW = new Date('2026-05-04T10:00:00Z');
const admin = createActor('admin', NOW);
const clock = () => NOW;
const options = { emailQueue: createEmailQueue({ clock }), clock };
const testLead: NewLead = {
  kind: 'contact',
  name: 'Asha Rao',
  email: 'asha@example.com',
  topic: 'project',
  message: 'We have a library catalogue to rebuild.',
  filledInMs: 45_000,
};

describe.each(engines)('R-INBOX-3: a message that is withdrawn meanwhile (%s)', (engine) => {
  let opened: TestInbox;
  let database: Database;

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
    ({ database } = opened);
  });
  afterAll(() => database.close());
  beforeEach(() => opened.reset());

  /** An inbox whose transactions begin after the withdrawal. */
  function openLateInbox(token: string) {
    const transaction: Database['db']['transaction'] = async (run) => {
      await opened.leads.withdraw(token);
      return database.db.transaction(run);
    };
    const db: Database['db'] = Object.create(database.db, { transaction: { value: transaction } });
    return createInbox({ ...database, db }, options);
  }

  test.each(['addNote', 'reply'] as const)('%s writes nothing', async (write) => {
    const { id, token } = await opened.leads.create(testLead);
    const written = await openLateInbox(token)[write](admin, { id, key: randomUUID(), text: 'She rang.' });
    expect([written, await countRows(database, 'lead_events'), await countRows(database, 'emails')]).toEqual([
      null,
      0,
      0,
    ]);
  });

  test('its state and owner stay', async () => {
    const { id, token } = await opened.leads.create(testLead);
    const change = { id, state: 'open', ownerId: admin.user.id } as const;
    expect(await openLateInbox(token).triage(admin, change)).toBeNull();
    expect(await countRows(database, 'lead_events')).toBe(0);
  });

  const isWaiting = async () =>
    database.rows({
      text: "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    });
  const createApplication = () =>
    opened.leads.create({ ...testLead, kind: 'application', topic: openRoles[0]?.id ?? '' });

  /** A database in whose transaction `begin` begins before the first update, and goes on until it waits for the transaction. */
  function beginBeforeUpdate(begin: () => unknown): Database['db'] {
    let hasBegun = false;
    async function beginOnce() {
      if (hasBegun) return;
      hasBegun = true;
      begin();
      // The embedded database has one connection: there, it begins after the transaction.
      if (engine === 'postgres') await vi.waitFor(async () => expect(await isWaiting()).toHaveLength(1));
    }
    const transaction: Database['db']['transaction'] = (run) =>
      database.db.transaction((inner) => {
        const update = (table: never) => ({
          set: (values: never) => ({
            async where(condition: never) {
              await beginOnce();
              return inner.update(table).set(values).where(condition);
            },
          }),
        });
        return run(Object.create(inner, { update: { value: update } }));
      });
    return Object.create(database.db, { transaction: { value: transaction } });
  }

  test('an application that is being moved is moved, and then withdrawn', async () => {
    const { id, token } = await createApplication();
    let withdrawal: Promise<boolean> | undefined;
    const db = beginBeforeUpdate(() => {
      withdrawal = opened.leads.withdraw(token);
    });
    const applications = createApplications({ ...database, db }, options);
    expect(await applications.move(admin, { id, version: 1, stage: 'screening' })).toMatchObject({
      kind: 'moved',
    });
    expect(await withdrawal).toBe(true);
    expect(await countRows(database, 'application_events')).toBe(0);
  });

  test('a call that staff cancel is cancelled, and its message is then erased', async () => {
    const { id } = await opened.leads.create({ ...testLead, kind: 'call' });
    await database.rows({
      text: `insert into calls (lead_id, host_id, starts_at) values ('${id}', 'host', '2026-05-05T10:00:00Z')`,
    });
    let erasure: Promise<unknown> | undefined;
    const db = beginBeforeUpdate(() => {
      erasure = opened.inbox.erase(admin, id);
    });
    const management = createCallManagement({ ...database, db }, { ...options, announceLength: vi.fn() });
    const change = { id, revision: 0, reason: 'We are ill.' };
    expect(await management.cancel(admin, change)).toEqual({ kind: 'cancelled' });
    expect(await erasure).toBe('erased');
    expect(await countRows(database, 'lead_events')).toBe(0);
  });

  test('a note on an application that is being written is deleted with it', async () => {
    const { id, token } = await createApplication();
    let withdrawal: Promise<boolean> | undefined;
    await database.db.transaction(async (transaction) => {
      const applications = createApplications({ ...database, db: transaction }, options);
      expect(await applications.addNote(admin, { id, key: randomUUID(), text: 'Was close.' })).toBe('added');
      withdrawal = opened.leads.withdraw(token);
      // The embedded database has one connection: there, the withdrawal begins after this transaction.
      if (engine === 'postgres') await vi.waitFor(async () => expect(await isWaiting()).toHaveLength(1));
    });
    expect(await withdrawal).toBe(true);
    expect(await countRows(database, 'application_events')).toBe(0);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { SUBSCRIBER_STATUSES, type SubscriberQuery } from '~/domain/newsletter/subscriber-query';
import type { Database } from '~/server/db/database.server';
import { createSubscriberManagement } from '~/server/newsletter/subscriber-management.server';
import { createOperations } from '~/server/operations/operations.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { createEditionFixture, START, write } from './edition-fixture';

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';
const ALL: SubscriberQuery = { view: 'all', q: '' };

describe.each(engines)('subscribers of the newsletter (%s)', (engine) => {
  let database: Database;
  let management: ReturnType<typeof createSubscriberManagement>;
  let entriesBefore = 0;
  const staff = createActor('staff', START);
  const admin = createActor('admin', START);

  const addInEachStanding = () =>
    database.rows({
      text: `insert into subscribers (id, email, state, requested_at, confirmed_at, unsubscribed_at, refused_at) values
        ('00000000-0000-7000-8000-000000000001', 'active@example.com', 'confirmed', '2026-01-01', '2026-01-02', null, null),
        ('00000000-0000-7000-8000-000000000002', 'pending@example.com', 'pending', '2026-01-03', null, null, null),
        ('00000000-0000-7000-8000-000000000003', 'refused@example.com', 'confirmed', '2026-01-04', '2026-01-05', null, '2026-01-06'),
        ('00000000-0000-7000-8000-000000000004', 'left@example.com', 'unsubscribed', '2026-01-07', '2026-01-08', '2026-01-09', '2026-01-08')`,
    });
  /** Entries of the test: no entry of the audit log is ever deleted. */
  const readAudit = async () => {
    const entries = await database.rows<{ action: string; before: unknown; after: unknown }>({
      text: `select action, before, after from audit_events where area = 'subscribers' order by id`,
    });
    return entries.slice(entriesBefore);
  };
  const findId = async (email: string) =>
    (await management.listSubscribers(staff, { ...ALL, q: email })).subscribers[0]?.id ?? '';

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    management = createSubscriberManagement(database, { clock: () => START });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.rows({
      text: 'truncate newsletter_deliveries, newsletter_editions, subscribers, emails, jobs cascade',
    });
    entriesBefore = 0;
    entriesBefore = (await readAudit()).length;
  });

  test('members of the site reach nothing, and staff without the permission export nothing', async () => {
    const member = createActor('user', START);
    for (const attempt of [
      () => management.listSubscribers(member, ALL),
      () => management.unsubscribeOnRequest(member, UNKNOWN),
      () => management.exportCsv(member, ALL),
      () => management.exportCsv(staff, ALL),
    ])
      await expect(attempt()).rejects.toThrow(NotAllowedError);
    expect(await readAudit()).toEqual([]);
  });

  test('R-NEWSLETTER-8: each subscriber is in one view, with the moment of its state', async () => {
    await addInEachStanding();
    const { subscribers, counts } = await management.listSubscribers(staff, ALL);
    expect(subscribers.map(({ email, status, since }) => [email, status, since.getUTCDate()])).toEqual([
      ['left@example.com', 'unsubscribed', 9],
      ['refused@example.com', 'refused', 6],
      ['pending@example.com', 'pending', 3],
      ['active@example.com', 'active', 2],
    ]);
    expect(counts).toEqual({ all: 4, active: 1, pending: 1, refused: 1, unsubscribed: 1 });
    for (const view of SUBSCRIBER_STATUSES) {
      const { subscribers: rows } = await management.listSubscribers(staff, { view, q: '' });
      expect(rows.map(({ status }) => status)).toEqual([view]);
    }
  });

  test('R-NEWSLETTER-8: a search finds a part of the email as it is typed, and the views count what it finds', async () => {
    await addInEachStanding();
    const found = await management.listSubscribers(staff, { ...ALL, q: 'PEND' });
    expect(found.subscribers.map(({ email }) => email)).toEqual(['pending@example.com']);
    expect(found.counts).toEqual({ all: 1, active: 0, pending: 1, refused: 0, unsubscribed: 0 });
    expect((await management.listSubscribers(staff, { ...ALL, q: '%' })).subscribers).toEqual([]);
  });

  test('R-NEWSLETTER-8: every subscriber is on one page', async () => {
    const fixture = createEditionFixture(database);
    await fixture.addSubscribers(120);
    const emails: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await management.listSubscribers(staff, { ...ALL, ...(after && { after }) });
      emails.push(...page.subscribers.map(({ email }) => email));
      after = page.after;
      if (after === undefined) break;
    }
    expect(emails).toHaveLength(120);
    expect(new Set(emails).size).toBe(120);
  });

  test('R-NEWSLETTER-9: a person who asked for it is unsubscribed once, and what is queued is withdrawn', async () => {
    const fixture = createEditionFixture(database);
    await fixture.addSubscribers(2);
    const id = await fixture.editions.createEdition(fixture.actor, write());
    await fixture.editions.scheduleEdition(fixture.actor, { id, version: 1 });
    for (const { payload } of await fixture.readBatches()) await fixture.runBatch(payload);
    const subscriber = await findId('reader1@example.com');

    expect(await management.unsubscribeOnRequest(staff, subscriber)).toBe('unsubscribed');
    expect(await management.unsubscribeOnRequest(staff, subscriber)).toBe('unchanged');
    await fixture.deliverEmails();

    expect(fixture.received.map(({ recipient }) => recipient)).toEqual(['reader2@example.com']);
    expect(await readAudit()).toEqual([
      {
        action: 'subscriber-unsubscribed',
        before: { state: 'confirmed' },
        after: { state: 'unsubscribed' },
      },
    ]);
  });

  test('R-NEWSLETTER-5: an email that failed is not sent again to who has unsubscribed since', async () => {
    const fixture = createEditionFixture(database);
    await fixture.addSubscribers(1);
    fixture.answers.set('reader1@example.com', 'rejected');
    const id = await fixture.editions.createEdition(fixture.actor, write());
    await fixture.editions.scheduleEdition(fixture.actor, { id, version: 1 });
    for (const { payload } of await fixture.readBatches()) await fixture.runBatch(payload);
    await fixture.deliverEmails();
    const operations = createOperations(database, { clock: () => START });
    const { rows } = await operations.listEmails(admin, { view: 'failed', q: 'reader1' });
    expect(rows).toHaveLength(1);

    await management.unsubscribeOnRequest(staff, await findId('reader1@example.com'));
    fixture.answers.clear();
    const email = { id: rows[0]?.id ?? '', state: 'failed' };
    expect(await operations.resendEmail(admin, email)).toBe('unknown');
    await fixture.deliverEmails();
    expect(fixture.received).toEqual([]);
    expect((await fixture.editions.getEdition(fixture.actor, id))?.figures).toMatchObject({ failed: 1 });
  });

  test('R-NEWSLETTER-9: the person can subscribe again, and an unknown id is nobody', async () => {
    await addInEachStanding();
    const { newsletter } = createEditionFixture(database);
    await management.unsubscribeOnRequest(staff, await findId('active@example.com'));
    await newsletter.setSubscribed({ email: 'active@example.com', emailVerified: true }, true);
    expect((await management.listSubscribers(staff, { view: 'active', q: '' })).counts.active).toBe(1);
    for (const id of [UNKNOWN, 'no id', ''])
      expect(await management.unsubscribeOnRequest(staff, id)).toBe('unknown');
  });

  test('R-NEWSLETTER-10: an export has all pages of the view, and the audit log has its number of rows', async () => {
    await addInEachStanding();
    await database.rows({
      text: `insert into subscribers (id, email, state, requested_at, confirmed_at)
        select gen_random_uuid(), 'one' || n || '@example.com', 'confirmed', '2026-02-01', '2026-02-02' from generate_series(1, 1100) as n`,
    });
    const { name, content } = await management.exportCsv(admin, { view: 'active', q: '' });
    const lines = (await new Response(content).text()).trim().split('\r\n');
    expect(name).toBe('subscribers-2026-05-04.csv');
    expect(lines).toHaveLength(1102);
    expect(new Set(lines).size).toBe(1102);
    expect(lines).toContain('active@example.com,active,2026-01-02');
    expect(await readAudit()).toEqual([
      { action: 'subscribers-exported', before: null, after: { view: 'active', rows: 1101 } },
    ]);
  });
});

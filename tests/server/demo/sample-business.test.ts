import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleSales } from '~/content/samples/sample-sales';
import { APPLICATION_STAGES } from '~/domain/careers/application-stage';
import { runCheck } from '~/server/books/check-books.server';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { seedBusiness } from '~/server/seed/business/seed-business.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { seedSamples } from '~/server/seed/seed-samples.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { localPdfThread } from '../../fakes/local-pdf-thread';

const secret = 's'.repeat(32);
/** A Wednesday, so that calls of this week have taken place and others have not. */
const now = new Date('2026-11-25T09:00:00Z');

describe.each(engines)('sample business (%s)', (engine) => {
  let database: Database;

  const select = async (text: string): Promise<string[]> =>
    (await database.rows<{ value: string }>({ text })).map(({ value }) => value);

  const run = (at = now) => {
    const deps = { database, secret, siteUrl: 'http://localhost', pdfThread: localPdfThread };
    return seedBusiness({ ...deps, clock: () => at })({}, { attempt: 1, isLast: false });
  };

  /** The number of rows of the tables that the business writes. */
  const countRows = () =>
    select(`select (select count(*) from leads) || ' ' || (select count(*) from orders) || ' ' ||
      (select count(*) from audit_events) || ' ' || (select count(*) from order_events) || ' ' ||
      (select count(*) from stock_movements) || ' ' || (select count(*) from subscribers) as value`);

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
    await seedSamples({ database, secret, now, hasBusiness: false });
  });
  afterEach(() => database.close());

  // The first test: the driver warns once in a process.
  test('the queries of the transaction follow one another: a connection runs one at a time', async () => {
    const emitWarning = vi.spyOn(process, 'emitWarning');
    await run();
    expect(emitWarning.mock.calls.map(([warning]) => String(warning))).toEqual([]);
    emitWarning.mockRestore();
  });

  test('R-DEMO-1: the back office has something on every page, and the books have no difference', async () => {
    await run();
    expect(await select('select distinct kind as value from leads order by kind')).toEqual([
      'application',
      'call',
      'contact',
      'demo',
      'hackathon',
      'help-feedback',
      'not-found',
      'partner',
      'waitlist',
      'workshop',
    ]);
    expect(await select('select distinct state as value from leads order by state')).toEqual([
      'done',
      'new',
      'open',
      'spam',
    ]);
    expect(await select('select distinct kind as value from lead_events order by kind')).toEqual([
      'call-cancelled',
      'note',
      'owner',
      'reply',
      'state',
    ]);
    expect(
      await select(`select leads.state || ' ' || received_emails.sender as value from received_emails
        join leads on leads.id = lead_id order by 1`),
    ).toEqual(['new shreya.roy@example.com', 'open maya.fernandes@example.com']);
    const stages = await select('select distinct stage as value from applications');
    expect(APPLICATION_STAGES.filter((stage) => stages.includes(stage)).length).toBeGreaterThanOrEqual(5);
    expect(await select(`select media_type as value from attachments group by 1`)).toEqual([
      'application/pdf',
    ]);
    expect(await select('select distinct status as value from orders order by status')).toEqual([
      'cancelled',
      'delivered',
      'packed',
      'paid',
      'placed',
      'refunded',
      'shipped',
    ]);
    const keys = await select('select idempotency_key::text as value from orders');
    expect(keys).toEqual(expect.arrayContaining(sampleSales.map(({ key }) => key)));
    expect(await select('select distinct state as value from order_returns order by state')).toEqual([
      'refunded',
      'requested',
    ]);
    expect(await select('select state as value from quotes order by state')).toEqual([
      'accepted',
      'declined',
      'draft',
      'sent',
    ]);
    expect(
      await select(`select quotes.state || ' ' || orders.status as value from orders
        join project_milestones on project_milestones.id = orders.milestone_id
        join projects on projects.id = project_milestones.project_id
        join quotes on quotes.id = projects.quote_id`),
    ).toEqual(['accepted placed']);
    expect(await select('select state as value from quotes where plan is not null order by state')).toEqual([
      'accepted',
      'sent',
    ]);
    expect(await select('select distinct measure as value from visit_counts order by measure')).toEqual([
      'device',
      'newsletter',
      'order',
      'source',
      'view',
    ]);
    expect(await select('select state as value from newsletter_editions order by number')).toEqual([
      'sent',
      'draft',
    ]);
    expect(await select('select distinct state as value from newsletter_deliveries')).toEqual(['sent']);
    expect(await select('select distinct day::text as value from visit_counts')).toHaveLength(35);
    for (const table of [
      'gift_cards',
      'tickets',
      'discount_uses',
      'refunds',
      'stock_alerts',
      'application_ratings',
    ])
      expect(Number((await select(`select count(*)::text as value from ${table}`))[0])).toBeGreaterThan(0);
    expect(await select('select code as value from discount_codes order by code')).toHaveLength(3);
    expect(await select('select distinct state as value from subscribers order by state')).toEqual([
      'confirmed',
      'pending',
      'unsubscribed',
    ]);
    expect(
      await select(`select state || ' ' || count(*) || ' ' || count(*) filter (where answer <> '') as value
        from reviews where order_id is not null group by state order by state`),
    ).toEqual(['approved 1 1', 'refused 1 0', 'waiting 3 0']);
    expect(
      await select(`select kind || ' ' || text || ' ' || count || ' ' || state as value from content_gaps
        where state <> 'open' or is_probe order by count desc, text`),
    ).toEqual(['path /wp-login.php 4 open', 'search internship certificate 3 done', 'search asdf 1 ignored']);
    expect(
      await select(`select to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') || ' to ' ||
        to_char(ends_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as value from announcements order by 1`),
    ).toEqual(['2026-11-05 00:00 to 2026-11-22 00:00', '2026-12-02 00:00 to 2027-01-02 00:00']);
    expect(await select('select name as value from reply_templates')).toHaveLength(2);
    expect(
      await select(`select (cancelled_at is not null)::text || ' ' || (starts_at > '${now.toISOString()}')::text as value
        from calls order by starts_at`),
    ).toEqual(['false false', 'true false', 'false true', 'false true', 'false true', 'false true']);
    const emailQueue = createEmailQueue({ clock: () => now });
    const books = await runCheck({ db: database.db, emailQueue, clock: () => now });
    expect(books.differences).toEqual([]);
  });

  test('nothing is sent about the past, and what is due later stays', async () => {
    await run();
    expect(await select('select key as value from emails')).toEqual([]);
    // The check is of the whole business.
    expect(await select('select kind as value from jobs where run_after <= now()')).toEqual(['check-books']);
    const late = await select(`select value from (values
      ((select max(created_at) from leads)), ((select max(created_at) from audit_events)),
      ((select max(created_at) from order_events))) as times(value)`);
    for (const at of late) expect(new Date(at).getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test.each(['2026-04-02T20:00:00Z', '2027-01-31T03:00:00Z', '2027-02-01T01:00:00Z'])(
    'the books have no difference in a new financial year and at the weekend: %s',
    async (day) => {
      const at = new Date(day);
      await run(at);
      expect(await select('select status as value from orders')).toHaveLength(24);
      expect(await select('select lead_id::text as value from calls')).toHaveLength(6);
      const emailQueue = createEmailQueue({ clock: () => at });
      expect((await runCheck({ db: database.db, emailQueue, clock: () => at })).differences).toEqual([]);
    },
  );

  test('it is added once', async () => {
    await run();
    const before = await countRows();
    await run();
    expect(await countRows()).toEqual(before);
  });

  test('it is not added when people who are not samples work in the back office', async () => {
    const before = await countRows();
    await database.rows({
      text: `insert into users (id, email, name, role, email_verified, sample)
        values ($1, 'boss@example.com', 'Boss', 'admin', true, false)`,
      values: [uuid()],
    });
    await run();
    expect(await countRows()).toEqual(before);
  });
});

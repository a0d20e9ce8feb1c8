import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { createAuditLog } from '~/server/audit/audit-log.server';
import type { Database } from '~/server/db/database.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { emails } from '~/server/db/schema/emails.server';
import { jobs } from '~/server/db/schema/jobs.server';
import { orders } from '~/server/db/schema/orders.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import { createOperations, type Operations } from '~/server/operations/operations.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createTestEmail } from '../../fakes/test-email';
import { createActor } from '../../fixtures/create-actor';
import { openTestShop } from '../orders/test-shop';

const NOW = new Date('2026-11-23T10:00:00Z');
const admin = createActor('admin', NOW);
const UNKNOWN = '01938f00-0000-7000-8000-00000000ffff';

describe.each(engines)('the jobs page (%s)', (engine) => {
  let database: Database;
  let operations: Operations;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    operations = createOperations(database, { clock: () => NOW });
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate jobs, emails' }));

  async function addFailedJob(): Promise<string> {
    await enqueue(database.db, 'check-payment-session', { sessionId: UNKNOWN });
    const [job] = await database.db
      .update(jobs)
      .set({ failedAt: NOW, attempts: 12, lastError: 'Error: no answer' })
      .returning({ id: jobs.id });
    return job?.id ?? '';
  }

  const readJob = async (id: string) => {
    const details = await operations.getJob(admin, id);
    if (!details) throw new Error('There is no such job.');
    return details;
  };
  const readActions = async () =>
    database.db
      .select({ action: auditEvents.action, subjectId: auditEvents.subjectId, before: auditEvents.before })
      .from(auditEvents)
      .orderBy(asc(auditEvents.id));

  test('only those with the permission see and change jobs', async () => {
    const staff = createActor('staff', NOW);
    const form = { id: UNKNOWN, version: 'failed-1' };
    await expect(operations.listJobs(staff, { view: 'failed' })).rejects.toThrow(NotAllowedError);
    await expect(operations.getJob(staff, UNKNOWN)).rejects.toThrow(NotAllowedError);
    await expect(operations.retryJob(staff, form)).rejects.toThrow(NotAllowedError);
    await expect(operations.discardJob(staff, form)).rejects.toThrow(NotAllowedError);
    expect(await operations.readFailedJobs(staff)).toEqual({ count: 0 });
    for (const id of [UNKNOWN, "' or true --"]) {
      expect(await operations.getJob(admin, id)).toBeNull();
      expect(await operations.retryJob(admin, { ...form, id })).toBe('unknown');
      expect(await operations.discardJob(admin, { ...form, id })).toBe('unknown');
    }
  });

  test('shows the depth by kind, without what the jobs hold', async () => {
    await addFailedJob();
    await enqueue(database.db, 'order-link', { number: 'TS-2627-000001', email: 'asha@example.com' });
    await enqueue(database.db, 'purge-expired', {}, { runAfter: new Date(Date.now() + 60_000) });
    await enqueue(database.db, 'check-books', {});
    await database.db
      .update(jobs)
      .set({ claimedUntil: new Date(Date.now() + 60_000) })
      .where(eq(jobs.kind, 'check-books'));
    const page = await operations.listJobs(admin, { view: 'waiting' });
    expect(page.counts).toEqual({ failed: 1, waiting: 1, running: 1, later: 1, discarded: 0 });
    expect(page.kinds.map(({ kind, failed, waiting }) => [kind, failed, waiting])).toEqual([
      ['check-payment-session', 1, 0],
      ['order-link', 0, 1],
      ['check-books', 0, 0],
      ['purge-expired', 0, 0],
    ]);
    expect(page.oldestDue).toBeInstanceOf(Date);
    expect(page.rows).toMatchObject([{ kind: 'order-link', state: 'waiting' }]);
    expect(JSON.stringify(page)).not.toMatch(/asha|TS-2627/);
    expect((await operations.listJobs(admin, { view: 'later', kind: 'check-books' })).rows).toEqual([]);
    expect(await operations.readFailedJobs(admin)).toEqual({ count: 1, oldest: expect.any(Date) });
  });

  test('pages list each job once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, () => enqueue(database.db, 'send-refund', { refundId: UNKNOWN })),
    );
    const first = await operations.listJobs(admin, { view: 'waiting' });
    const second = await operations.listJobs(admin, { view: 'waiting', after: first.after ?? '' });
    expect([first.rows.length, second.rows.length, second.after]).toEqual([50, 10, undefined]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(60);
  });

  test('R-JOBS-1: retries a failed job once, and the audit log has it', async () => {
    const id = await addFailedJob();
    const { version } = await readJob(id);
    expect(await operations.retryJob(admin, { id, version })).toBe('done');
    expect((await readJob(id)).job).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await operations.retryJob(admin, { id, version })).toBe('conflict');
    expect((await readActions()).filter(({ subjectId }) => subjectId === id)).toEqual([
      { action: 'job-retried', subjectId: id, before: { state: 'failed', attempts: 12 } },
    ]);
  });

  test('R-JOBS-1: a job that waits for its time runs then, and one that waits for another attempt runs now', async () => {
    const runAfter = new Date(Date.now() + 60_000);
    await enqueue(database.db, 'check-payment-session', { sessionId: UNKNOWN }, { runAfter });
    const [job] = await database.db.select({ id: jobs.id }).from(jobs);
    const id = job?.id ?? '';
    const retry = async () => operations.retryJob(admin, { id, version: (await readJob(id)).version });
    expect(await retry()).toBe('state');
    await operations.discardJob(admin, { id, version: (await readJob(id)).version });
    expect(await retry()).toBe('done');
    expect((await readJob(id)).job).toMatchObject({ state: 'later', attempts: 0, runAfter });
    await database.db.update(jobs).set({ attempts: 1 });
    expect(await retry()).toBe('done');
    expect((await readJob(id)).job).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('R-JOBS-1: a recurring job runs now', async () => {
    await enqueue(
      database.db,
      'check-books',
      {},
      { key: 'check-books', runAfter: new Date(Date.now() + 60_000) },
    );
    const [job] = await database.db.select({ id: jobs.id }).from(jobs);
    const id = job?.id ?? '';
    expect(await operations.retryJob(admin, { id, version: (await readJob(id)).version })).toBe('done');
    expect((await readJob(id)).job).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('R-JOBS-1: does not repeat what an open job does already', async () => {
    await enqueue(database.db, 'check-books', {}, { key: 'check-books' });
    await database.db.update(jobs).set({ failedAt: NOW });
    const [failed] = await database.db.select({ id: jobs.id }).from(jobs);
    await enqueue(database.db, 'check-books', {}, { key: 'check-books' });
    const { version } = await readJob(failed?.id ?? '');
    expect(await operations.retryJob(admin, { id: failed?.id ?? '', version })).toBe('replaced');
  });

  test('R-JOBS-2: discards a job, which can be retried', async () => {
    const id = await addFailedJob();
    expect(await operations.discardJob(admin, { id, version: (await readJob(id)).version })).toBe('done');
    expect((await readJob(id)).job).toMatchObject({ state: 'discarded' });
    expect(await operations.readFailedJobs(admin)).toEqual({ count: 0 });
    expect(await operations.discardJob(admin, { id, version: (await readJob(id)).version })).toBe('state');
    expect(await operations.retryJob(admin, { id, version: (await readJob(id)).version })).toBe('done');
    expect((await readActions()).filter(({ subjectId }) => subjectId === id)).toMatchObject([
      { action: 'job-given-up' },
      { action: 'job-retried' },
    ]);
  });

  test('R-JOBS-2: a recurring job and a running one cannot be discarded', async () => {
    await enqueue(database.db, 'purge-expired', {}, { key: 'purge-expired' });
    const [job] = await database.db.select({ id: jobs.id }).from(jobs);
    const id = job?.id ?? '';
    expect(await operations.discardJob(admin, { id, version: (await readJob(id)).version })).toBe(
      'recurring',
    );
    await database.db.update(jobs).set({ claimedUntil: new Date(Date.now() + 60_000) });
    const { version } = await readJob(id);
    expect(await operations.discardJob(admin, { id, version })).toBe('state');
    expect(await operations.retryJob(admin, { id, version })).toBe('state');
  });

  test('R-JOBS-4: the list names the record that a job is about, and the audit log the order', async () => {
    const shop = await openTestShop(engine);
    const management = createOperations(shop.database, { clock: () => NOW });
    const { number } = await shop.place();
    await shop.database.rows({
      text: `insert into webhook_endpoints (id, name, url, events, includes_contact, version, created_at)
        values ('${UNKNOWN}', 'Accounting', 'https://example.com/', array['order.paid'], false, 1, now())`,
    });
    await shop.advance(number, 'paid');
    await shop.database.rows({ text: `delete from jobs where kind <> 'send-webhook'` });
    const [order] = await shop.database.db.select({ id: orders.id }).from(orders);
    await enqueue(shop.database.db, 'payment-reminder', { orderId: order?.id ?? '' });
    await enqueue(shop.database.db, 'stock-alerts', { productId: 'mosaic-mug' });
    await enqueue(shop.database.db, 'send-refund', { refundId: UNKNOWN });
    const { rows } = await management.listJobs(admin, { view: 'waiting' });
    expect(rows.map(({ kind, subject }) => [kind, subject?.kind, subject?.name])).toEqual([
      ['send-webhook', 'webhook', 'Accounting'],
      ['payment-reminder', 'order', number],
      ['stock-alerts', 'product', 'Mosaic mug'],
      ['send-refund', undefined, undefined],
    ]);
    const id = rows[1]?.id ?? '';
    await management.discardJob(admin, { id, version: 'waiting-0' });
    const log = createAuditLog(shop.database, { clock: () => NOW });
    const { entries } = await log.list(admin, { q: number.toLowerCase() });
    expect(entries.map(({ action, subjectId, after }) => [action, subjectId, after])).toEqual([
      ['job-given-up', id, { order: number, state: 'discarded' }],
    ]);
    await shop.database.close();
  });

  test('an email follows the job that sends it', async () => {
    await createEmailQueue({ clock: () => NOW }).enqueue(database.db, createTestEmail());
    const [job] = await database.db.select({ id: jobs.id }).from(jobs);
    const id = job?.id ?? '';
    const readState = async () => (await database.db.select({ state: emails.state }).from(emails))[0]?.state;
    const details = await readJob(id);
    expect(details.job.subject).toMatchObject({ kind: 'email' });
    await operations.discardJob(admin, { id, version: details.version });
    expect(await readState()).toBe('failed');
    await operations.retryJob(admin, { id, version: (await readJob(id)).version });
    expect(await readState()).toBe('queued');
  });
});

import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { emails } from '~/server/db/schema/emails.server';
import { jobs } from '~/server/db/schema/jobs.server';
import { sendEmail } from '~/server/email/send-email.server';
import { mailboxTransport } from '~/server/email/transport.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import type { JobHandlers } from '~/server/jobs/job-kinds.server';
import { startWorker, type Worker } from '~/server/jobs/worker.server';
import { getTraceHeaders, runInSpan } from '~/server/tracing/span.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createSpanRecorder } from '../../fakes/record-spans';

describe.each(engines)('traced work (%s)', (engine) => {
  let database: Database;
  let worker: Worker | undefined;
  let recorder: ReturnType<typeof createSpanRecorder>;
  const logger = { warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    recorder = createSpanRecorder();
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
  });

  /** Runs work as the handling of a request. */
  const request = <Result>(work: () => Promise<Result>) =>
    runInSpan(recorder.startTrace({ name: 'request', kind: 'server' }), work);

  const run = async (handlers: JobHandlers) => {
    worker = await startWorker({ database, handlers, logger, startTrace: recorder.startTrace });
  };

  const waitForSpan = (name: string) =>
    vi.waitFor(() => expect(recorder.find(name).filter(({ hasEnded }) => hasEnded)).toHaveLength(1), {
      timeout: 20_000,
    });

  test('R-TRACE-1: statements and transactions are spans, without values', async () => {
    const emailId = uuid();
    await request(async () => {
      await database.db.select().from(emails).where(eq(emails.id, emailId));
      await database.rows({ text: 'select $1::text as found from users', values: ['meera@example.com'] });
      await database.db.transaction((transaction) => enqueue(transaction, 'render-email', { emailId }));
    });
    const [root] = recorder.spans;
    expect(recorder.spans.map(({ name }) => name)).toEqual([
      'request',
      'SELECT emails',
      'SELECT users',
      'TRANSACTION',
      'INSERT jobs',
    ]);
    expect(new Set(recorder.spans.map(({ traceId }) => traceId))).toEqual(new Set([root?.traceId]));
    expect(recorder.find('INSERT jobs')[0]?.parentId).toBe(recorder.find('TRANSACTION')[0]?.spanId);
    expect(recorder.spans.slice(1).every(({ hasEnded }) => hasEnded)).toBe(true);
    expect(JSON.stringify(recorder.spans)).not.toMatch(new RegExp(`meera|${emailId}`));
  });

  test('R-TRACE-1: an error is recorded by its kind, and outside of a trace nothing is', async () => {
    const broken = () => database.rows({ text: "select 'secret' from no_such_table" });
    await expect(broken()).rejects.toThrow('no_such_table');
    expect(recorder.spans).toEqual([]);
    await request(() => expect(broken()).rejects.toThrow('no_such_table'));
    expect(recorder.find('SELECT no_such_table')).toMatchObject([{ errorType: '42P01', hasEnded: true }]);
    expect(JSON.stringify(recorder.spans)).not.toContain('secret');
  });

  test('R-TRACE-2: a job, and the email that it sends, belong to the trace of the request', async () => {
    const emailId = uuid();
    const content = { subject: 'Hello', html: '', text: '', headers: {}, attachments: [] };
    await database.db.insert(emails).values({
      id: emailId,
      key: emailId,
      recipient: 'meera@example.com',
      template: 'order-upi',
      ...content,
    });
    await request(() => enqueue(database.db, 'send-email', { emailId }));
    await run({ 'send-email': sendEmail(database, { transport: mailboxTransport, storesText: false }) });
    await waitForSpan('job send-email');
    const [root] = recorder.find('request');
    const [job] = recorder.find('job send-email');
    const [email] = recorder.find('send email');
    expect(job).toMatchObject({
      traceId: root?.traceId,
      attributes: { 'site.job.attempt': 1, 'site.job.outcome': 'done' },
    });
    expect(email).toMatchObject({
      parentId: job?.spanId,
      attributes: { 'site.email.template': 'order-upi' },
    });
    expect(JSON.stringify(recorder.spans)).not.toContain('meera');
  });

  test('R-TRACE-2: the next run of a recurring job belongs to no trace', async () => {
    await run({ 'purge-expired': async () => undefined });
    await waitForSpan('job purge-expired');
    const readNext = () => database.db.select().from(jobs).where(eq(jobs.kind, 'purge-expired'));
    await vi.waitFor(async () => expect((await readNext()).filter(({ doneAt }) => !doneAt)).toHaveLength(1));
    expect((await readNext()).map(({ traceparent }) => traceparent)).toEqual([null, null]);
    expect(getTraceHeaders()).toEqual({});
  });
});

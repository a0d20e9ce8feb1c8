import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { backups } from '~/server/db/schema/backups.server';
import { enqueue } from '~/server/jobs/enqueue.server';
import { createMetrics, type Metrics } from '~/server/metrics/metrics.server';
import { engines, openNewTestDatabase } from '../../database/test-database';

const NOW = new Date('2026-11-23T12:00:00Z');

/** The value of a series as it is in the text. `undefined` when it is missing. */
async function readSeries(metrics: Metrics, series: string): Promise<number | undefined> {
  const line = (await metrics.format()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

/** A response that ends with the status. */
function answer(
  metrics: Metrics,
  url: string,
  { status = 200, isAborted = false, method = 'GET' } = {},
): void {
  const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: !isAborted });
  metrics.observeRequest(
    { method, url } as IncomingMessage,
    response as unknown as ServerResponse,
    url.startsWith('/shop') ? 'application' : 'memory',
  );
  response.emit('close');
}

describe.each(engines)('metrics (%s)', (engine) => {
  let database: Database;
  let metrics: Metrics;

  beforeAll(async () => {
    database = await openNewTestDatabase(engine);
    metrics = await createMetrics({ database, clock: () => NOW });
  });
  afterAll(async () => {
    await database.close();
  });

  test('requests are counted by kind of page, never by path', async () => {
    answer(metrics, '/shop/single/mosaic-mug?color=Teal');
    answer(metrics, '/shop/single/kiln-apron');
    answer(metrics, '/orders/TS-2627-000001?key=secret');
    answer(metrics, '/', { status: 500, method: 'BREW' });
    answer(metrics, '/', { isAborted: true });
    const text = await metrics.format();
    expect(text).not.toMatch(/mosaic-mug|secret|TS-2627|BREW/);
    const count = 'tessera_http_request_duration_seconds_count';
    const labels = 'method="GET",page="product",status="200",answered_by="application"';
    expect(await readSeries(metrics, `${count}{${labels}}`)).toBe(2);
    expect(text).toContain(`${count}{method="other",page="home",status="500",answered_by="memory"} 1`);
    expect(text).toContain(`${count}{method="GET",page="other",status="200",answered_by="memory"} 1`);
    expect(await readSeries(metrics, 'tessera_http_requests_aborted_total')).toBe(1);
  });

  test('jobs, mail, books and backups are those of the database', async () => {
    expect(await readSeries(metrics, 'tessera_backup_timestamp_seconds')).toBeUndefined();
    expect(await readSeries(metrics, 'tessera_books_differences')).toBeUndefined();
    const dueAt = new Date(NOW.getTime() - 90_000);
    await enqueue(database.db, 'purge-expired', {}, { key: 'late', runAfter: dueAt });
    await enqueue(database.db, 'purge-expired', {}, { key: 'later', runAfter: new Date('2999-01-01') });
    const backup = { startedAt: dueAt, origin: 'night' } as const;
    await database.db.insert(backups).values([
      { ...backup, id: uuid(), finishedAt: NOW, bytes: 1, rowCount: 1 },
      { ...backup, id: uuid(), finishedAt: new Date('2999-01-01'), failure: 'The disk is full.' },
    ]);
    expect(await readSeries(metrics, 'tessera_jobs{state="waiting"}')).toBe(1);
    expect(await readSeries(metrics, 'tessera_jobs{state="later"}')).toBe(1);
    expect(await readSeries(metrics, 'tessera_oldest_job_wait_seconds')).toBe(90);
    expect(await readSeries(metrics, 'tessera_emails_queued')).toBe(0);
    expect(await readSeries(metrics, 'tessera_backup_timestamp_seconds')).toBe(NOW.getTime() / 1000);
    metrics.observeJob('purge-expired', 'retried', 1_500);
    const sum = 'tessera_job_duration_seconds_sum{kind="purge-expired",outcome="retried"}';
    expect(await readSeries(metrics, sum)).toBe(1.5);
  });

  test('without the database its figures are missing, and the others stay', async () => {
    const closed = await openNewTestDatabase(engine);
    const others = await createMetrics({ database: closed, clock: () => NOW });
    expect(await readSeries(others, 'tessera_database_up')).toBe(1);
    expect(await readSeries(others, 'tessera_jobs{state="waiting"}')).toBe(0);
    await closed.close();
    expect(await readSeries(others, 'tessera_database_up')).toBe(0);
    expect(await readSeries(others, 'tessera_jobs{state="waiting"}')).toBeUndefined();
    expect(await readSeries(others, 'tessera_oldest_job_wait_seconds')).toBeUndefined();
    expect(await readSeries(others, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../postgres/postgres-server.ts';
import { appModules } from '../app-modules.ts';
import type { Benchmark, ResultTable } from '../benchmark.ts';
import { readCpuSeconds } from '../cpu-time.ts';
import { startMailSink } from '../scale/mail-sink.ts';
import { formatVerdict } from '../statistics.ts';

/** Sent before the measurement: afterwards the worker, its thread and its connections have started. */
const EARLY_EMAILS = 50;
const EMAILS = 500;
const TARGET_PER_SECOND = 30;

async function openQueue(databaseUrl: string) {
  const database = await (await appModules.postgres()).openPostgres(databaseUrl);
  await database.migrate();
  const queue = (await appModules.emailQueue()).createEmailQueue({ clock: () => new Date() });
  let queued = 0;
  return {
    close: () => database.close(),
    /** In one transaction: the worker sees all at once. */
    add: (count: number) =>
      database.db.transaction(async (transaction) => {
        for (const last = queued + count; queued < last; queued += 1)
          await queue.enqueue(transaction, {
            template: 'lead-copy',
            data: { kind: 'contact', message: 'Text.', facts: [], link: '/', hasCalendarEntry: false },
            key: `email:${queued}`,
            to: `${queued}@example.com`,
            audience: 'confirmed',
          });
      }),
  };
}

async function startWorker(databaseUrl: string, smtpUrl: string): Promise<ChildProcess> {
  const settings = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'shop@example.com',
    SESSION_SECRET: 'a secret for benchmarks that is long enough',
    DEMO: 'off',
    LOG_LEVEL: 'error',
  };
  const worker = spawn(process.execPath, ['build/server/main.js', 'worker'], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => worker.kill('SIGKILL'));
  await once(worker.stdout, 'data');
  return worker;
}

/** Emails a second, and milliseconds of processor time of the worker for one. */
async function measureSending(): Promise<{ perSecond: number; cpuMs: number }> {
  const postgres = await startPostgres({ durable: true });
  const mails = await startMailSink();
  const url = postgres.url('postgres');
  const queue = await openQueue(url);
  const worker = await startWorker(url, mails.url);
  const waitFor = async (count: number) => {
    while (mails.counts.size < count && worker.exitCode === null) await pause(10);
  };
  try {
    await queue.add(EARLY_EMAILS);
    await waitFor(EARLY_EMAILS);
    await queue.add(EMAILS);
    const startedAt = performance.now();
    const cpu = readCpuSeconds(worker.pid ?? 0);
    await waitFor(EARLY_EMAILS + EMAILS);
    const seconds = (performance.now() - startedAt) / 1000;
    const cpuMs = (1000 * (readCpuSeconds(worker.pid ?? 0) - cpu)) / EMAILS;
    return { perSecond: EMAILS / seconds, cpuMs };
  } finally {
    worker.kill('SIGKILL');
    await queue.close();
    await Promise.all([mails.stop(), postgres.stop()]);
  }
}

async function measure(): Promise<ResultTable[]> {
  const { perSecond, cpuMs } = await measureSending();
  return [
    {
      title: 'Emails',
      method: `A worker renders ${EMAILS} queued emails and sends them over SMTP, two at a time, from PostgreSQL. The mail server waits 0.1 s before it greets a connection.`,
      columns: ['emails a second', `at least ${TARGET_PER_SECOND}`, 'processor time of the worker for one'],
      rows: [
        [
          perSecond.toFixed(0),
          formatVerdict(perSecond, { atLeast: TARGET_PER_SECOND }),
          `${cpuMs.toFixed(1)} ms`,
        ],
      ],
    },
  ];
}

export const emailsBenchmark: Benchmark = { name: 'emails', requiredTools: ['postgres'], measure };

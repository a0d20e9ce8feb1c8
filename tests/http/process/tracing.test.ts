import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';
import { createPostgresDatabase } from '../../database/test-database';
import { startFakeOtlpReceiver } from '../../fakes/fake-otlp-receiver';
import { type FakeSmtpServer, startFakeSmtpServer } from '../../fakes/fake-smtp-server';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { copySeededData, startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT_ID = '00f067aa0ba902b7';

let folder: string;
let smtp: FakeSmtpServer;
let receiver: Awaited<ReturnType<typeof startFakeOtlpReceiver>>;
const ending: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-tracing-'));
  [smtp, receiver] = await Promise.all([startFakeSmtpServer(), startFakeOtlpReceiver()]);
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
  smtp.received.length = 0;
});
afterAll(async () => {
  await Promise.all([smtp.stop(), receiver.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const readSettings = () => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Tessera <hello@tessera.example>',
  LOG_LEVEL: 'info',
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20token',
  OTEL_METRIC_EXPORT_INTERVAL: '1000',
});

async function startOnEmbedded(): Promise<RunningSite> {
  const site = await startSeededSite({ dataFolder: join(folder, 'embedded'), settings: readSettings() });
  ending.push(() => site.stop());
  return site;
}

async function startOnPostgres(): Promise<RunningSite> {
  const database = await createPostgresDatabase('seeded');
  ending.push(() => database.drop());
  const settings = { ...readSettings(), DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32) };
  const site = await startProductionSite({
    dataFolder: folder,
    settings: { ...settings, JOBS: 'elsewhere', DEMO: 'off' },
  });
  ending.push(() => site.stop());
  const worker = spawn(process.execPath, ['build/server/main.js', 'worker'], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: 'ignore',
  });
  ending.push(async () => {
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    await ended;
  });
  return site;
}

async function placeOrder(site: RunningSite, traceparent: string): Promise<string> {
  const unitPrice = await fetchUnitPrice(site.url, 'mosaic-mug');
  const purchase = { productId: 'mosaic-mug', quantity: 1, unitPrice };
  const number = readOrderNumber(await postCheckout(site.url, purchase, { traceparent }));
  if (!number) throw new Error('The order was refused.');
  return number;
}

describe.each([
  ['one process on the embedded database', startOnEmbedded, 'web'],
  ['a web process and a worker on PostgreSQL', startOnPostgres, 'worker'],
] as const)('%s', (_, start, jobProcess) => {
  it('R-TRACE-2: an order and its email are one trace, in which nothing is personal', async () => {
    receiver.spans.length = 0;
    const site = await start();
    const number = await placeOrder(site, `00-${TRACE_ID}-${PARENT_ID}-01`);
    const readTrace = () => receiver.spans.filter(({ traceId }) => traceId === TRACE_ID);
    const find = (name: string) => readTrace().find((span) => span.name === name);
    await expect.poll(() => find('send email')?.process, { timeout: 60_000 }).toBe(jobProcess);
    const request = find('POST /shop/checkout');
    expect(request).toMatchObject({
      parentSpanId: PARENT_ID,
      process: 'web',
      isError: false,
      attributes: { 'http.route': '/shop/checkout', 'site.answered_by': 'application' },
    });
    expect(find('WITH orders')).toMatchObject({ process: 'web' });
    expect(find('job order-confirmation')).toMatchObject({ process: jobProcess });
    // The buyer and the shop get an email, so there are two of these jobs.
    const listJobIds = () =>
      readTrace().flatMap(({ name, spanId }) => (name === 'job send-email' ? [spanId] : []));
    await expect.poll(listJobIds).toContain(find('send email')?.parentSpanId);
    const countWithoutParent = () => {
      const ids = new Set(readTrace().map(({ spanId }) => spanId));
      return readTrace().filter(({ parentSpanId = '' }) => !ids.has(parentSpanId)).length;
    };
    // The request alone: its parent is at the one who sent it.
    await expect.poll(countWithoutParent, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => smtp.received.some(({ subject }) => subject?.includes(number))).toBe(true);
    for (const value of [
      number,
      'meera',
      'Meera',
      'Church Street',
      '98765 43210',
      '9876543210',
      'key=',
      'example.com',
    ])
      expect(receiver.text()).not.toContain(value);
    expect(receiver.authorizations).toEqual(new Set(['Bearer token']));
    await expect
      .poll(() => site.output())
      .toMatch(new RegExp(`"traceId":"${TRACE_ID}"[^\\n]*"path":"/shop/checkout","status":303`));
  });

  it('the metrics of both kinds of answers arrive as well', async () => {
    receiver.metrics.length = 0;
    const site = await start();
    for (const _again of [1, 2]) await sendRequest(site.url, { path: '/pricing' });
    const findPoint = (answeredBy: string) =>
      receiver.metrics
        .filter(({ name }) => name === 'tessera_http_request_duration_seconds')
        .flatMap(({ points }) => points)
        .find(({ attributes }) => attributes.page === 'offer' && attributes.answered_by === answeredBy);
    await expect.poll(() => Number(findPoint('memory')?.count)).toBeGreaterThan(0);
    const names = new Set(receiver.metrics.map(({ name }) => name));
    for (const name of ['tessera_database_up', 'tessera_jobs', 'process_resident_memory_bytes'])
      expect(names).toContain(name);
    const findAnswer = () =>
      receiver.spans.find(({ attributes }) => attributes['site.answered_by'] === 'memory');
    await expect.poll(() => findAnswer()?.name).toBe('GET /pricing');
  });
});

it('R-TRACE-3: an endpoint that never answers delays neither requests nor the end', async () => {
  const silent = createServer();
  await new Promise<void>((started) => silent.listen(0, '127.0.0.1', started));
  ending.push(async () => silent.close());
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const settings = { ...readSettings(), OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  const site = await startSeededSite({ dataFolder: join(folder, 'silent'), settings });
  const answers = Array.from({ length: 100 }, () => sendRequest(site.url, { path: '/shop/grid?q=mug' }));
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  const ended = once(site.process, 'exit');
  await site.stop();
  expect(await ended).toEqual([0, null]);
});

it('R-TRACE-3: without an endpoint no package of OpenTelemetry is loaded, with one it is', async () => {
  async function listModules(name: string, settings: Record<string, string>): Promise<string[]> {
    const list = join(folder, `modules-${name}`);
    const dataFolder = join(folder, name);
    copySeededData(dataFolder);
    const NODE_OPTIONS = `--import ${pathToFileURL(resolve('tests/fakes/list-modules.mjs')).href}`;
    const site = await startProductionSite({
      dataFolder,
      settings: { ...settings, NODE_OPTIONS, MODULE_LIST: list },
    });
    await sendRequest(site.url, { path: '/shop/grid?q=mug' });
    await site.stop();
    const urls = (await readFile(list, 'utf8')).split('\n').filter((url) => url.startsWith('file:'));
    const modules = await Promise.all(
      [...new Set(urls)].map(async (url) => ({ url, code: await readFile(fileURLToPath(url), 'utf8') })),
    );
    expect(modules.length).toBeGreaterThan(10);
    // The exporters and the SDK name themselves; chunks of the build have names of their own.
    return modules
      .filter(({ code }) => /BatchSpanProcessor|OTLPMetricExporter/.test(code))
      .map(({ url }) => url);
  }
  expect(await listModules('without', {})).toEqual([]);
  expect(await listModules('with', { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })).not.toEqual([]);
});

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../scripts/site/production-site';
import { createPostgresDatabase } from '../database/test-database';
import { startSeededSite } from './support/seeded-site';
import { sendRequest } from './support/send-request';
import {
  crashOnDemand,
  findProcessIds,
  isRunning,
  startSupervised,
  waitForOutput,
} from './support/start-supervised';

const START_MESSAGE = 'Tessera is running at ';
const WORKER = ['build/server/main.js', 'worker'];

let dataFolder: string;
let site: RunningSite | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-supervisor-'));
});

afterEach(async () => {
  await site?.stop();
  site = undefined;
  await rm(dataFolder, { recursive: true, force: true });
});

async function startSupervisedSite(crash: 'exception' | 'rejection' = 'exception') {
  site = await startSeededSite({ dataFolder, isSupervised: true, settings: crashOnDemand(crash) });
  // The site answers before it prints its message: a process that is killed in between never prints it.
  await waitForOutput(site, START_MESSAGE);
  return { site, pid: findProcessIds(site)[0] ?? 0 };
}

/** Ends the supervisor with a signal. The process that it started last ends with it. */
async function expectToStopOn(signal: NodeJS.Signals, running: RunningSite): Promise<void> {
  const pid = findProcessIds(running).at(-1) ?? 0;
  const ended = once(running.process, 'exit');
  running.process.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(isRunning(pid)).toBe(false);
}

describe('a site that crashes', () => {
  it.each([
    ['exception', 'SIGTERM'],
    ['rejection', 'SIGINT'],
  ] as const)(
    'by an uncaught %s logs the error, ends with its own code, is started again on the same data and stops on %s',
    async (crash, signal) => {
      const { site: running, pid } = await startSupervisedSite(crash);
      process.kill(pid, 'SIGUSR2');
      await waitForOutput(running, START_MESSAGE, 2);
      expect((await sendRequest(running.url, { path: '/shop/checkout?buy=mosaic-mug' })).status).toBe(200);
      expect(isRunning(pid)).toBe(false);
      const line =
        running
          .output()
          .split('\n')
          .find((text) => text.includes('"level":60')) ?? '{}';
      expect(JSON.parse(line)).toMatchObject({ error: { message: 'broken on purpose' } });
      expect(running.output()).toContain('The process crashed (70). Restarting in 100 ms …');
      await expectToStopOn(signal, running);
    },
  );

  it('because it was killed is started again, takes over the lock of the embedded database and stops on SIGHUP', async () => {
    const { site: running, pid } = await startSupervisedSite();
    process.kill(pid, 'SIGKILL');
    await waitForOutput(running, START_MESSAGE, 2);
    expect((await sendRequest(running.url, { path: '/readyz' })).status).toBe(200);
    await expectToStopOn('SIGHUP', running);
  });
});

describe('a supervised site', () => {
  it('exits with 0 when a signal reaches both, as from a terminal', async () => {
    const { site: running, pid } = await startSupervisedSite();
    const ended = once(running.process, 'exit');
    process.kill(pid, 'SIGINT');
    running.process.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('gets no second signal from its supervisor while it starts', async () => {
    const starting = startSupervised({}, ['tests/fakes/slow-start.mjs']);
    await waitForOutput(starting, 'starting');
    starting.process.kill('SIGINT');
    expect(await starting.ended).toEqual([0, null]);
  });

  it('gets the arguments for Node of its supervisor', async () => {
    const nodeArgs = ['--max-old-space-size=512'];
    const { ended, output } = startSupervised({}, ['--print', 'process.execArgv.join(" ")'], nodeArgs);
    expect(await ended).toEqual([0, null]);
    expect(output()).toMatch(/^--max-old-space-size=512 /);
  });

  it('stops by itself when its supervisor is killed', async () => {
    const { site: running, pid } = await startSupervisedSite();
    running.process.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
    const next = await startSeededSite({ dataFolder });
    await next.stop();
  });
});

describe('a start that fails', () => {
  it('because of a wrong setting is not repeated', async () => {
    const { ended, output } = startSupervised({ PORT: 'abc', DATA_FOLDER: dataFolder });
    expect(await ended).toEqual([1, null]);
    expect(output()).toMatch(/^PORT must be a port number.*\n$/);
  });

  it('because of a crash is repeated four times', async () => {
    const crashesAtStart = pathToFileURL('tests/fakes/crash-at-start.mjs').href;
    const { ended, output } = startSupervised({ NODE_OPTIONS: `--import ${crashesAtStart}` });
    expect(await ended).toEqual([70, null]);
    expect(output().match(/Restarting in \d+ ms/g)).toHaveLength(4);
    expect(output()).toContain('the process crashed too often (70) and is not restarted.');
  });
});

describe('a supervised worker', () => {
  it('is started again after a crash, and stops on SIGTERM', async () => {
    const database = await createPostgresDatabase();
    const settings = { DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32) };
    const worker = startSupervised({ ...settings, ...crashOnDemand('exception') }, WORKER);
    await waitForOutput(worker, 'The worker is running');
    process.kill(findProcessIds(worker)[0] ?? 0, 'SIGUSR2');
    await waitForOutput(worker, 'The worker is running', 2);
    worker.process.kill('SIGTERM');
    expect(await worker.ended).toEqual([0, null]);
    await database.drop();
  });

  it('that cannot start is not started again', async () => {
    const { ended, output } = startSupervised({}, WORKER);
    expect(await ended).toEqual([1, null]);
    expect(output()).toMatch(/^Error: a separate worker needs .*DATABASE_URL.*\n$/);
  });
});

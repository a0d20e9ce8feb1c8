import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFreePort } from '../../../scripts/site/free-port';
import { runServerToExit, type ServerExit } from '../support/run-server-to-exit';
import { copySeededData, startSeededSite } from '../support/seeded-site';

const secret = 'x'.repeat(32);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-start-'));
  copySeededData(join(folder, 'data'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function expectPlainError({ code, errorLines, output }: ServerExit, ...patterns: RegExp[]): void {
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errorLines).toHaveLength(patterns.length);
  patterns.forEach((pattern, index) => {
    expect(errorLines[index]).toMatch(pattern);
  });
  expect(errorLines.join('\n')).not.toMatch(/^\s+at |node:|\.ts:|\.js:/m);
}

describe('a start is refused with one line', () => {
  it.each<[name: string, settings: Record<string, string>, patterns: RegExp[]]>([
    ['a wrong port', { PORT: 'abc' }, [/^PORT must be a port number/]],
    ['a wrong public URL', { PUBLIC_URL: 'example.com' }, [/^PUBLIC_URL must be a full address/]],
    ['a wrong database', { DATABASE_URL: 'mysql://x/y', SESSION_SECRET: secret }, [/^DATABASE_URL must/]],
    [
      'a shared database without a secret',
      { DATABASE_URL: 'postgres://x/y' },
      [/^SESSION_SECRET must be set/],
    ],
    [
      'several wrong settings',
      { PORT: '0', DEMO: 'maybe', LOG_LEVEL: 'loud' },
      [/^PORT/, /^DEMO/, /^LOG_LEVEL/],
    ],
    [
      'a misspelled setting that is then missing',
      { DATABASE_URL: 'postgres://x/y', SESSION_SECERT: secret },
      [
        /^Warning: SESSION_SECERT is not a setting\. Did you mean SESSION_SECRET\?$/,
        /^SESSION_SECRET must be set/,
      ],
    ],
    [
      'a host of another machine',
      { HOST: '192.0.2.1' },
      [/^Error: HOST 192\.0\.2\.1 is not an IP address of this machine/],
    ],
  ])('%s', async (_, settings, patterns) => {
    expectPlainError(await runServerToExit({ DATA_FOLDER: join(folder, 'data'), ...settings }), ...patterns);
  });

  it('a port of the metrics that is in use', async () => {
    const other = createServer();
    const port = await findFreePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const ended = await runServerToExit({ DATA_FOLDER: join(folder, 'data'), METRICS_PORT: String(port) });
    other.close();
    expectPlainError(
      ended,
      new RegExp(`^Error: port ${port} is in use\\. .*METRICS_PORT=${port + 1} npm start`),
    );
  });

  it('one port for the site and its metrics', async () => {
    const port = String(await findFreePort());
    const ended = await runServerToExit({
      DATA_FOLDER: join(folder, 'data'),
      PORT: port,
      METRICS_PORT: port,
    });
    expectPlainError(ended, new RegExp(`^Error: PORT and METRICS_PORT are both ${port}\\. `));
  });

  it('a port that is in use, before anything is written to a new data folder', async () => {
    const other = createServer();
    const port = await findFreePort();
    const dataFolder = join(folder, 'new');
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const ended = await runServerToExit({ DATA_FOLDER: dataFolder, PORT: String(port) });
    other.close();
    expectPlainError(ended, new RegExp(`^Error: port ${port} is in use\\. .*PORT=${port + 1} npm start`));
    expect(await readdir(dataFolder)).not.toContain('session-secret');
  });

  it('a data folder that is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expectPlainError(await runServerToExit({ DATA_FOLDER: file }), /cannot be created .*DATA_FOLDER/);
  });

  it('a database server that does not exist', async () => {
    const port = await findFreePort();
    const ended = await runServerToExit({
      DATABASE_URL: `postgres://user:a-password@127.0.0.1:${port}/shop`,
      SESSION_SECRET: secret,
    });
    expectPlainError(
      ended,
      new RegExp(`^Error: no connection to the database at 127\\.0\\.0\\.1:${port}: .*Check DATABASE_URL`),
    );
    expect(ended.errorLines.join()).not.toContain('a-password');
  });

  it('a database that does not exist on the server', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/no_such_database';
    const ended = await runServerToExit({ DATABASE_URL: url.href, SESSION_SECRET: secret });
    expectPlainError(ended, /database "no_such_database" does not exist.*Check DATABASE_URL/);
  });
});

it('a start prints where orders and emails are stored, and a second one on its data folder is refused', async () => {
  const dataFolder = join(folder, 'fine');
  const site = await startSeededSite({ dataFolder });
  const second = await runServerToExit({ DATA_FOLDER: dataFolder, PORT: String(await findFreePort()) });
  await site.stop();
  expectPlainError(second, new RegExp(`is in use by process ${site.process.pid}\\. .*DATABASE_URL`));
  expect(site.output()).toContain(
    [
      `Tessera is running at ${site.url}`,
      `Emails are not sent. Read them at ${site.url}/dev/mailbox`,
      `Orders are stored in the embedded database in ${dataFolder}. Press Ctrl-C to stop.\n`,
    ].join('\n'),
  );
});

it('METRICS_PORT serves the metrics of the process, and nothing else', async () => {
  const port = await findFreePort();
  const settings = { METRICS_PORT: String(port) };
  const site = await startSeededSite({ dataFolder: join(folder, 'metrics'), settings });
  const read = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  // The first answer is rendered, the second one is in memory.
  for (const _ of ['application', 'memory']) await fetch(`${site.url}/pricing`);
  for (const answerer of ['application', 'memory'])
    await expect
      .poll(async () => (await read('/metrics')).text())
      .toContain(`_count{method="GET",page="offer",status="200",answered_by="${answerer}"} 1`);
  const text = await (await read('/metrics')).text();
  expect(text).toMatch(/^tessera_database_up 1$/m);
  expect(text).toMatch(/^tessera_jobs\{state="later"\} [1-9]/m);
  expect((await read('/metrics')).headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect((await read('/pricing')).status).toBe(404);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  await site.stop();
});

it('main.js migrate applies the migrations and ends', async () => {
  const { code, output } = await runServerToExit({ DATA_FOLDER: join(folder, 'migrated') }, ['migrate']);
  expect([code, output]).toEqual([0, 'The migrations are applied.\n']);
});

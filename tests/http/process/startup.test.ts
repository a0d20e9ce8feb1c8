import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFreePort } from '../../../scripts/site/free-port';
import { startProductionSite } from '../../../scripts/site/production-site';
import { runServerToExit, type ServerExit } from '../support/run-server-to-exit';

const secret = 'x'.repeat(32);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-start-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function expectPlainRefusal({ code, errorLines, output }: ServerExit, ...words: RegExp[]): void {
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errorLines).toHaveLength(words.length);
  words.forEach((word, index) => {
    expect(errorLines[index]).toMatch(word);
  });
  expect(errorLines.join('\n')).not.toMatch(/^\s+at |node:|\.ts:|\.js:/m);
}

describe('a start is refused in one line', () => {
  it.each<[name: string, settings: Record<string, string>, words: RegExp[]]>([
    ['a wrong port', { PORT: 'abc' }, [/^PORT must be a port number/]],
    ['a wrong public address', { PUBLIC_URL: 'example.com' }, [/^PUBLIC_URL must be a full address/]],
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
    ['a host that is not ours', { HOST: '192.0.2.1' }, [/^HOST 192\.0\.2\.1 is no address of this machine/]],
  ])('%s', async (_, settings, words) => {
    expectPlainRefusal(await runServerToExit({ DATA_FOLDER: join(folder, 'data'), ...settings }), ...words);
  });

  it('a port that is taken', async () => {
    const other = createServer();
    const port = await findFreePort();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const ended = await runServerToExit({ DATA_FOLDER: join(folder, 'data'), PORT: String(port) });
    other.close();
    expectPlainRefusal(ended, new RegExp(`^Port ${port} is taken .*PORT=${port + 1} npm start`));
  });

  it('a data folder that another process has open', async () => {
    const dataFolder = join(folder, 'open');
    const site = await startProductionSite({ dataFolder });
    const ended = await runServerToExit({ DATA_FOLDER: dataFolder, PORT: String(await findFreePort()) });
    await site.stop();
    expectPlainRefusal(ended, new RegExp(`is in use by process ${site.process.pid}\\. .*DATABASE_URL`));
  });

  it('a data folder that is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expectPlainRefusal(await runServerToExit({ DATA_FOLDER: file }), /cannot be made .*DATA_FOLDER/);
  });

  it('a database that is not there', async () => {
    const port = await findFreePort();
    const ended = await runServerToExit({
      DATABASE_URL: `postgres://somebody:a-password@127.0.0.1:${port}/shop`,
      SESSION_SECRET: secret,
    });
    expectPlainRefusal(ended, new RegExp(`^The database at 127\\.0\\.0\\.1:${port} .*See DATABASE_URL`));
    expect(ended.errorLines.join()).not.toContain('a-password');
  });

  it('a database that the server does not have', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/no_such_database';
    const ended = await runServerToExit({ DATABASE_URL: url.href, SESSION_SECRET: secret });
    expectPlainRefusal(ended, /database "no_such_database" does not exist.*See DATABASE_URL/);
  });
});

it('a start says where the site is, and where orders and mails are kept', async () => {
  const dataFolder = join(folder, 'fine');
  const site = await startProductionSite({ dataFolder });
  await site.stop();
  expect(site.output()).toContain(
    [
      `Tessera is at ${site.url}`,
      `Mails are not sent, but kept to be read at ${site.url}/dev/mailbox.`,
      `Orders are kept in the embedded database in ${dataFolder}. Stop with Ctrl-C.\n`,
    ].join('\n'),
  );
});

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { runServerToExit } from '../support/run-server-to-exit';
import { startSeededSite } from '../support/seeded-site';

const PUBLIC_URL = 'https://www.kiln.example';
const SETTINGS = { DEMO: 'off', PUBLIC_URL };

let folder: string;
let dataFolder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-commands-'));
  dataFolder = join(folder, 'site');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runServerToExit({ DATA_FOLDER: dataFolder }, args);

describe('while the site runs on the embedded database', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSeededSite({ dataFolder, settings: SETTINGS });
  });
  afterAll(() => site.stop());

  it('invite prints a link with the address of the site, which sets the password', async () => {
    const { code, output } = await run('invite', 'owner@kiln.example');
    expect(code).toBe(0);
    expect(output).toContain('owner@kiln.example has a new account, with the role admin.');
    const link = output.trim().split('\n').at(-1) ?? '';
    expect(link.startsWith(`${PUBLIC_URL}/auth/`)).toBe(true);
    const response = await fetch(site.url + link.slice(PUBLIC_URL.length));
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('New password')]);
  });

  it('invite refuses what is not an email address in one line', async () => {
    const { code, errorLines } = await run('invite', 'owner');
    expect([code, errorLines]).toEqual([1, ['"owner" is not an email address.']]);
  });

  it('backup writes a new file that only its owner reads', async () => {
    const file = join(folder, 'new.ndjson.gz');
    const { code, output } = await run('backup', file);
    expect([code, output.split('\n')[0]]).toEqual([0, file]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('files count asks the site', async () => {
    const { code, output } = await run('files', 'count');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^database: [\d,]+ files of [\d,]+ bytes\ns3: 0 files of 0 bytes\n$/),
    ]);
  });

  it('restore refuses a database that the site uses', async () => {
    const { code, errorLines } = await run('restore', join(folder, 'new.ndjson.gz'), '--replace', '--yes');
    expect([code, errorLines]).toEqual([1, [expect.stringContaining('is in use by process')]]);
  });
});

it('another word prints the usage and starts nothing', async () => {
  const none = join(folder, 'none');
  const { code, errorLines, output } = await runServerToExit({ DATA_FOLDER: none }, ['wroker']);
  expect([code, output, errorLines[0]]).toEqual([2, '', 'Usage:']);
  for (const name of ['worker', 'migrate', 'invite', 'backup', 'restore', 'files'])
    expect(errorLines.some((line) => line.startsWith(`${name} `))).toBe(true);
  await expect(stat(none)).rejects.toThrow('ENOENT');
});

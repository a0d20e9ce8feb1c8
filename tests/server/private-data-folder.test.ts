import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restrictDataFolder } from '~/server/process/data-folder.server';
import { StartupError } from '~/server/process/startup-error.server';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe.runIf(process.platform !== 'win32')('a data folder that an earlier start left open', () => {
  let home: string;
  let folder: string;

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'tessera-modes-'));
    folder = join(home, 'data');
    await mkdir(join(folder, 'database/base'), { recursive: true });
    await writeFile(join(folder, 'database/base/1249'), '');
    await writeFile(join(folder, 'database.lock'), '');
    await writeFile(join(folder, 'session-secret'), '');
    for (const name of ['', 'database', 'database/base']) await chmod(join(folder, name), 0o755);
    for (const name of ['database/base/1249', 'database.lock', 'session-secret'])
      await chmod(join(folder, name), 0o666);
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  test('is closed to others, with everything in it', async () => {
    restrictDataFolder(folder);
    const entries = await readdir(folder, { recursive: true });
    const modes = await Promise.all(
      ['', ...entries].sort().map(async (name) => `${name} ${await modeOf(join(folder, name))}`),
    );
    expect(modes).toEqual([
      ' 700',
      'database 700',
      'database.lock 600',
      'database/base 700',
      'database/base/1249 600',
      'session-secret 600',
    ]);
  });

  test('a mode that is stricter stays', async () => {
    await chmod(join(folder, 'session-secret'), 0o400);
    restrictDataFolder(folder);
    expect(await modeOf(join(folder, 'session-secret'))).toBe('400');
  });

  test('what a link in it leads to is not changed', async () => {
    const elsewhere = join(home, 'elsewhere');
    await writeFile(elsewhere, '');
    await chmod(elsewhere, 0o644);
    await symlink(elsewhere, join(folder, 'database/base/link'));
    restrictDataFolder(folder);
    expect(await modeOf(elsewhere)).toBe('644');
  });

  test('with something else in it, is refused and left as it is', async () => {
    await writeFile(join(folder, 'photo.jpg'), '');
    const close = () => restrictDataFolder(folder);
    expect(close).toThrow(StartupError);
    expect(close).toThrow(`holds photo.jpg, which is not the site's. Choose a folder of its own`);
    expect(await modeOf(folder)).toBe('755');
  });

  test('closed by its owner already, may hold something else, which is left as it is', async () => {
    await writeFile(join(folder, 'backup.tar'), '');
    await chmod(join(folder, 'backup.tar'), 0o644);
    await chmod(folder, 0o700);
    restrictDataFolder(folder);
    expect(await modeOf(join(folder, 'backup.tar'))).toBe('644');
    expect(await modeOf(join(folder, 'session-secret'))).toBe('600');
  });
});

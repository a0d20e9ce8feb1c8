import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restrictDataFolder } from '~/server/process/data-folder.server';
import { StartupError } from '~/server/process/startup-error.server';

const readMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe.runIf(process.platform !== 'win32')('permissions of an existing data folder', () => {
  let parentFolder: string;
  let folder: string;

  beforeEach(async () => {
    parentFolder = await mkdtemp(join(tmpdir(), 'tessera-modes-'));
    folder = join(parentFolder, 'data');
    await mkdir(join(folder, 'database/base'), { recursive: true });
    await writeFile(join(folder, 'database/base/1249'), '');
    await writeFile(join(folder, 'database.lock'), '');
    await writeFile(join(folder, 'session-secret'), '');
    for (const name of ['', 'database', 'database/base']) await chmod(join(folder, name), 0o755);
    for (const name of ['database/base/1249', 'database.lock', 'session-secret'])
      await chmod(join(folder, name), 0o666);
  });
  afterEach(() => rm(parentFolder, { recursive: true, force: true }));

  test('other users lose access to the folder and its contents', async () => {
    restrictDataFolder(folder);
    const entries = await readdir(folder, { recursive: true });
    const modes = await Promise.all(
      ['', ...entries].sort().map(async (name) => `${name} ${await readMode(join(folder, name))}`),
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

  test('a stricter mode stays', async () => {
    await chmod(join(folder, 'session-secret'), 0o400);
    restrictDataFolder(folder);
    expect(await readMode(join(folder, 'session-secret'))).toBe('400');
  });

  test('the target of a symbolic link is not changed', async () => {
    const target = join(parentFolder, 'target');
    await writeFile(target, '');
    await chmod(target, 0o644);
    await symlink(target, join(folder, 'database/base/link'));
    restrictDataFolder(folder);
    expect(await readMode(target)).toBe('644');
  });

  test('a folder with foreign files is refused and not changed', async () => {
    await writeFile(join(folder, 'photo.jpg'), '');
    const restrict = () => restrictDataFolder(folder);
    expect(restrict).toThrow(StartupError);
    expect(restrict).toThrow(
      'contains photo.jpg, which does not belong to the site. Set DATA_FOLDER to another folder',
    );
    expect(await readMode(folder)).toBe('755');
  });

  test('a folder with restricted access may have foreign files, which are not changed', async () => {
    await writeFile(join(folder, 'backup.tar'), '');
    await chmod(join(folder, 'backup.tar'), 0o644);
    await chmod(folder, 0o700);
    restrictDataFolder(folder);
    expect(await readMode(join(folder, 'backup.tar'))).toBe('644');
    expect(await readMode(join(folder, 'session-secret'))).toBe('600');
  });
});

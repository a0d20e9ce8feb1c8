import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from '~/server/db/data-folder-lock.server';
import { openEmbedded } from '~/server/db/embedded.server';

const processFile = fileURLToPath(new URL('../../database/data-folder-process.ts', import.meta.url));

describe('the data folder of the embedded database', () => {
  let parentFolder: string;
  let folder: string;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    parentFolder = await mkdtemp(join(tmpdir(), 'tessera-folder-'));
    folder = join(parentFolder, 'database');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(parentFolder, { recursive: true, force: true });
  });

  async function startProcess(): Promise<{ child: ChildProcess; write(): Promise<string> }> {
    const child = spawn(process.execPath, [processFile, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    children.push(child);
    const readLine = async () => String((await once(child.stdout, 'data'))[0]).trim();
    expect(await readLine()).toBe('open');
    const write = () => {
      const line = readLine();
      child.stdin.write('\n');
      return line;
    };
    return { child, write };
  }

  test('a second process is refused with the id of the process that uses the folder', async () => {
    const { child } = await startProcess();
    const refused = openEmbedded({ dataFolder: folder });
    await expect(refused).rejects.toBeInstanceOf(DataFolderInUseError);
    await expect(refused).rejects.toMatchObject({ pid: child.pid, code: 'data-folder-in-use' });
    await expect(refused).rejects.toThrow(`in use by process ${child.pid}`);
  });

  test('the same process cannot open the folder twice', async () => {
    const database = await openEmbedded({ dataFolder: folder });
    await expect(openEmbedded({ dataFolder: folder })).rejects.toMatchObject({ pid: process.pid });
    await database.close();
    await (await openEmbedded({ dataFolder: folder })).close();
    expect(await readdir(parentFolder)).toEqual(['database']);
  });

  test('after a killed process the folder can be opened and contains all confirmed rows', async () => {
    const { child, write } = await startProcess();
    let last = '';
    for (let row = 0; row < 20; row += 1) last = await write();
    child.kill('SIGKILL');
    await once(child, 'exit');

    const database = await openEmbedded({ dataFolder: folder });
    const [stored] = await database.rows<{ count: number }>({
      text: 'select count(*) as count from numbers',
    });
    expect(stored?.count).toBe(Number(last));
    await database.close();
  });

  test('a lock of an earlier process with the same id is replaced', async () => {
    await writeFile(`${folder}.lock`, JSON.stringify({ pid: process.pid, began: 'long ago', token: 'old' }));
    const lock = await lockDataFolder(folder);
    expect(JSON.parse(await readFile(`${folder}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  test.runIf(process.platform === 'linux')(
    'a lock of an ended process whose parent does not ask for its exit code is replaced',
    async () => {
      // The parent becomes a program that knows nothing of the child, which ends after that.
      const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      children.push(parent);
      const pid = Number(String((await once(parent.stdout, 'data'))[0]));
      await vi.waitFor(async () => expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '));
      await writeFile(`${folder}.lock`, JSON.stringify({ pid, token: 'ended' }));
      await (await lockDataFolder(folder)).release();
    },
  );

  test.each(['', '{', '{"pid":'])('an unreadable lock (%j) is replaced', async (content) => {
    await writeFile(`${folder}.lock`, content);
    await (await lockDataFolder(folder)).release();
    expect(await readdir(parentFolder)).toEqual([]);
  });

  test('one of many concurrent attempts replaces a stale lock', async () => {
    await writeFile(`${folder}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, token: 'dead' }));
    const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => lockDataFolder(folder)));
    const acquired = attempts.filter(({ status }) => status === 'fulfilled');
    expect(acquired).toHaveLength(1);
    const refused = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
    expect(refused.every((error) => error instanceof DataFolderInUseError)).toBe(true);
  });

  describe('of another container, where process ids have another meaning', () => {
    const moveToOtherContainer = async () => {
      const owner = JSON.parse(await readFile(`${folder}.lock`, 'utf8')) as object;
      // No process has this id here.
      const elsewhere = { ...owner, pid: 2 ** 22 + 1, namespace: 'of another container' };
      await writeFile(`${folder}.lock`, JSON.stringify(elsewhere));
    };

    test.runIf(process.platform !== 'win32')(
      'a running process has the lock, an ended one has not',
      async () => {
        const { child } = await startProcess();
        await moveToOtherContainer();
        await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUseError);
        const before = await readdir(parentFolder);

        child.kill('SIGKILL');
        await once(child, 'exit');
        expect(await readdir(parentFolder)).toEqual(before);
        await (await lockDataFolder(folder)).release();
        expect(await readdir(parentFolder)).toEqual(['database']);
      },
    );

    test('a process with the same id here is not its owner', async () => {
      const lock = { pid: process.pid, namespace: 'of another container', token: 'ended' };
      await writeFile(`${folder}.lock`, JSON.stringify(lock));
      await (await lockDataFolder(folder)).release();
      expect(await readdir(parentFolder)).toEqual([]);
    });

    test('a folder whose path is too long for a socket has a lock all the same', async () => {
      const long = join(parentFolder, 'long-'.repeat(30), 'database');
      const lock = await lockDataFolder(long);
      await expect(lockDataFolder(long)).rejects.toBeInstanceOf(DataFolderInUseError);
      await lock.release();
      expect(await readdir(join(parentFolder, 'long-'.repeat(30)))).toEqual([]);
    });
  });
});

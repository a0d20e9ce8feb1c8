import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from '~/server/db/data-folder-lock.server';
import { openEmbedded } from '~/server/db/embedded.server';

const holder = fileURLToPath(new URL('../../database/data-folder-process.ts', import.meta.url));

describe('the data folder of the embedded database', () => {
  let home: string;
  let folder: string;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'tessera-folder-'));
    folder = join(home, 'database');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  });

  async function startHolder(): Promise<{ child: ChildProcess; write(): Promise<string> }> {
    const child = spawn(process.execPath, [holder, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    children.push(child);
    const heard = async () => String((await once(child.stdout, 'data'))[0]).trim();
    expect(await heard()).toBe('open');
    const write = () => {
      const answer = heard();
      child.stdin.write('\n');
      return answer;
    };
    return { child, write };
  }

  test('a second process is refused and told who holds it', async () => {
    const { child } = await startHolder();
    const refused = openEmbedded({ dataFolder: folder });
    await expect(refused).rejects.toBeInstanceOf(DataFolderInUseError);
    await expect(refused).rejects.toMatchObject({ pid: child.pid, code: 'data-folder-in-use' });
    await expect(refused).rejects.toThrow(`in use by process ${child.pid}`);
  });

  test('this process is refused as well while it has the folder open', async () => {
    const database = await openEmbedded({ dataFolder: folder });
    await expect(openEmbedded({ dataFolder: folder })).rejects.toMatchObject({ pid: process.pid });
    await database.close();
    await (await openEmbedded({ dataFolder: folder })).close();
    expect(await readdir(home)).toEqual(['database']);
  });

  test('a killed process loses the folder and none of the rows it acknowledged', async () => {
    const { child, write } = await startHolder();
    let last = '';
    for (let row = 0; row < 20; row += 1) last = await write();
    child.kill('SIGKILL');
    await once(child, 'exit');

    const database = await openEmbedded({ dataFolder: folder });
    const [kept] = await database.rows<{ count: number }>({ text: 'select count(*) as count from kept' });
    expect(kept?.count).toBe(Number(last));
    await database.close();
  });

  test('a process number that was given out again holds nothing', async () => {
    await writeFile(`${folder}.lock`, JSON.stringify({ pid: process.pid, began: 'long ago', token: 'old' }));
    const lock = await lockDataFolder(folder);
    expect(JSON.parse(await readFile(`${folder}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  test.each(['', '{', '{"pid":'])('an unreadable lock (%j) is taken over', async (content) => {
    await writeFile(`${folder}.lock`, content);
    await (await lockDataFolder(folder)).release();
    expect(await readdir(home)).toEqual([]);
  });

  test('of many who take over a dead lock at once, one succeeds', async () => {
    await writeFile(`${folder}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, token: 'dead' }));
    const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => lockDataFolder(folder)));
    const held = attempts.filter(({ status }) => status === 'fulfilled');
    expect(held).toHaveLength(1);
    const refused = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
    expect(refused.every((error) => error instanceof DataFolderInUseError)).toBe(true);
  });
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpDatabase } from '~/server/backups/dump-database.server';
import { verifyBackup } from '~/server/backups/read-backup.server';
import { lockDataFolder } from '~/server/db/data-folder-lock.server';
import type { Database } from '~/server/db/database.server';
import { openDatabase } from '~/server/db/open-database.server';
import { readEnvironment } from '~/server/env.server';
import { countFiles } from '~/server/files/count-files.server';
import { backUp } from '~/server/process/back-up.server';
import { askForBackup, listenForCommands } from '~/server/process/command-socket.server';
import { type RestoreOptions, restore } from '~/server/process/restore.server';
import { createPostgresDatabase, openNewTestDatabase } from '../../database/test-database';
import { createKnownUser } from '../../fixtures/known-user';
import { insertPersonalData } from '../../fixtures/personal-data-rows';
import { START } from '../orders/test-shop';

const secret = 'a secret of the tests, of enough characters';
const AT = { secret, now: START };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-restore-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const execute = (database: Database, text: string) => database.rows<Record<string, unknown>>({ text });

describe('the commands', () => {
  const noQuestion = async (): Promise<boolean> => {
    throw new Error('Nothing has to be confirmed.');
  };
  const options = (path: string, values: Partial<RestoreOptions> = {}): RestoreOptions => ({
    path,
    isCheck: false,
    replaces: false,
    confirm: noQuestion,
    ...values,
  });
  const openSite = (environment: ReturnType<typeof readEnvironment>) =>
    openDatabase({
      ...(environment.DATABASE_URL
        ? { url: environment.DATABASE_URL }
        : { dataFolder: join(environment.DATA_FOLDER, 'database') }),
    });

  test('an embedded database moves to PostgreSQL and back', async () => {
    const dataFolder = join(folder, 'data');
    const embedded = readEnvironment({ DATA_FOLDER: dataFolder, SESSION_SECRET: secret });
    await expect(backUp(embedded)).rejects.toThrow('there is no database in');
    const first = await openSite(embedded);
    await first.migrate();
    const user = createKnownUser();
    for (const area of ['account', 'messages']) await insertPersonalData[area]?.(first.db, user);

    // The site is running: it makes the backup itself.
    await expect(backUp(embedded)).rejects.toThrow(/in use by process \d+, which takes no commands/);
    const stop = await listenForCommands(dataFolder, {
      backUp: (path) => dumpDatabase(first, { path, ...AT }),
      moveFiles: async () => ({ moved: 0, bytes: 0, failures: [] }),
      inviteAdmin: async (email) => `${email} is invited.`,
      countFiles: () => countFiles(first.db),
    });
    const wanted = join(folder, 'while-running.ndjson.gz');
    const { path, made } = await backUp(embedded, wanted);
    expect([path, (await verifyBackup(path)).sha256]).toEqual([wanted, made.sha256]);
    await expect(askForBackup(dataFolder, join(folder, 'no', 'folder'), 1)).rejects.toThrow('ENOENT');
    await expect(backUp(embedded, wanted)).rejects.toThrow('exists. Name a new file.');
    await stop();
    await first.close();

    const { url, drop } = await createPostgresDatabase('empty');
    const postgres = readEnvironment({
      DATABASE_URL: url,
      SESSION_SECRET: 'another secret of the tests, long enough',
    });
    expect((await restore(postgres, options(path))).at(-1)).toMatch(/^Warning: .* another SESSION_SECRET/);
    await expect(restore(postgres, options(path))).rejects.toThrow(
      'the database has 1 users, 2 leads. Restore into an empty one, or add --replace',
    );
    const other = await openSite(postgres);
    await other.ping();
    await expect(restore(postgres, options(path))).rejects.toThrow('Stop the site and its workers first.');
    await other.close();

    await expect(backUp(postgres)).rejects.toThrow('set BACKUP_DIR, or name a new file');
    const back = await backUp(postgres, join(folder, 'from-postgres.ndjson.gz'));
    const asked: string[] = [];
    const decline = options(back.path, {
      replaces: true,
      confirm: async (content) => asked.push(content) === 0,
    });
    expect(await restore(embedded, decline)).toEqual(['Nothing was changed.']);
    expect(asked).toEqual(['1 users, 2 leads']);
    const lines = await restore(embedded, { ...decline, confirm: async () => true });
    expect(lines).toContain('The database is restored.');
    const restored = await openSite(embedded);
    expect(await execute(restored, 'select email from users')).toEqual([{ email: user.email }]);
    await restored.close();

    const own = await backUp(embedded);
    expect(await readdir(join(dataFolder, 'backups'))).toEqual([own.path.split('/').at(-1)]);
    await drop();
  });

  test('a command that takes long does not hold the stop of the site up', async () => {
    const dataFolder = join(folder, 'slow');
    await mkdir(dataFolder);
    const begun = Promise.withResolvers<void>();
    const never = () => new Promise<never>(() => undefined);
    const commands = { moveFiles: never, inviteAdmin: never, countFiles: never };
    const backUp = () => {
      begun.resolve();
      return never();
    };
    const stop = await listenForCommands(dataFolder, { ...commands, backUp }, 100);
    const asking = expect(askForBackup(dataFolder, join(folder, 'never'), 1)).rejects.toThrow(
      /^Error: the site \(process 1\) ended before the command was done/,
    );
    await begun.promise;
    await stop();
    await asking;
  });

  test('a check changes nothing', async () => {
    const good = join(folder, 'good.ndjson.gz');
    const database = await openNewTestDatabase('embedded');
    await dumpDatabase(database, { path: good, ...AT });
    await database.close();
    const dataFolder = join(folder, 'no-data');
    const environment = readEnvironment({ DATA_FOLDER: dataFolder, SESSION_SECRET: secret });
    const check = options(good, { isCheck: true });
    // Of a check that was killed, and of one that runs.
    const [ended, running] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'tessera-restore-'))));
    const endedProcess = { pid: 2 ** 30, token: 'ended' };
    await writeFile(join(ended ?? '', 'database.lock'), JSON.stringify(endedProcess));
    const lock = await lockDataFolder(join(running ?? '', 'database'));
    expect((await restore(environment, check)).at(-1)).toMatch(
      /^The file is good: .* Nothing was changed\.$/,
    );
    await expect(readdir(dataFolder)).rejects.toThrow('ENOENT');
    await expect(readdir(ended ?? '')).rejects.toThrow('ENOENT');
    expect(await readdir(running ?? '')).toContain('database.lock');
    await lock.release();
    await rm(running ?? '', { recursive: true });
    await expect(restore(environment, options('README.md'))).rejects.toThrow('is not a backup');
  });
});

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBackupFile } from '~/server/backups/backup-file.server';
import { BackupError } from '~/server/backups/backup-format.server';
import { dumpDatabase } from '~/server/backups/dump-database.server';
import { loadBackup } from '~/server/backups/load-backup.server';
import { verifyBackup } from '~/server/backups/read-backup.server';
import type { Database } from '~/server/db/database.server';
import { engines, openNewTestDatabase } from '../../database/test-database';
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

describe('a file that is not good', () => {
  let path: string;
  let content: Buffer;
  let lines: string[];

  beforeAll(async () => {
    const database = await openNewTestDatabase('embedded');
    const user = createKnownUser();
    for (const area of ['account', 'messages']) await insertPersonalData[area]?.(database.db, user);
    path = join(folder, 'good.ndjson.gz');
    await dumpDatabase(database, { path, ...AT });
    await database.close();
    content = await readFile(path);
    lines = gunzipSync(content).toString().trimEnd().split('\n').slice(0, -1);
  });

  /** A backup with the right hash of these lines. */
  async function writeLines(name: string, changed: readonly string[]): Promise<string> {
    const file = join(folder, name);
    await rm(file, { force: true });
    async function* each() {
      for (const line of changed) yield `${line}\n`;
    }
    await writeBackupFile(file, each());
    return file;
  }

  async function writeChanged(name: string, changed: Buffer): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, changed);
    return file;
  }

  test('a change of any byte is found', async () => {
    const positions = content.map((_, index) => index).filter((index) => index % 151 === 0);
    const last = Array.from({ length: 120 }, (_, index) => content.length - 1 - index);
    for (const position of [...Array(20).keys(), ...positions, ...last]) {
      const changed = Buffer.from(content);
      changed[position] = (changed[position] ?? 0) ^ 1;
      const file = await writeChanged('changed', changed);
      await expect(verifyBackup(file), `byte ${position}`).rejects.toThrow(BackupError);
    }
  });

  test.each([0, 1, 50, 0.5, -1, -100])('a cut is found (%d)', async (length) => {
    const end = length === 0.5 ? content.length / 2 : length;
    const file = await writeChanged('cut', content.subarray(0, end));
    await expect(verifyBackup(file)).rejects.toThrow(/is not a (complete )?backup/);
  });

  test('more bytes at the end are found', async () => {
    const file = await writeChanged('longer', Buffer.concat([content, Buffer.from('x')]));
    await expect(verifyBackup(file)).rejects.toThrow('is not a complete backup');
  });

  test('another file is refused by name', async () => {
    await expect(verifyBackup('package.json')).rejects.toThrow('package.json is not a backup of this site.');
    await expect(verifyBackup('no-such-file')).rejects.toThrow('no-such-file cannot be read (ENOENT).');
    const file = await writeLines('other', ['{"format":"other","version":1}']);
    await expect(verifyBackup(file)).rejects.toThrow('is not a backup of this site.');
  });

  test('another version of the format is named', async () => {
    const [header = '', ...rest] = lines;
    const file = await writeLines('version', [header.replace('"version":1', '"version":2'), ...rest]);
    await expect(verifyBackup(file)).rejects.toThrow(
      'has version 2 of the format. This site reads version 1',
    );
  });

  test('a missing row, a missing table and a missing end are found behind a right hash', async () => {
    const row = lines.findIndex((line) => line.startsWith('['));
    const withoutRow = lines.toSpliced(row, 1);
    await expect(verifyBackup(await writeLines('row', withoutRow))).rejects.toThrow('is damaged: the table');
    const withoutEnd = lines.slice(0, -1);
    await expect(verifyBackup(await writeLines('end', withoutEnd))).rejects.toThrow('is damaged: its lines');
    const table = lines.indexOf('{"table":"users"}');
    const withoutTable = lines.toSpliced(table, 3);
    await expect(verifyBackup(await writeLines('table', withoutTable))).rejects.toThrow(BackupError);
  });

  describe.each(engines)('changes nothing (%s)', (engine) => {
    let database: Database;
    beforeAll(async () => {
      database = await openNewTestDatabase(engine);
      await execute(database, `insert into search_words values ('stays')`);
    });
    afterAll(() => database.close());

    const expectUnchanged = async (file: string, message: string | RegExp) => {
      const backup = await verifyBackup(file);
      await expect(loadBackup(database, file, backup)).rejects.toThrow(message);
      expect(await execute(database, 'select * from search_words')).toEqual([{ word: 'stays' }]);
    };

    test('of a newer site', async () => {
      const [header = '', ...rest] = lines;
      const { migrations, ...others } = JSON.parse(header);
      const newer = { ...others, migrations: [...migrations, { hash: 'later', createdAt: 1 }] };
      const file = await writeLines('newer', [JSON.stringify(newer), ...rest]);
      await expectUnchanged(file, 'The backup is of a newer version of the site');
      const other = { ...others, migrations: [{ hash: 'unknown', createdAt: 1 }] };
      const otherFile = await writeLines('other', [JSON.stringify(other), ...rest]);
      await expectUnchanged(otherFile, 'The backup is of another version of the site');
    });

    test('with a row that refers to a missing one', async () => {
      const hash = (rows: readonly string[]) =>
        createHash('sha256')
          .update(rows.map((row) => `${row}\n`).join(''))
          .digest('hex');
      const start = lines.indexOf('{"table":"leads"}');
      const end = lines.findIndex((line) => line.startsWith('{"end":"leads"'));
      const changed = lines.toSpliced(
        start + 1,
        end - start,
        JSON.stringify({ end: 'leads', rows: 0, sha256: hash([]) }),
      );
      const last = JSON.parse(changed.at(-1) ?? '') as { total: { rows: number } };
      last.total.rows -= end - start - 1;
      const file = await writeLines('orphans', [...changed.slice(0, -1), JSON.stringify(last)]);
      await expectUnchanged(
        file,
        /^The backup has rows of (applications|attachments|calls|lead_events) that refer to missing/,
      );
    });

    test('with a value that does not fit its column', async () => {
      const user = lines.indexOf('{"table":"users"}') + 1;
      const [id = ''] = JSON.parse(lines[user] ?? '[]') as string[];
      const row = (lines[user] ?? '').replace(id, 'no uuid');
      const end = JSON.stringify({
        end: 'users',
        rows: 1,
        sha256: createHash('sha256').update(`${row}\n`).digest('hex'),
      });
      const file = await writeLines('misfit', lines.toSpliced(user, 2, row, end));
      await expectUnchanged(file, /invalid input syntax for type uuid/);
    });
  });
});

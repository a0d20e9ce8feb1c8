import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainDataFolderError, restrictDataFolder } from './data-folder.server';
import { StartupError } from './startup-error.server';

describe.runIf(process.platform !== 'win32')('a data folder that cannot be restricted is refused', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-open-'));
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('when it belongs to another user', () => {
    const refuse = () => {
      throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
    };
    expect(() => restrictDataFolder(folder, refuse)).toThrow(
      `${folder} is open to other users, and its modes cannot be changed (EPERM). Run as its owner`,
    );
  });

  it('when its file system ignores modes', () => {
    const ignore = () => undefined;
    expect(() => restrictDataFolder(folder, ignore)).toThrow('its modes cannot be changed (ENOTSUP)');
  });
});

describe('a data folder that cannot be written is explained', () => {
  it.each([{ code: 'ENOSPC' }, { name: 'ErrnoError', errno: 51 }])('%o: the disk is full', (error) => {
    expect(explainDataFolderError('/srv/data', error)).toEqual(
      new StartupError(
        'The disk of the data folder /srv/data is full. Make room on it, then start the site again.',
      ),
    );
  });

  it.each([{ code: 'EACCES' }, { code: 'EROFS' }, { name: 'ErrnoError', errno: 2 }])(
    '%o: another owner, or read-only',
    (error) => {
      expect(explainDataFolderError('/srv/data', error)).toEqual(
        new StartupError(
          'The data folder /srv/data cannot be written by this user. Run as its owner, or set DATA_FOLDER to another folder.',
        ),
      );
    },
  );

  it('other errors stay as they are', () => {
    const error = new Error('A table is damaged.');
    expect(explainDataFolderError('/srv/data', error)).toBe(error);
  });
});

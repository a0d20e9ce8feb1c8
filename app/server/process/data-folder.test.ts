import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDataFolder } from './data-folder.server';

vi.mock(import('node:fs'), async (importActual) => {
  const actual = await importActual();
  return { ...actual, chmodSync: vi.fn(actual.chmodSync) };
});

describe.runIf(process.platform !== 'win32')(
  'a data folder that cannot be closed to others is refused',
  () => {
    let folder: string;

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'tessera-open-'));
      chmodSync(folder, 0o755);
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    it('when it belongs to somebody else', () => {
      vi.mocked(chmodSync).mockImplementationOnce(() => {
        throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
      });
      expect(() => closeDataFolder(folder)).toThrow(
        `${folder} is open to other users and cannot be closed to them (EPERM). Close it as its owner`,
      );
    });

    it('when its file system keeps no modes', () => {
      vi.mocked(chmodSync).mockImplementationOnce(() => undefined);
      expect(() => closeDataFolder(folder)).toThrow('cannot be closed to them (ENOTSUP)');
    });
  },
);

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restrictDataFolder } from './data-folder.server';

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

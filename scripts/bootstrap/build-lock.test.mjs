import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** An administrator may write everywhere. */
const isAdministrator = process.getuid?.() === 0;

it.skipIf(isAdministrator || process.platform === 'win32')(
  'in a folder of another user it says what to do, in one line',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-locked-'));
    cpSync('scripts/bootstrap', join(folder, 'scripts/bootstrap'), { recursive: true });
    chmodSync(folder, 0o500);
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/bootstrap/prepare.mjs')], {
      encoding: 'utf8',
    });
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Error: this user cannot write to .*\.cache \(EACCES\), .*\n$/);
  },
);

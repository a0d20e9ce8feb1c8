import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The memory file system of Linux. */
const MEMORY_FOLDER = '/dev/shm';
const GB = 1024 ** 3;
/** What the files of all stages take at once, with a margin. */
const FREE_BYTES = 6 * GB;
/** For the files and for the processes of the tests. */
const FREE_MEMORY_BYTES = 12 * GB;

/** Whether programs may run in a folder that is a memory file system, by the lines of `/proc/mounts`. */
export function isMemoryFileSystem(mounts: string, folder: string): boolean {
  const mount = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, target]) => target === folder);
  const [, , type, options = ''] = mount ?? [];
  return type === 'tmpfs' && !options.split(',').includes('noexec');
}

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || process.availableMemory() < FREE_MEMORY_BYTES) return false;
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return (
      bavail * bsize >= FREE_BYTES && isMemoryFileSystem(readFileSync('/proc/mounts', 'utf8'), MEMORY_FOLDER)
    );
  } catch {
    return false;
  }
}

/**
 * Puts the temporary files of this process and its children in memory, where the machine has enough. Each site of a test
 * copies a database of 1,500 files, and creating them on a disk is a sixth of the processor time of the HTTP tests. The
 * files are deleted when the process ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoomInMemory()) return;
  const folder = mkdtempSync(join(MEMORY_FOLDER, 'tessera-tests-'));
  // PostgreSQL has a user of its own, and opens its folder in this one.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

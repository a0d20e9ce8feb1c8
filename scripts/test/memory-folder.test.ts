import { describe, expect, it } from 'vitest';
import { isMemoryFileSystem } from './memory-folder.ts';

describe('a memory file system for the files of tests', () => {
  it('is one in which programs may run', () => {
    expect(isMemoryFileSystem('tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', '/dev/shm')).toBe(true);
  });

  it.each([
    ['forbids programs', 'tmpfs /dev/shm tmpfs rw,noexec 0 0'],
    ['is on a disk', '/dev/sda /dev/shm ext4 rw 0 0'],
    ['is another folder', 'tmpfs /run tmpfs rw 0 0'],
    ['is covered by a later mount', 'tmpfs /dev/shm tmpfs rw 0 0\n/dev/sda /dev/shm ext4 rw 0 0'],
  ])('is not one that %s', (_, mounts) => {
    expect(isMemoryFileSystem(mounts, '/dev/shm')).toBe(false);
  });
});

import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isOwnerSocketOpen, openOwnerSocket } from './owner-socket.server.ts';
import { getSocketPath } from './socket-path.server.ts';

/** Another running process has the data folder open. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
  readonly code = 'data-folder-in-use';
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. ` +
        'Stop that process first, or set DATABASE_URL to let several processes share one PostgreSQL.',
    );
    this.pid = pid;
  }
}

interface LockOwner {
  pid: number;
  /** The start time of the process, if the system provides it: process ids are reused. */
  began?: string;
  /** Where process ids have the same meaning: a container, since the machine started. If the system provides it. */
  namespace?: string;
  /** The name of the socket of the process beside the lock. Absent where there can be none. */
  socket?: string;
  token: string;
}

/** Fields 3 and 22 of /proc/<pid>/stat, counted after the name: the name can contain spaces and brackets. */
async function readProcessStatus(pid: number): Promise<{ state?: string; began?: string }> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = status?.slice(status.lastIndexOf(')') + 2).split(' ');
  return { state: fields?.[0], began: fields?.[19] };
}

async function readNamespace(): Promise<string | undefined> {
  try {
    const start = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${start.trim()} ${await readlink('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process of another container has an id that means another process here, or none. Its socket shows whether it runs. */
async function isLockOwnerRunning(
  { pid, began, namespace, socket }: LockOwner,
  { folder, ownNamespace }: { folder: string; ownNamespace: string | undefined },
): Promise<boolean> {
  if (namespace !== ownNamespace && namespace !== undefined) {
    const path = socket === undefined ? undefined : getSocketPath(folder, socket);
    return path !== undefined && isOwnerSocketOpen(path);
  }
  if (!isRunning(pid)) return false;
  const { state, began: startTime } = await readProcessStatus(pid);
  // It has ended, and its parent has not asked for its exit code yet. In a container without an init process it may never do so.
  if (state === 'Z') return false;
  return began === undefined || startTime === undefined || began === startTime;
}

async function readLock(file: string): Promise<LockOwner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LockOwner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Removes the lock of an ended process. Restores it when another process replaced it between reading and removing. */
async function removeStaleLock(file: string, stale: LockOwner | undefined): Promise<void> {
  const stalePath = `${file}.${randomUUID()}`;
  await rename(file, stalePath).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const moved = await readLock(stalePath);
  if (moved && moved.token !== stale?.token) await link(stalePath, file).catch(() => undefined);
  else if (moved?.socket !== undefined)
    await rm(join(dirname(file), basename(moved.socket)), { force: true });
  await rm(stalePath, { force: true });
}

/** False when another process has the lock. */
async function createLock(file: string, own: LockOwner): Promise<boolean> {
  const draft = `${file}.${own.token}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    // Creating a link is atomic and never replaces a file.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readLock(file))?.token === own.token;
}

async function acquireLock(file: string, own: LockOwner, folder: string): Promise<void> {
  const place = { folder: dirname(file), ownNamespace: own.namespace };
  while (!(await createLock(file, own))) {
    const owner = await readLock(file);
    if (owner && (await isLockOwnerRunning(owner, place))) throw new DataFolderInUseError(folder, owner.pid);
    await removeStaleLock(file, owner);
  }
}

/**
 * Creates `<folder>.lock` for this process. Replaces the lock of a process that ended without releasing it (kill -9, power
 * cut). Throws DataFolderInUseError when a running process has the lock, also this one or one of another container.
 */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = `${resolve(folder)}.lock`;
  await mkdir(dirname(file), { recursive: true });
  const token = randomUUID();
  const socket = `${basename(file)}.${token.slice(0, 8)}.sock`;
  const path = getSocketPath(dirname(file), socket);
  // Before the lock, so that nobody sees it as that of an ended process.
  const close = path === undefined ? undefined : await openOwnerSocket(path);
  const own: LockOwner = {
    pid: process.pid,
    began: (await readProcessStatus(process.pid)).began,
    namespace: await readNamespace(),
    ...(close && { socket }),
    token,
  };
  try {
    await acquireLock(file, own, folder);
  } catch (error) {
    await close?.();
    throw error;
  }
  return {
    async release() {
      if ((await readLock(file))?.token === token) await rm(file, { force: true });
      await close?.();
    },
  };
}

import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Another living process has the data folder open. */
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

interface Holder {
  pid: number;
  /** When the process began, where the system tells: a process number alone is given out again. */
  began?: string;
  token: string;
}

/** Field 22 of /proc/<pid>/stat, counted after the name, which may itself hold spaces and brackets. */
async function beginningOf(pid: number): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return status?.slice(status.lastIndexOf(')') + 2).split(' ')[19];
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to signal, but there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  if (!exists(pid)) return false;
  const begins = await beginningOf(pid);
  return began === undefined || begins === undefined || began === begins;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Moves a dead process's lock away; puts it back when, between reading and moving, a living one had taken its place. */
async function bury(file: string, dead: Holder | undefined): Promise<void> {
  const grave = `${file}.${randomUUID()}`;
  await rename(file, grave).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const moved = await readHolder(grave);
  if (moved && moved.token !== dead?.token) await link(grave, file).catch(() => undefined);
  await rm(grave, { force: true });
}

async function take(file: string, mine: Holder): Promise<boolean> {
  const draft = `${file}.${mine.token}`;
  await writeFile(draft, JSON.stringify(mine));
  try {
    // A link is made whole or not at all, and never over an existing file.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readHolder(file))?.token === mine.token;
}

/**
 * Takes `<folder>.lock` for this process. The lock of a process that is gone (kill -9, power cut) is taken over.
 * Throws DataFolderInUseError when a living process holds it, this one included.
 */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = `${resolve(folder)}.lock`;
  await mkdir(dirname(file), { recursive: true });
  const mine: Holder = { pid: process.pid, began: await beginningOf(process.pid), token: randomUUID() };
  while (!(await take(file, mine))) {
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder))) throw new DataFolderInUseError(folder, holder.pid);
    await bury(file, holder);
  }
  return {
    async release() {
      if ((await readHolder(file))?.token === mine.token) await rm(file, { force: true });
    },
  };
}

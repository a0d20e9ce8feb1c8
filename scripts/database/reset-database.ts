import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { DataFolderInUseError, lockDataFolder } from '../../app/server/db/data-folder-lock.server.ts';

/** Deletes the embedded database. The next start creates it with the sample products. Asks for confirmation without --yes. */
async function reset(): Promise<string> {
  if (process.env.DATABASE_URL?.trim()) {
    throw new ResetError(
      'Error: DATABASE_URL is set. This command deletes only the embedded database. Use the tools of PostgreSQL instead.',
    );
  }
  const folder = join(process.env.DATA_FOLDER?.trim() || '.data', 'database');
  if (!existsSync(folder)) return `There is no database in ${folder}. Nothing was deleted.`;
  const lock = await lockDataFolder(folder);
  try {
    if (!(await confirmReset(folder))) return 'Nothing was deleted.';
    await rm(folder, { recursive: true });
  } finally {
    await lock.release();
  }
  return `The database in ${folder} is deleted. "npm start" creates a new one.`;
}

class ResetError extends Error {}

async function confirmReset(folder: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY)
    throw new ResetError(
      'Error: no terminal to ask for confirmation. To delete the database, run: npm run db:reset -- --yes',
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete all orders, messages and accounts in ${folder}? (yes/no) `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

try {
  process.stdout.write(`${await reset()}\n`);
} catch (error) {
  if (!(error instanceof ResetError || error instanceof DataFolderInUseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { DataFolderInUseError, lockDataFolder } from '../../app/server/db/data-folder-lock.server.ts';

/** Empties the embedded database: the next start makes it anew, with the sample goods. Asks first, or takes --yes. */
async function reset(): Promise<string> {
  if (process.env.DATABASE_URL?.trim()) {
    throw new Refusal(
      'DATABASE_URL is set. Only the embedded database is emptied here; empty that one with its own tools.',
    );
  }
  const folder = join(process.env.DATA_FOLDER?.trim() || '.data', 'database');
  if (!existsSync(folder)) return `There is no database in ${folder}. Nothing to do.`;
  const lock = await lockDataFolder(folder);
  try {
    if (!(await isMeant(folder))) return 'Nothing was changed.';
    await rm(folder, { recursive: true });
  } finally {
    await lock.release();
  }
  return `The database in ${folder} is gone. "npm start" makes a new one.`;
}

class Refusal extends Error {}

async function isMeant(folder: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY)
    throw new Refusal('Nobody is there to ask. Say "npm run db:reset -- --yes" if it is meant.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete all orders, messages and accounts in ${folder}? (yes/no) `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

try {
  process.stdout.write(`${await reset()}\n`);
} catch (error) {
  if (!(error instanceof Refusal || error instanceof DataFolderInUseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

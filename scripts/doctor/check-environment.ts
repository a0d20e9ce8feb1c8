import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DataFolderInUseError, lockDataFolder } from '../../app/server/db/data-folder-lock.server.ts';
import { findBrowser, NoBrowserError } from '../browser/find-browser.ts';
import { type Diagnosis, healthy, problem } from './diagnosis.ts';

export function checkNode(): Diagnosis {
  const bundled = process.execPath.includes('node_modules');
  return healthy(`Node ${process.versions.node}, ${bundled ? 'the bundled one' : "this machine's own"}.`);
}

export function checkBuild(): Diagnosis {
  if (existsSync('build/.sources'))
    return healthy('There is a build; "npm start" renews it when sources changed.');
  return healthy('There is no build yet; "npm start" makes it.');
}

export function checkBrowser(): Diagnosis {
  try {
    return healthy(`Browser tests and pictures use ${findBrowser()}.`);
  } catch (error) {
    if (error instanceof NoBrowserError) return problem(error.message);
    throw error;
  }
}

export function checkPort(host: string, port: number): Promise<Diagnosis> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const words = taken
        ? `Port ${port} is taken, perhaps by this site itself. Stop it, or choose another with PORT.`
        : `Cannot listen on ${host}:${port} (${error.code}). Choose others with HOST and PORT.`;
      resolve(problem(words));
    });
    server.listen(port, host, () => server.close(() => resolve(healthy(`Port ${port} is free.`))));
  });
}

/** Windows has no such modes. */
const isOpenToOthers = (folder: string): boolean =>
  process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0;

export async function checkDataFolder(folder: string): Promise<Diagnosis> {
  if (!existsSync(folder))
    return healthy(`The data folder ${folder} is not there yet; "npm start" makes it.`);
  try {
    const lock = await lockDataFolder(join(folder, 'database'));
    await lock.release();
    const open = isOpenToOthers(folder)
      ? ' Other users can read it until the next "npm start" closes it.'
      : '';
    return healthy(`The data folder ${folder} is not in use.${open}`);
  } catch (error) {
    if (error instanceof DataFolderInUseError) return problem(error.message);
    throw error;
  }
}

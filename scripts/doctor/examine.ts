import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DataFolderInUseError, lockFolder } from '../../app/server/db/folder-lock.server.ts';
import { findBrowser, NoBrowserError } from '../browser/find-browser.ts';
import { type Finding, fine, wrong } from './finding.ts';

export function examineNode(): Finding {
  const bundled = process.execPath.includes('node_modules');
  return fine(`Node ${process.versions.node}, ${bundled ? 'the bundled one' : "this machine's own"}.`);
}

export function examineBuild(): Finding {
  if (existsSync('build/.sources'))
    return fine('There is a build; "npm start" renews it when sources changed.');
  return fine('There is no build yet; "npm start" makes it.');
}

export function examineBrowser(): Finding {
  try {
    return fine(`Browser tests and pictures use ${findBrowser()}.`);
  } catch (error) {
    if (error instanceof NoBrowserError) return wrong(error.message);
    throw error;
  }
}

export function examinePort(host: string, port: number): Promise<Finding> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const words = taken
        ? `Port ${port} is taken, perhaps by this site itself. Stop it, or choose another with PORT.`
        : `Cannot listen on ${host}:${port} (${error.code}). Choose others with HOST and PORT.`;
      resolve(wrong(words));
    });
    server.listen(port, host, () => server.close(() => resolve(fine(`Port ${port} is free.`))));
  });
}

/** Windows has no such modes. */
const isOpenToOthers = (folder: string): boolean =>
  process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0;

export async function examineDataFolder(folder: string): Promise<Finding> {
  if (!existsSync(folder)) return fine(`The data folder ${folder} is not there yet; "npm start" makes it.`);
  try {
    const lock = await lockFolder(join(folder, 'database'));
    await lock.release();
    const open = isOpenToOthers(folder)
      ? ' Other users can read it until the next "npm start" closes it.'
      : '';
    return fine(`The data folder ${folder} is not in use.${open}`);
  } catch (error) {
    if (error instanceof DataFolderInUseError) return wrong(error.message);
    throw error;
  }
}

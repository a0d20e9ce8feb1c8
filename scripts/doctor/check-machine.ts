import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';
import { DataFolderInUseError, lockDataFolder } from '../../app/server/db/data-folder-lock.server.ts';
import { findBrowser, NoBrowserError } from '../browser/find-browser.ts';

export function checkNode(): Diagnosis {
  const isBundled = process.execPath.includes('node_modules');
  return createHealthyDiagnosis(
    `Node ${process.versions.node} (${isBundled ? 'bundled' : 'of this machine'}).`,
  );
}

export function checkBuild(): Diagnosis {
  if (existsSync('build/.sources'))
    return createHealthyDiagnosis(
      'The site is built. "npm start" builds it again when sources have changed.',
    );
  return createHealthyDiagnosis('The site is not built. "npm start" builds it.');
}

export function checkBrowser(): Diagnosis {
  try {
    return createHealthyDiagnosis(`Browser tests and screenshots use ${findBrowser()}.`);
  } catch (error) {
    if (error instanceof NoBrowserError) return createProblemDiagnosis(error.message);
    throw error;
  }
}

export function checkPort(host: string, port: number): Promise<Diagnosis> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE';
      const message = isInUse
        ? `Port ${port} is in use, perhaps by this site. Stop the other program, or set PORT to another port.`
        : `Cannot listen on ${host}:${port} (${error.code}). Set HOST and PORT to other values.`;
      resolve(createProblemDiagnosis(message));
    });
    server.listen(port, host, () =>
      server.close(() => resolve(createHealthyDiagnosis(`Port ${port} is free.`))),
    );
  });
}

/** Always false on Windows, which has no file modes. */
const isReadableByOthers = (folder: string): boolean =>
  process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0;

export async function checkDataFolder(folder: string): Promise<Diagnosis> {
  if (!existsSync(folder))
    return createHealthyDiagnosis(`The data folder ${folder} does not exist. "npm start" creates it.`);
  try {
    const lock = await lockDataFolder(join(folder, 'database'));
    await lock.release();
    const warning = isReadableByOthers(folder)
      ? ' Other users can read it. The next "npm start" restricts it to its owner.'
      : '';
    return createHealthyDiagnosis(`The data folder ${folder} is not in use.${warning}`);
  } catch (error) {
    if (error instanceof DataFolderInUseError) return createProblemDiagnosis(error.message);
    throw error;
  }
}

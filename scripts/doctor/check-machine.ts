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
import { isOwnSite, type RunningSite, type SiteAddress } from './find-running-site.ts';

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

/** The site itself needs no browser. One that a setting names and that does not start is a problem. */
export function checkBrowser(): Diagnosis {
  try {
    return createHealthyDiagnosis(`Browser tests and screenshots use ${findBrowser()}.`);
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    if (process.env.CHROMIUM_PATH) return createProblemDiagnosis(error.message);
    return createHealthyDiagnosis(`Browser tests and screenshots cannot run here. ${error.message}`);
  }
}

function describeUsedPort(port: number, running: Exclude<RunningSite, 'ready'> | undefined): string {
  switch (running) {
    case 'not-ready':
      return `The site runs on port ${port} and is not ready: it is stopping, or its database does not answer.`;
    case 'other':
      return `Port ${port} is in use by another site, or by this one with another SESSION_SECRET or of an earlier version. Stop or restart it, or set PORT to another port.`;
    case undefined:
      return `Port ${port} is in use by another program. Stop it, or set PORT to another port.`;
  }
}

export function checkPort({ HOST, PORT }: SiteAddress, running: RunningSite | undefined): Promise<Diagnosis> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') {
        const message = `Cannot listen on ${HOST}:${PORT} (${error.code}). Set HOST and PORT to other values.`;
        return resolve(createProblemDiagnosis(message));
      }
      if (running === 'ready') return resolve(createHealthyDiagnosis(`The site runs on port ${PORT}.`));
      resolve(createProblemDiagnosis(describeUsedPort(PORT, running)));
    });
    server.listen(PORT, HOST, () =>
      server.close(() => resolve(createHealthyDiagnosis(`Port ${PORT} is free.`))),
    );
  });
}

/** Always false on Windows, which has no file modes. */
const isReadableByOthers = (folder: string): boolean =>
  process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0;

export async function checkDataFolder(folder: string, running: RunningSite | undefined): Promise<Diagnosis> {
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
    if (!(error instanceof DataFolderInUseError)) {
      const { code } = error as NodeJS.ErrnoException;
      const reason =
        code === 'ENOSPC' ? 'its disk is full' : `this user cannot read and write it (${code ?? error})`;
      return createProblemDiagnosis(
        `The data folder ${folder} cannot be used: ${reason}. Run as its owner, make room, or set DATA_FOLDER to another folder.`,
        'DATA_FOLDER',
      );
    }
    if (!isOwnSite(running)) return createProblemDiagnosis(error.message);
    return createHealthyDiagnosis(`The running site uses the data folder ${folder} (process ${error.pid}).`);
  }
}

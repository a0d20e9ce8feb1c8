import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../env.server';
import { StartupError } from './startup-error.server';

/** Files and folders of the site in its data folder. Others are not changed. */
const OWN_ENTRY = /^(database|database\.lock|session-secret|backups|site\.sock)(\..+)?$/;

const hasModes = process.platform !== 'win32';

const isReadableByOthers = (mode: number) => (mode & 0o077) !== 0;

function restrictPath(path: string, changeMode: typeof chmodSync): void {
  const found = statSync(path, { throwIfNoEntry: false });
  // A running site may have deleted the file in the meantime.
  if (!found || !isReadableByOthers(found.mode)) return;
  changeMode(path, found.mode & 0o700);
  // Some file systems ignore the new mode without an error.
  if (isReadableByOthers(statSync(path).mode))
    throw Object.assign(new Error('The mode did not change.'), { code: 'ENOTSUP' });
}

/** Restricts a path and everything below it. Symbolic links and their targets are not changed. */
function restrictTree(path: string, changeMode: typeof chmodSync): void {
  restrictPath(path, changeMode);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) restrictPath(join(entry.parentPath, entry.name), changeMode);
  }
}

/**
 * Restricts the folder to its owner. A folder that contains other files, such as `/tmp`, is not changed, because other
 * users may need it.
 */
function restrictFolder(folder: string, changeMode: typeof chmodSync): void {
  const otherEntry = readdirSync(folder).find((name) => !OWN_ENTRY.test(name));
  if (otherEntry !== undefined && isReadableByOthers(statSync(folder).mode))
    throw new StartupError(
      `The data folder ${folder} is open to other users, and contains ${otherEntry}, which does not belong to the site. ` +
        `Set DATA_FOLDER to another folder, or run: chmod 700 ${folder}`,
    );
  restrictPath(folder, changeMode);
}

/**
 * Restricts the data folder (0700) and the files of the site (0600) to their owner, also after an earlier start with other
 * modes. Throws StartupError if that is not possible. Does nothing on Windows, which has no file modes.
 */
export function restrictDataFolder(folder: string, changeMode = chmodSync): void {
  if (!hasModes) return;
  try {
    restrictFolder(folder, changeMode);
    for (const name of readdirSync(folder))
      if (OWN_ENTRY.test(name)) restrictTree(join(folder, name), changeMode);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data folder ${folder} is open to other users, and its modes cannot be changed (${code}). ` +
        `Run as its owner: chmod -R go= ${folder}. Or set DATA_FOLDER to another folder.`,
    );
  }
}

/** Codes of Node, and numbers of the embedded engine for the same errors. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', 51, 19]);
const REFUSED = new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 2, 63, 69]);

/** What an operator can do about a data folder that cannot be written; other errors as they are. */
export function explainDataFolderError(folder: string, error: unknown): unknown {
  const { code, errno } = (error ?? {}) as { code?: unknown; errno?: unknown };
  if (FULL.has(code) || FULL.has(errno))
    return new StartupError(
      `The disk of the data folder ${folder} is full. Make room on it, then start the site again.`,
    );
  if (REFUSED.has(code) || REFUSED.has(errno))
    return new StartupError(
      `The data folder ${folder} cannot be written by this user. Run as its owner, or set DATA_FOLDER to another folder.`,
    );
  return error;
}

/** Creates the data folder. From now on, only the owner can read the folder and all files that this process creates. */
export function prepareDataFolder(folder: string): void {
  process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data folder ${folder} cannot be created (${code}). Set DATA_FOLDER to another folder.`,
    );
  }
  restrictDataFolder(folder);
}

type SecretSettings = Pick<Environment, 'SESSION_SECRET' | 'DATA_FOLDER'>;

const getSecretFile = ({ DATA_FOLDER }: SecretSettings) => join(DATA_FOLDER, 'session-secret');

/** The secret that signs links and sessions. `undefined` for a site that has none yet. */
export function findSessionSecret(environment: SecretSettings): string | undefined {
  if (environment.SESSION_SECRET) return environment.SESSION_SECRET;
  const file = getSecretFile(environment);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The secret of the settings, or one that is created once and stored in the data folder. */
export function readSessionSecret(environment: SecretSettings): string {
  const found = findSessionSecret(environment);
  if (found !== undefined) return found;
  const file = getSecretFile(environment);
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

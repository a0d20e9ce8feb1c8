import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.server';

/** What the site itself keeps in its data folder; nothing else there is changed. */
const OWN_ENTRY = /^(database|database\.lock|session-secret)(\..+)?$/;

const hasModes = process.platform !== 'win32';

const isOpenToOthers = (mode: number) => (mode & 0o077) !== 0;

function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  // A site that is running in the folder removes files of its own at any time.
  if (!found || !isOpenToOthers(found.mode)) return;
  chmodSync(path, found.mode & 0o700);
  // Some file systems accept a mode and keep their own.
  if (isOpenToOthers(statSync(path).mode))
    throw Object.assign(new Error('The mode did not change.'), { code: 'ENOTSUP' });
}

/** The entry and all below it. Symbolic links below it are left alone, as is what they lead to. */
function closeTree(path: string): void {
  closeToOthers(path);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) closeToOthers(join(entry.parentPath, entry.name));
  }
}

/**
 * Makes a folder that others can read readable by its owner alone. A folder that also holds something else may be meant
 * for others, as `/tmp` is: its modes are for its owner to change.
 */
function closeFolder(folder: string): void {
  const foreign = readdirSync(folder).find((name) => !OWN_ENTRY.test(name));
  if (foreign !== undefined && isOpenToOthers(statSync(folder).mode))
    throw new StartupError(
      `The data folder ${folder} is open to other users, and holds ${foreign}, which is not the site's. ` +
        `Choose a folder of its own with DATA_FOLDER, or close this one: chmod 700 ${folder}`,
    );
  closeToOthers(folder);
}

/**
 * Lets the owner alone read the data folder (0700) and what the site keeps in it (0600), also where an earlier start
 * left it open. Throws StartFault where that cannot be done. Windows has no such modes: there it does nothing.
 */
export function closeDataFolder(folder: string): void {
  if (!hasModes) return;
  try {
    closeFolder(folder);
    for (const name of readdirSync(folder)) if (OWN_ENTRY.test(name)) closeTree(join(folder, name));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The data folder ${folder} is open to other users and cannot be closed to them (${code}). ` +
        `Close it as its owner, chmod -R go= ${folder}, or choose another with DATA_FOLDER.`,
    );
  }
}

/** Makes the data folder, for its owner alone. Files that this process makes from now on are its owner's alone, too. */
export function prepareDataFolder(folder: string): void {
  process.umask(0o077);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`The folder ${folder} cannot be made (${code}). Choose another with DATA_FOLDER.`);
  }
  closeDataFolder(folder);
}

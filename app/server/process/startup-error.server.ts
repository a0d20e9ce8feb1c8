import { inspect } from 'node:util';
import { DataFolderInUseError } from '../db/data-folder-lock.server';
import { InvalidSettingsError } from '../env.server';
import { DamagedFileError, ObjectStoreError } from '../files/object-store.server';

/** Why the site cannot start, and what the operator can do, in one line. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/**
 * Prints errors that the operator can fix in one line each, without a stack trace, and ends the process with 1. `failure`: what an error of
 * another kind means.
 */
export function printStartupError(error: unknown, failure = 'the site could not start'): never {
  if (error instanceof InvalidSettingsError) {
    for (const issue of error.issues) process.stderr.write(`${issue}\n`);
  } else if (error instanceof StartupError || error instanceof DataFolderInUseError) {
    process.stderr.write(`${error.message}\n`);
  } else if (error instanceof ObjectStoreError || error instanceof DamagedFileError) {
    process.stderr.write(`Error: ${error.message}\n`);
  } else {
    process.stderr.write(
      `Error: ${failure}: ${error instanceof Error ? (error.stack ?? error.message) : inspect(error)}\n`,
    );
  }
  process.exit(1);
}

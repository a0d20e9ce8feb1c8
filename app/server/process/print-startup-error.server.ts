import { DataFolderInUseError } from '../db/data-folder-lock.server';
import { InvalidSettingsError } from '../env.server';
import { StartupError } from './startup-error.server';

/** What the owner can mend is said in one line each, without a stack trace; then the process ends with 1. */
export function printStartupError(error: unknown): never {
  if (error instanceof InvalidSettingsError) {
    for (const fault of error.issues) process.stderr.write(`${fault}\n`);
  } else if (error instanceof StartupError || error instanceof DataFolderInUseError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    process.stderr.write(
      `The site could not start: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
    );
  }
  process.exit(1);
}

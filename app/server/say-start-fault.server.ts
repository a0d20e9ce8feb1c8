import { DataFolderInUseError } from './db/folder-lock.server';
import { WrongSettingsError } from './env.server';
import { StartFault } from './start-fault.server';

/** What the owner can mend is said in one line each, without a stack trace; then the process ends with 1. */
export function sayStartFault(error: unknown): never {
  if (error instanceof WrongSettingsError) {
    for (const fault of error.faults) process.stderr.write(`${fault}\n`);
  } else if (error instanceof StartFault || error instanceof DataFolderInUseError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    process.stderr.write(
      `The site could not start: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
    );
  }
  process.exit(1);
}

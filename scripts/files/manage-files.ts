import { parseArgs } from 'node:util';
import type { FilesCommand } from '../../app/server/process/manage-files.server.ts';
import { loadAppModule } from '../site/load-app-module.ts';

const USAGE = `Usage: npm run files -- <command>

move s3|database [--dry-run]      moves all attachments and uploaded pictures there, also while the site runs
count                             how many files are where
backups                           lists the backups in the file store
download <backup> <new-file>      copies a backup from the file store, to check and restore it
`;

function readCommand(): FilesCommand | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [kind, first, second, ...others] = positionals;
    if (others.length > 0) return undefined;
    if (kind === 'move' && (first === 's3' || first === 'database') && second === undefined)
      return { kind, to: first, isDryRun: values['dry-run'] };
    if ((kind === 'count' || kind === 'backups') && first === undefined) return { kind };
    if (kind === 'download' && first !== undefined && second !== undefined)
      return { kind, backup: first, path: second };
  } catch {
    // The usage lists what is allowed.
  }
  return undefined;
}

const command = readCommand();
if (command) {
  const { runFiles } = await loadAppModule<typeof import('../../app/server/process/manage-files.server.ts')>(
    './app/server/process/manage-files.server.ts',
  );
  await runFiles(command);
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

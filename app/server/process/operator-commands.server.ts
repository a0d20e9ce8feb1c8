import { parseArgs } from 'node:util';
import { runBackUp } from './back-up.server';
import { runInviteAdmin } from './invite-site-admin.server';
import { type FilesCommand, runFiles } from './manage-site-files.server';
import { runRestore } from './restore.server';

interface OperatorCommand {
  usage: string;
  /** Undefined for arguments that the usage does not have. */
  start(args: readonly string[]): Promise<void> | undefined;
}

const flag = { type: 'boolean', default: false } as const;

function startInvite([email, ...others]: readonly string[]): Promise<void> | undefined {
  return email === undefined || others.length > 0 ? undefined : runInviteAdmin(email);
}

function startBackup([file, ...others]: readonly string[]): Promise<void> | undefined {
  return others.length > 0 || file?.startsWith('-') ? undefined : runBackUp(file);
}

function startRestore(args: readonly string[]): Promise<void> | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: flag, replace: flag, yes: flag },
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) return undefined;
  return runRestore({ path, isCheck: values.check, replaces: values.replace, isConfirmed: values.yes });
}

function readFilesCommand(args: readonly string[]): FilesCommand | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'dry-run': flag },
  });
  const [kind, first, second, ...others] = positionals;
  if (others.length > 0) return undefined;
  if (kind === 'move' && (first === 's3' || first === 'database') && second === undefined)
    return { kind, to: first, isDryRun: values['dry-run'] };
  if ((kind === 'count' || kind === 'backups') && first === undefined) return { kind };
  if (kind === 'download' && first !== undefined && second !== undefined)
    return { kind, backup: first, path: second };
  return undefined;
}

function startFiles(args: readonly string[]): Promise<void> | undefined {
  const command = readFilesCommand(args);
  return command && runFiles(command);
}

/** What an operator runs beside the site: `main.js` has all of them after a build, scripts of `package.json` run them from the sources. */
export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  invite: {
    usage:
      'invite <email>                           makes a user an admin and prints a link that sets the password\n',
    start: startInvite,
  },
  backup: {
    usage: 'backup [<new-file>]                      writes all tables and files to one new file\n',
    start: startBackup,
  },
  restore: {
    usage: `restore <file> [--check]                 verifies a backup in a temporary database and changes nothing
restore <file> [--replace] [--yes]       restores it; --replace deletes what is there, --yes does not ask before
`,
    start: startRestore,
  },
  files: {
    usage: `files move s3|database [--dry-run]       moves all attachments and uploaded pictures there
files count                              how many files are where
files backups                            lists the backups in the file store
files download <backup> <new-file>       copies a backup from the file store, to check and restore it
`,
    start: startFiles,
  },
};

/** Node throws for options that a command does not have. */
function startCommand(command: OperatorCommand, args: readonly string[]): Promise<void> | undefined {
  try {
    return command.start(args);
  } catch {
    return undefined;
  }
}

/**
 * Runs a command with its arguments. For others it prints the usage, and the process ends with 2. `usageOfOthers`: what the program does
 * beside these commands.
 */
export async function runOperatorCommand(
  [name = '', ...args]: readonly string[],
  usageOfOthers = '',
): Promise<void> {
  const command = Object.hasOwn(operatorCommands, name) ? operatorCommands[name] : undefined;
  const running = command && startCommand(command, args);
  if (running) return running;
  const usage = command
    ? command.usage
    : usageOfOthers +
      Object.values(operatorCommands)
        .map(({ usage }) => usage)
        .join('');
  process.stderr.write(`Usage:\n${usage}`);
  process.exitCode = 2;
}

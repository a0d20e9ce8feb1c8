import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The paths that the commands can have in the folders of PATH. Most of them do not exist. */
export function listCommandPaths(commands: readonly string[], pathVariable: string | undefined): string[] {
  const folders = (pathVariable ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/**
 * The output of `--version`, or undefined if the program does not start. A file alone proves little: a placeholder
 * package or a build for another platform exists but does not start. On Windows the output is empty, because browsers
 * open a window instead of printing their version.
 */
export function readProgramVersion(
  program: string,
  extraArguments: readonly string[] = [],
): string | undefined {
  if (!existsSync(program)) return undefined;
  if (process.platform === 'win32') return '';
  const { status, stdout } = spawnSync(program, ['--version', ...extraArguments], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  return status === 0 ? stdout : undefined;
}

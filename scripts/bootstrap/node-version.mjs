import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { log } from './log.mjs';
import { projectPath } from './project-paths.mjs';
import { StartupError } from './startup-error.mjs';

/** The bootstrap scripts need this version. */
const MIN_VERSION = [20, 0];
/** The other scripts need this version: it runs TypeScript files without a flag. */
const MIN_VERSION_FOR_TYPESCRIPT = [22, 22];

export function isAtLeast(version, [major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

export function requireSupportedNode(version = process.version) {
  if (isAtLeast(version, MIN_VERSION)) return;
  throw new StartupError(
    `Error: Tessera needs Node 20 or later. This is Node ${version.replace(/^v/, '')}.\n` +
      'Install a current version from https://nodejs.org, then run the same command again.',
  );
}

/**
 * The Node that runs the site: the installed dependency or, where it does not start, the Node of the machine if its version
 * is sufficient.
 */
export function chooseNode() {
  const bundled = projectPath(
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(bundled) && spawnSync(bundled, ['--version']).status === 0) return bundled;
  if (isAtLeast(process.version, MIN_VERSION_FOR_TYPESCRIPT)) {
    log(`The bundled Node 24 does not start. Using Node ${process.version.slice(1)} of this machine.`);
    return process.execPath;
  }
  throw new StartupError(
    `Error: the bundled Node 24 does not start, and Node ${process.version.slice(1)} of this machine is older than ` +
      `${MIN_VERSION_FOR_TYPESCRIPT.join('.')}.\n` +
      'If npm does not run install scripts, run: npm rebuild node --ignore-scripts=false\n' +
      'Otherwise install Node 24 from https://nodejs.org, then run the same command again.',
  );
}

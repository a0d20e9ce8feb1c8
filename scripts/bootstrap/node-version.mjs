import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { log } from './log.mjs';
import { projectPath } from './project-paths.mjs';
import { StartupError } from './startup-error.mjs';

const OLDEST_TO_BEGIN = [20, 0];
/** From here on Node runs TypeScript files without a flag, which the scripts and the tests rely on. */
const OLDEST_TO_RUN_ALONE = [22, 22];

export function isAtLeast(version, [major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

export function requireSupportedNode(version = process.version) {
  if (isAtLeast(version, OLDEST_TO_BEGIN)) return;
  throw new StartupError(
    `Tessera needs Node 20 or newer to begin; this is Node ${version.replace(/^v/, '')}.\n` +
      'Install a current one from https://nodejs.org and run the same command again.',
  );
}

/**
 * The Node that runs the site: the one installed as a dependency or, where it has no build for this
 * platform, the machine's own when that is new enough.
 */
export function chooseNode() {
  const bundled = projectPath(
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(bundled) && spawnSync(bundled, ['--version']).status === 0) return bundled;
  if (isAtLeast(process.version, OLDEST_TO_RUN_ALONE)) {
    log(`The bundled Node 24 does not run here; using this machine's Node ${process.version.slice(1)}.`);
    return process.execPath;
  }
  throw new StartupError(
    `The bundled Node 24 does not run here, and this machine's Node ${process.version.slice(1)} is older than ` +
      `${OLDEST_TO_RUN_ALONE.join('.')}.\n` +
      'If npm was told not to run install scripts, fetch it with: npm rebuild node --ignore-scripts=false\n' +
      'Otherwise install Node 24 from https://nodejs.org and run the same command again.',
  );
}

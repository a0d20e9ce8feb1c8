import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/**
 * The path of a Chromium or Chrome: the one named by CHROMIUM_PATH, an installed one, Playwright's own, or (with
 * `mayInstall`, as root on Debian and its kin) the distribution's package, installed now.
 * Throws NoBrowserError, whose message says what to do.
 */
export function findBrowser({ mayInstall = false } = {}): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new NoBrowserError(`CHROMIUM_PATH names ${named}, which does not start as a browser.`);
  }
  const found = candidates().find(runs);
  if (found) return found;
  if (mayInstall && installPackage()) {
    const installed = candidates().find(runs);
    if (installed) return installed;
  }
  throw new NoBrowserError(
    'No browser found for the browser tests. Install Chromium or Chrome, or run "npx playwright install chromium",\n' +
      'or set CHROMIUM_PATH to the program of one that is installed elsewhere.',
  );
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const commands = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...commands, ...USUAL_PLACES, chromium.executablePath()];
}

/** A file alone proves little: a stand-in package or a build for another platform is there but does not start. */
function runs(program: string): boolean {
  if (!existsSync(program)) return false;
  // On Windows the browser opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  return spawnSync(program, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}

function installPackage(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  process.stdout.write('No browser found; installing the package chromium…\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { env, timeout: 600_000 }).status === 0;
  return aptGet('update') && aptGet('install', '--yes', '--no-install-recommends', 'chromium');
}

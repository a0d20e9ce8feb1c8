import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { listCommandPaths, readProgramVersion } from './installed-programs.ts';

/** In order. The headless shell is Chromium without windows: tests need about a seventh less processor time with it. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const DEFAULT_LOCATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/**
 * The path of a Chromium or Chrome: the one of CHROMIUM_PATH, an installed one, or the one of Playwright. Undefined without one.
 * Throws NoBrowserError when CHROMIUM_PATH names something else.
 */
export function findInstalledBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (!configured) return listCandidates().find(canStart);
  if (canStart(configured)) return configured;
  throw new NoBrowserError(`CHROMIUM_PATH names ${configured}, which does not start as a browser.`);
}

/**
 * An installed browser, or (with `mayInstall`, as root on Debian and its derivatives) the package of the distribution, which is
 * installed then. Throws NoBrowserError; its message describes the solution.
 */
export function findBrowser({ mayInstall = false } = {}): string {
  const found =
    findInstalledBrowser() ?? (mayInstall && installPackage() ? findInstalledBrowser() : undefined);
  if (found) return found;
  throw new NoBrowserError(
    'No browser found for the browser tests. Install Chromium or Chrome, or run "npx playwright install chromium",\n' +
      'or set CHROMIUM_PATH to the program of one that is installed elsewhere.',
  );
}

const listCandidates = (): string[] => [
  ...listCommandPaths(COMMANDS, process.env.PATH),
  ...DEFAULT_LOCATIONS,
  chromium.executablePath(),
];

const canStart = (program: string): boolean => readProgramVersion(program, ['--no-sandbox']) !== undefined;

/** In order: not every release has the first one. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

function installPackage(): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  process.stdout.write('No browser found; installing the package chromium…\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { env, timeout: 600_000 }).status === 0;
  const install = (name: string) => aptGet('install', '--yes', '--no-install-recommends', name);
  return aptGet('update') && PACKAGES.some(install);
}

import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { NoBrowserError } from './find-browser.ts';
import { listCommandPaths, readProgramVersion } from './installed-programs.ts';

const FIREFOX_COMMANDS = ['firefox', 'firefox-esr'];

/**
 * Playwright drives a released Firefox by WebDriver BiDi and sends `emulation.setMediaFeaturesOverride` to every page,
 * a command that Firefox has since version 159.
 */
const MIN_FIREFOX_VERSION = 159;

/** The options of a Playwright project for a browser that is not Chromium. */
export interface OtherBrowser {
  browserName: 'firefox' | 'webkit';
  /** Selects WebDriver BiDi. Absent for the builds of Playwright, which have their own protocol. */
  channel?: 'moz-firefox';
  executablePath: string;
}

/** Where browsers can be installed. */
interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** The paths of Playwright's own builds, which may not be installed. */
  builds: { firefox: string; webkit: string };
  /** Paths of a released Firefox outside PATH. */
  firefoxLocations: readonly string[];
}

const describeThisMachine = (): Machine => ({
  env: process.env,
  builds: { firefox: firefox.executablePath(), webkit: webkit.executablePath() },
  firefoxLocations: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
});

/**
 * The installed browsers besides Chromium that Playwright can drive, at most one Firefox and one WebKit:
 * - Firefox: the one of FIREFOX_PATH, the build of Playwright, or a released one.
 * - WebKit: the one of WEBKIT_PATH or the build of Playwright. Playwright cannot drive Safari and other WebKits.
 *
 * Throws NoBrowserError if a path in the environment cannot be used.
 */
export function findOtherBrowsers(machine = describeThisMachine()): OtherBrowser[] {
  return [findFirefox(machine), findWebKit(machine)].filter((browser) => browser !== undefined);
}

function findFirefox({ env, builds, firefoxLocations }: Machine): OtherBrowser | undefined {
  const configured = env.FIREFOX_PATH;
  if (configured && configured !== builds.firefox) {
    if (isSupportedFirefox(configured)) return toBiDiFirefox(configured);
    throw new NoBrowserError(
      `FIREFOX_PATH names ${configured}, which is not a Firefox of version ${MIN_FIREFOX_VERSION} or later.`,
    );
  }
  if (existsSync(builds.firefox)) return { browserName: 'firefox', executablePath: builds.firefox };
  const released = [...listCommandPaths(FIREFOX_COMMANDS, env.PATH), ...firefoxLocations];
  const found = released.find(isSupportedFirefox);
  return found === undefined ? undefined : toBiDiFirefox(found);
}

function findWebKit({ env, builds }: Machine): OtherBrowser | undefined {
  const executablePath = env.WEBKIT_PATH ?? builds.webkit;
  if (existsSync(executablePath)) return { browserName: 'webkit', executablePath };
  if (env.WEBKIT_PATH)
    throw new NoBrowserError(`WEBKIT_PATH names ${env.WEBKIT_PATH}, which does not exist.`);
  return undefined;
}

const toBiDiFirefox = (executablePath: string): OtherBrowser => ({
  browserName: 'firefox',
  channel: 'moz-firefox',
  executablePath,
});

function isSupportedFirefox(program: string): boolean {
  const version = /Firefox (\d+)/.exec(readProgramVersion(program) ?? '')?.[1];
  return Number(version) >= MIN_FIREFOX_VERSION;
}

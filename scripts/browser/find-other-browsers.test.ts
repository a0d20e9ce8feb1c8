import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findOtherBrowsers } from './find-other-browsers';

let folder: string;
const noBuilds = { firefox: '/nowhere/firefox', webkit: '/nowhere/webkit' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-browsers-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a program that prints a version. */
async function writeProgram(name: string, version: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\necho "${version}"\n`);
  await chmod(path, 0o755);
  return path;
}

it('finds nothing on a machine without other browsers', () => {
  expect(findOtherBrowsers({ PATH: folder }, noBuilds)).toEqual([]);
});

it('prefers the builds of Playwright', async () => {
  await writeProgram('firefox', 'Mozilla Firefox 170.0');
  const builds = {
    firefox: await writeProgram('playwright-firefox', ''),
    webkit: await writeProgram('playwright-webkit', ''),
  };
  expect(findOtherBrowsers({ PATH: folder }, builds)).toEqual([
    { browserName: 'firefox', executablePath: builds.firefox },
    { browserName: 'webkit', executablePath: builds.webkit },
  ]);
});

it('uses a released Firefox by WebDriver BiDi', async () => {
  const executablePath = await writeProgram('firefox-esr', 'Mozilla Firefox 159.1.0esr');
  const expected = [{ browserName: 'firefox', channel: 'moz-firefox', executablePath }];
  expect(findOtherBrowsers({ PATH: folder }, noBuilds)).toEqual(expected);
  expect(findOtherBrowsers({ FIREFOX_PATH: executablePath }, noBuilds)).toEqual(expected);
});

it('ignores a Firefox that is too old, and refuses it as FIREFOX_PATH', async () => {
  const old = await writeProgram('firefox-esr', 'Mozilla Firefox 140.12.0esr');
  expect(findOtherBrowsers({ PATH: folder }, noBuilds)).toEqual([]);
  expect(() => findOtherBrowsers({ FIREFOX_PATH: old }, noBuilds)).toThrow('version 159 or later');
});

it('uses WEBKIT_PATH, and refuses one that does not exist', async () => {
  const executablePath = await writeProgram('webkit', '');
  expect(findOtherBrowsers({ WEBKIT_PATH: executablePath }, noBuilds)).toEqual([
    { browserName: 'webkit', executablePath },
  ]);
  expect(() => findOtherBrowsers({ WEBKIT_PATH: '/nowhere' }, noBuilds)).toThrow('does not exist');
});

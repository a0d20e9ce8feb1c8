import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findOtherBrowsers } from './find-other-browsers';

const NO_BUILDS = { firefox: '/nowhere/firefox', webkit: '/nowhere/webkit' };

let folder: string;

const find = (env: Record<string, string>, builds = NO_BUILDS) =>
  findOtherBrowsers({ env, builds, firefoxLocations: [] });

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
  expect(find({ PATH: folder })).toEqual([]);
});

it('prefers the builds of Playwright', async () => {
  await writeProgram('firefox', 'Mozilla Firefox 170.0');
  const builds = {
    firefox: await writeProgram('playwright-firefox', ''),
    webkit: await writeProgram('playwright-webkit', ''),
  };
  expect(find({ PATH: folder }, builds)).toEqual([
    { browserName: 'firefox', executablePath: builds.firefox },
    { browserName: 'webkit', executablePath: builds.webkit },
  ]);
});

it('uses a released Firefox by WebDriver BiDi', async () => {
  const executablePath = await writeProgram('firefox-esr', 'Mozilla Firefox 159.1.0esr');
  const expected = [{ browserName: 'firefox', channel: 'moz-firefox', executablePath }];
  expect(find({ PATH: folder })).toEqual(expected);
  expect(find({ FIREFOX_PATH: executablePath })).toEqual(expected);
});

it('ignores a Firefox that is too old, and refuses it as FIREFOX_PATH', async () => {
  const old = await writeProgram('firefox-esr', 'Mozilla Firefox 140.12.0esr');
  expect(find({ PATH: folder })).toEqual([]);
  expect(() => find({ FIREFOX_PATH: old })).toThrow('version 159 or later');
});

it('uses WEBKIT_PATH, and refuses one that does not exist', async () => {
  const executablePath = await writeProgram('webkit', '');
  expect(find({ WEBKIT_PATH: executablePath })).toEqual([{ browserName: 'webkit', executablePath }]);
  expect(() => find({ WEBKIT_PATH: '/nowhere' })).toThrow('does not exist');
});

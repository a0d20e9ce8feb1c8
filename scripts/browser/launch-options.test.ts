import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { launchArguments } from './launch-options';

const readDisabledFeatures = (commandLine: string) =>
  /--disable-features=(\S+)/.exec(commandLine)?.[1]?.split(',') ?? [];

/** The command line of Playwright for Chromium. Its error message contains it when the program is not a browser. */
async function readPlaywrightCommandLine(): Promise<string> {
  const launchError: unknown = await chromium
    .launch({ executablePath: process.execPath })
    .catch((error) => error);
  return String(launchError);
}

it('disables every feature that Playwright disables', async () => {
  const disabledByPlaywright = readDisabledFeatures(await readPlaywrightCommandLine());
  expect(disabledByPlaywright).toContain('MediaRouter');
  expect(readDisabledFeatures(launchArguments.join(' '))).toEqual(
    expect.arrayContaining(disabledByPlaywright),
  );
});

import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { launchArguments } from './launch-options';

const featuresOffIn = (commandLine: string) =>
  /--disable-features=(\S+)/.exec(commandLine)?.[1]?.split(',') ?? [];

/** What Playwright would start a browser with, as it says when the program turns out to be none. */
async function commandLineOfPlaywright(): Promise<string> {
  const refusal: unknown = await chromium
    .launch({ executablePath: process.execPath })
    .catch((error) => error);
  return String(refusal);
}

it('switches off whatever Playwright switches off, too', async () => {
  const ofPlaywright = featuresOffIn(await commandLineOfPlaywright());
  expect(ofPlaywright).toContain('MediaRouter');
  expect(featuresOffIn(launchArguments.join(' '))).toEqual(expect.arrayContaining(ofPlaywright));
});

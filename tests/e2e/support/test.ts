import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { BrowserErrors } from '../../../scripts/browser/browser-errors.ts';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site.ts';
import { copyPreparedData } from './prepared-data.ts';

interface TestFixtures {
  /** Errors in the browser. A test fails on every error that it does not expect with `browserErrors.expect`. */
  browserErrors: BrowserErrors;
}

interface WorkerFixtures {
  /** Additional settings of the site. `test.use({ siteSettings })` gives a file its own site. */
  siteSettings: Readonly<Record<string, string>>;
  /** The production site with its own database. The tests of one worker share it, one after another. */
  site: RunningSite;
}

/** All tests have one IP address. A test of the limits sets its own limit. */
const DEFAULT_SETTINGS = { FORMS_PER_MINUTE: '10000' };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteSettings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteSettings }, use) => {
      const dataFolder = await copyPreparedData();
      const site = await startProductionSite({
        dataFolder,
        settings: { ...DEFAULT_SETTINGS, ...siteSettings },
        // The sample business is many statements, which optimised code runs in half the time.
        isShortLived: siteSettings.DEMO_BUSINESS !== 'on',
      });
      await use(site);
      await site.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  browserErrors: [
    async ({ context, site }, use) => {
      const browserErrors = new BrowserErrors(site.url);
      browserErrors.watch(context);
      await use(browserErrors);
      expect(browserErrors.findUnexpected(), 'the browser has no unexpected errors').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

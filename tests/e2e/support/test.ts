import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { BrowserErrors } from '../../../scripts/browser/browser-errors.ts';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site.ts';

interface OfEachTest {
  /** What went wrong in the browser. Nothing may, unless the test says so with `faults.expect`. */
  browserErrors: BrowserErrors;
}

interface OfEachWorker {
  /** Settings of the site beyond the usual ones; `test.use({ siteSettings })` gives a file a site of its own. */
  siteSettings: Readonly<Record<string, string>>;
  /** The production site with a database of its own. Tests of one worker share it, one after the other. */
  site: RunningSite;
}

/** Many tests come from one address; a test of the limits sets its own. */
const settingsOfTests = { FORMS_PER_MINUTE: '10000' };

export const test = base.extend<OfEachTest, OfEachWorker>({
  siteSettings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteSettings }, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-e2e-'));
      const site = await startProductionSite({
        dataFolder,
        settings: { ...settingsOfTests, ...siteSettings },
      });
      await use(site);
      await site.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  faults: [
    async ({ context, site }, use) => {
      const faults = new BrowserErrors(site.url);
      faults.watch(context);
      await use(faults);
      expect(faults.findUnexpected(), 'nothing unexpected goes wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

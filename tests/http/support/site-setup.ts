import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProductionSite } from '../../../scripts/site/production-site';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The production site on an embedded database, for all tests that leave it as it is. */
    siteUrl: string;
    /** Its `SESSION_SECRET`, for links as its letters carry them. */
    siteSecret: string;
  }
}

/** Once for all tests; those that change something of it start their own. */
export default async function setUpSite(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-http-'));
  const siteSecret = 'a secret of thirty-two letters and more';
  const site = await startProductionSite({
    dataFolder,
    settings: { FORMS_PER_MINUTE: '100000', SESSION_SECRET: siteSecret },
  });
  project.provide('siteUrl', site.url);
  project.provide('siteSecret', siteSecret);
  return async () => {
    await site.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}

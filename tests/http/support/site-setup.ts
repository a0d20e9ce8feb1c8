import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProductionSite } from '../../../scripts/site/production-site';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The production site on an embedded database, for all tests that leave it as it is. */
    siteUrl: string;
  }
}

/** Once for all tests; those that change something of it start their own. */
export default async function setUpSite(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-http-'));
  const site = await startProductionSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000' } });
  project.provide('siteUrl', site.url);
  return async () => {
    await site.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}

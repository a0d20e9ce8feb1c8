import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type RunningSite, startProductionSite } from '../../../scripts/site/production-site';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The production site on an embedded database, for all tests that leave it as it is. */
    siteUrl: string;
    /** The secret of its links, as its letters carry them. */
    siteSecret: string;
    /** What a first start leaves in the data folder, to copy from: see prepared-site.ts. */
    preparedData: string;
  }
}

async function startSharedSite(preparedData: string, dataFolder: string): Promise<RunningSite> {
  await (await startProductionSite({ dataFolder: preparedData })).stop();
  await cp(preparedData, dataFolder, { recursive: true });
  return startProductionSite({ dataFolder, settings: { FORMS_PER_MINUTE: '100000' } });
}

/** Once for all tests; those that change something of it start their own. */
export default async function setUpSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-http-'));
  const preparedData = join(folder, 'prepared');
  const site = await startSharedSite(preparedData, join(folder, 'shared'));
  project.provide('siteUrl', site.url);
  project.provide('siteSecret', (await readFile(join(preparedData, 'session-secret'), 'utf8')).trim());
  project.provide('preparedData', preparedData);
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import {
  type RunningSite,
  type SiteOptions,
  startProductionSite,
} from '../../../scripts/site/production-site';

/**
 * Puts what a first start leaves behind into a data folder that has no database yet. To make it anew takes several times
 * as long, and only tests of the start itself need that.
 */
export async function copySeededData(dataFolder: string): Promise<void> {
  if (existsSync(join(dataFolder, 'database'))) return;
  await cp(inject('preparedData'), dataFolder, { recursive: true });
}

/** Starts a separate site on an embedded database that contains the samples. */
export async function startSeededSite(options: SiteOptions): Promise<RunningSite> {
  await copySeededData(options.dataFolder);
  return startProductionSite({ isShortLived: true, ...options });
}

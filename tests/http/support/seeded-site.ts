import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import {
  type RunningSite,
  type SiteOptions,
  startProductionSite,
} from '../../../scripts/site/production-site';
import { copyDataFolder } from '../../../scripts/test/prepared-data';

/**
 * Puts what a first start leaves behind into a data folder that has no database yet. To make it anew takes several times
 * as long, and only tests of the start itself need that.
 */
export function copySeededData(dataFolder: string): void {
  if (existsSync(join(dataFolder, 'database'))) return;
  copyDataFolder(inject('preparedData'), dataFolder);
}

/** Starts a separate site on an embedded database that contains the samples. */
export async function startSeededSite(options: SiteOptions): Promise<RunningSite> {
  copySeededData(options.dataFolder);
  return startProductionSite({ isShortLived: true, ...options });
}

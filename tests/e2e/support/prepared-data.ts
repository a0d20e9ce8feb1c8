import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import { startProductionSite } from '../../../scripts/site/production-site.ts';

/** Names the folder to the workers, which are processes of their own. */
const FOLDER_VARIABLE = 'E2E_PREPARED_DATA';

/**
 * Starts and stops a site once. Its data folder then has a database with all migrations and samples, which takes several
 * times as long to create as to copy.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  // The configuration does without a browser, so that it can be read everywhere. Tests cannot: this says what to install.
  findBrowser();
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-e2e-prepared-'));
  await (await startProductionSite({ dataFolder, isShortLived: true })).stop();
  process.env[FOLDER_VARIABLE] = dataFolder;
  return () => rm(dataFolder, { recursive: true, force: true });
}

/** Creates a data folder as a first start leaves it. */
export async function copyPreparedData(): Promise<string> {
  const preparedData = process.env[FOLDER_VARIABLE];
  if (!preparedData) throw new Error(`${FOLDER_VARIABLE} is not set`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-e2e-'));
  await cp(preparedData, dataFolder, { recursive: true });
  return dataFolder;
}

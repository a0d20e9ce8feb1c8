import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../../scripts/browser/find-browser.ts';
import { copyDataFolder, prepareData } from '../../../scripts/test/prepared-data.ts';

/** Names the folder to the workers, which are processes of their own. */
const FOLDER_VARIABLE = 'E2E_PREPARED_DATA';

/** Runs once before the workers start. */
export default async function setUp(): Promise<() => Promise<void>> {
  // The configuration does not need a browser, so that it can be read everywhere. Tests cannot: this says what to install.
  findBrowser();
  const { dataFolder, remove } = await prepareData();
  process.env[FOLDER_VARIABLE] = dataFolder;
  return remove;
}

/** Creates a data folder as a first start leaves it. */
export async function copyPreparedData(): Promise<string> {
  const preparedData = process.env[FOLDER_VARIABLE];
  if (!preparedData) throw new Error(`${FOLDER_VARIABLE} is not set`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-e2e-'));
  copyDataFolder(preparedData, dataFolder);
  return dataFolder;
}

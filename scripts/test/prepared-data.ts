import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductionSite } from '../site/production-site.ts';

/** Names the folder of the whole run, which the first stage that needs it fills. */
const RUN_FOLDER_VARIABLE = 'TEST_RUN_FOLDER';

export interface PreparedData {
  /** A data folder as a first start leaves it. It is only copied. */
  dataFolder: string;
  remove(): Promise<void>;
}

/** The stages of this run share what they prepare. It is deleted when the process ends. */
export function sharePreparedData(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-run-'));
  process.env[RUN_FOLDER_VARIABLE] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

async function createData(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-prepared-'));
  await (await startProductionSite({ dataFolder, isShortLived: true })).stop();
  return dataFolder;
}

/** Copies a stopped site's data folder to a new place. `cp` of `node:fs/promises` takes ten times as long for its 1,500 files. */
export const copyDataFolder = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/**
 * Starts and stops a site once. Its database has all migrations and samples, which take several times as long to create as to copy.
 */
export async function prepareData(): Promise<PreparedData> {
  const runFolder = process.env[RUN_FOLDER_VARIABLE];
  if (!runFolder) {
    const dataFolder = await createData();
    return { dataFolder, remove: () => rm(dataFolder, { recursive: true, force: true }) };
  }
  const dataFolder = join(runFolder, 'prepared');
  // A stage that was stopped leaves no incomplete file.
  if (!existsSync(dataFolder)) await rename(await createData(), dataFolder);
  return { dataFolder, remove: async () => {} };
}

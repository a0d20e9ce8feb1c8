import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createHealthyDiagnosis, type Diagnosis } from '../../app/domain/operations/diagnosis.ts';
import { appModules } from './app-modules.ts';

interface StoredDataOptions {
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  dataFolder: string;
  isSiteRunning: boolean;
  hasMailServer: boolean;
  secret: string | undefined;
}

const LOOK_THERE =
  'The running site has the database open: see Jobs and Settings in its back office for jobs, emails and the key.';

/**
 * Reports failed and late jobs, queued emails, and a key with which the data was not made. Reads an embedded database only while no site
 * uses it.
 */
export async function checkStoredData({
  databaseUrl,
  databaseDirectUrl,
  dataFolder,
  isSiteRunning,
  ...settings
}: StoredDataOptions): Promise<Diagnosis[]> {
  const folder = join(dataFolder, 'database');
  if (!databaseUrl && !existsSync(folder)) return [];
  const stored = await appModules.storedData();
  const { openDatabase } = await appModules.database();
  try {
    const options = databaseUrl ? { url: databaseUrl, directUrl: databaseDirectUrl } : { dataFolder: folder };
    return await stored.checkStoredData(() => openDatabase(options), settings);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'data-folder-in-use' && isSiteRunning)
      return [createHealthyDiagnosis(LOOK_THERE)];
    const message = error instanceof Error ? error.message : String(error);
    return [createHealthyDiagnosis(`Jobs, emails and the key were not checked: ${message.split('\n')[0]}`)];
  }
}

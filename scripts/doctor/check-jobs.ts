import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createHealthyDiagnosis, type Diagnosis } from '../../app/domain/operations/diagnosis.ts';
import { appModules } from './app-modules.ts';

interface JobSettings {
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  dataFolder: string;
  isSiteRunning: boolean;
  hasMailServer: boolean;
}

const LOOK_THERE = 'The running site has the database open: see Jobs in its back office for jobs and emails.';

/** Reports failed and late jobs and queued emails. Reads an embedded database only while no site uses it. */
export async function checkJobs({
  databaseUrl,
  databaseDirectUrl,
  dataFolder,
  isSiteRunning,
  hasMailServer,
}: JobSettings): Promise<Diagnosis[]> {
  const folder = join(dataFolder, 'database');
  if (!databaseUrl && !existsSync(folder)) return [];
  const { checkJobHealth } = await appModules.jobHealth();
  const { openDatabase } = await appModules.database();
  try {
    const options = databaseUrl ? { url: databaseUrl, directUrl: databaseDirectUrl } : { dataFolder: folder };
    const health = await checkJobHealth(() => openDatabase(options));
    if (!health) return [];
    const { describeJobHealth } = await appModules.describeJobHealth();
    return describeJobHealth(health, { hasMailServer });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'data-folder-in-use' && isSiteRunning)
      return [createHealthyDiagnosis(LOOK_THERE)];
    const message = error instanceof Error ? error.message : String(error);
    return [createHealthyDiagnosis(`Jobs and emails were not checked: ${message.split('\n')[0]}`)];
  }
}

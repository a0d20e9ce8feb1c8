import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';
import { appModules } from './app-modules.ts';

interface BackupFolder {
  place: 'folder' | 's3';
  folder: string | undefined;
  isNightly: boolean;
}

/** Reports the age of the latest backup in the folder, which can be read while the site runs. */
export async function checkBackups(
  { place, folder, isNightly }: BackupFolder,
  now: Date,
): Promise<Diagnosis> {
  if (place === 's3')
    return createHealthyDiagnosis(
      'Backups are written to the file store every night: see /admin/backups for the latest one.',
    );
  if (folder === undefined)
    return createHealthyDiagnosis(
      'No backups are made: set BACKUP_DIR, unless the PostgreSQL server has backups of its own.',
    );
  const { listBackupFiles } = await appModules.backupFolder();
  const { isBackupOverdue } = await appModules.retention();
  const times = (await listBackupFiles(folder)).map(({ at }) => at.getTime());
  const latest = times.length > 0 ? new Date(Math.max(...times)) : undefined;
  const message = latest
    ? `The latest backup in ${folder} is of ${latest.toISOString()}.`
    : `There is no backup in ${folder}.`;
  if (!isBackupOverdue(latest, now)) return createHealthyDiagnosis(message);
  return isNightly
    ? createProblemDiagnosis(
        `${message} One should be made every night: see /admin/backups, or run: npm run backup`,
      )
    : createHealthyDiagnosis(`${message} In demo mode none is made at night.`);
}

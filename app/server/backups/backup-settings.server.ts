import { join } from 'node:path';
import type { Environment } from '../env.server';

export interface BackupSettings {
  /** Where backups are written to. Without one, only `npm run backup -- <file>` makes them. */
  folder: string | undefined;
  /** Whether a job makes one every night. */
  isNightly: boolean;
}

/**
 * R-BACKUP-1: by default the embedded database is backed up beside itself, and PostgreSQL, which is likely to have backups of its own
 * and several web processes, is not. Sample data needs no backup.
 */
export function getBackupSettings({
  BACKUP_DIR,
  DATA_FOLDER,
  DATABASE_URL,
  DEMO,
}: Pick<Environment, 'BACKUP_DIR' | 'DATA_FOLDER' | 'DATABASE_URL' | 'DEMO'>): BackupSettings {
  if (BACKUP_DIR) return { folder: BACKUP_DIR, isNightly: true };
  if (DATABASE_URL) return { folder: undefined, isNightly: false };
  return { folder: join(DATA_FOLDER, 'backups'), isNightly: !DEMO };
}

import { join } from 'node:path';
import type { Environment } from '../env.server';

export interface BackupSettings {
  place: 'folder' | 's3';
  /** Where backups are written to, if not to the store. Without one, only `npm run backup -- <file>` makes them. */
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
  BACKUPS,
}: Pick<Environment, 'BACKUPS' | 'BACKUP_DIR' | 'DATA_FOLDER' | 'DATABASE_URL' | 'DEMO'>): BackupSettings {
  if (BACKUPS === 's3') return { place: 's3', folder: undefined, isNightly: true };
  const place = 'folder';
  if (BACKUP_DIR) return { place, folder: BACKUP_DIR, isNightly: true };
  if (DATABASE_URL) return { place, folder: undefined, isNightly: false };
  return { place, folder: join(DATA_FOLDER, 'backups'), isNightly: !DEMO };
}

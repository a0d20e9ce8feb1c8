import { loadAppModule } from '../site/load-app-module.ts';

/** Modules of the site, loaded with its import aliases. */
export const appModules = {
  environment: () =>
    loadAppModule<typeof import('../../app/server/env.server.ts')>('./app/server/env.server.ts'),
  misspelledSettings: () =>
    loadAppModule<typeof import('../../app/server/env/misspelled-settings.server.ts')>(
      './app/server/env/misspelled-settings.server.ts',
    ),
  database: () =>
    loadAppModule<typeof import('../../app/server/db/open-database.server.ts')>(
      './app/server/db/open-database.server.ts',
    ),
  backupSettings: () =>
    loadAppModule<typeof import('../../app/server/backups/backup-settings.server.ts')>(
      './app/server/backups/backup-settings.server.ts',
    ),
  backupFolder: () =>
    loadAppModule<typeof import('../../app/server/backups/backup-folder.server.ts')>(
      './app/server/backups/backup-folder.server.ts',
    ),
  objectStore: () =>
    loadAppModule<typeof import('../../app/server/files/open-object-store.server.ts')>(
      './app/server/files/open-object-store.server.ts',
    ),
  fileContents: () =>
    loadAppModule<typeof import('../../app/server/files/file-contents.server.ts')>(
      './app/server/files/file-contents.server.ts',
    ),
  smtp: () =>
    loadAppModule<typeof import('../../app/server/email/smtp.server.ts')>(
      './app/server/email/smtp.server.ts',
    ),
  retention: () =>
    loadAppModule<typeof import('../../app/domain/backups/backup.ts')>('./app/domain/backups/backup.ts'),
  sessionSecret: () =>
    loadAppModule<typeof import('../../app/server/process/data-folder.server.ts')>(
      './app/server/process/data-folder.server.ts',
    ),
  siteId: () =>
    loadAppModule<typeof import('../../app/server/crypto/site-id.server.ts')>(
      './app/server/crypto/site-id.server.ts',
    ),
  storedData: () =>
    loadAppModule<typeof import('../../app/server/operations/check-stored-data.server.ts')>(
      './app/server/operations/check-stored-data.server.ts',
    ),
  checkEnvironment: () =>
    loadAppModule<typeof import('../../app/server/operations/check-environment.server.ts')>(
      './app/server/operations/check-environment.server.ts',
    ),
};

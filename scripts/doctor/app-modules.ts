import { loadAppModule } from '../site/load-app-module.ts';

/** Modules of the site, loaded with its import aliases. */
export const appModules = {
  environment: () =>
    loadAppModule<typeof import('../../app/server/env.server.ts')>('./app/server/env.server.ts'),
  database: () =>
    loadAppModule<typeof import('../../app/server/db/open-database.server.ts')>(
      './app/server/db/open-database.server.ts',
    ),
  jobHealth: () =>
    loadAppModule<typeof import('../../app/server/jobs/job-health.server.ts')>(
      './app/server/jobs/job-health.server.ts',
    ),
};

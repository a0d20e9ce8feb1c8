import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { hasAdmin } from '../accounts/users/invite-admin.server';
import { getBackupSettings } from '../backups/backup-settings.server';
import { makeBackup } from '../backups/make-backup.server';
import { BUILD_ORIGIN, type Environment } from '../env.server';
import { countFiles } from '../files/count-files.server';
import { createHttpServer } from '../http/http-server.server';
import { createLogger } from '../http/logger.server';
import { type ClientAssets, readClientAssets } from '../http/pages/client-assets.server';
import { prerenderPages } from '../http/pages/prerender.server';
import { loadPrerenderedPages, pinRenderedPages } from '../http/pages/prerendered-pages.server';
import { startWorker, type Worker } from '../jobs/worker.server';
import { startHeartbeat } from '../measurements/heartbeat.server';
import { readSiteFacts } from '../measurements/read-site-status.server';
import { warnOfChangedSecret } from '../operations/check-secret.server';
import { startJobMonitor } from '../operations/warn-about-late-jobs.server';
import { seedCatalogue } from '../seed/seed-catalogue.server';
import { seedSamples } from '../seed/seed-samples.server';
import { indexSiteContent } from '../site-search/index-site-content.server';
import { listenForCommands } from './command-socket.server';
import { type Container, createContainer } from './container.server';
import { readSessionSecret } from './data-folder.server';
import { inviteSiteAdmin } from './invite-site-admin.server';
import { createJobHandlers, createJobWarningDeps } from './job-handlers.server';
import { checkAddress, listen } from './listen.server';
import { moveSiteFiles } from './manage-site-files.server';
import { openSiteDatabase } from './open-site-database.server';
import { readSettings } from './read-settings.server';
import { formatStartMessage } from './start-message.server';
import { startTelemetry } from './start-telemetry.server';
import { printStartupError, StartupError } from './startup-error.server';
import { reportReady } from './stop-request.server';
import { prepareServerStop } from './stop-server.server';
import { createThreads } from './threads.server';

const clientFolder = 'build/client';
const pagesFolder = 'build/pages';
const factsFile = 'build/site-facts.json';

/** Stores the prerendered pages. Settings that the build does not know require a new render. */
async function pinPrerenderedPages({ cache }: Container, assets: ClientAssets, environment: Environment) {
  const { CHAT_WIDGET_SRC, CANONICAL_ORIGIN, IS_PUBLIC_DEMO } = environment;
  if (!CHAT_WIDGET_SRC && CANONICAL_ORIGIN === BUILD_ORIGIN && !IS_PUBLIC_DEMO)
    return loadPrerenderedPages(cache, pagesFolder, environment);
  const pages = await prerenderPages(assets, {
    chatWidgetSrc: CHAT_WIDGET_SRC,
    origin: CANONICAL_ORIGIN,
    hasDemoBanner: IS_PUBLIC_DEMO,
  });
  await pinRenderedPages(cache, pages, environment);
}

async function start(): Promise<void> {
  const environment = readSettings(process.env);
  if (!existsSync(join(pagesFolder, 'pages.json')))
    throw new StartupError('Error: the site is not built. Run: npm run build');
  const database = await openSiteDatabase(environment);
  try {
    await checkAddress(environment);
    await database.migrate();
    await seedCatalogue(database);
    await indexSiteContent(database, new Date());
    const assets = readClientAssets(clientFolder);
    const secret = readSessionSecret(environment);
    if (environment.DEMO)
      await seedSamples({ database, secret, now: new Date(), hasBusiness: environment.DEMO_BUSINESS });
    const threads = createThreads(environment);
    const logger = createLogger(environment.LOG_LEVEL);
    await warnOfChangedSecret({ database, secret }, logger);
    const telemetry = await startTelemetry({ environment, database, logger, processKind: 'web' });
    const site = await createContainer({
      environment,
      logger,
      database,
      secret,
      ...threads,
      assets,
      build: build as unknown as ServerBuild,
      mode: 'production',
      clientFolder,
      observeRequest: telemetry.observeRequest,
      startTrace: telemetry.startTrace,
      facts: readSiteFacts(factsFile),
    });
    await pinPrerenderedPages(site, assets, environment);
    const server = createHttpServer({ handle: site.handle, logger: site.logger });
    let worker: Worker | undefined;
    let stopHeartbeat: (() => Promise<void>) | undefined;
    let closeSocket: (() => Promise<void>) | undefined;
    const stopMonitor = startJobMonitor({
      ...createJobWarningDeps({ environment, database, ...threads }),
      logger: site.logger,
    });
    prepareServerStop({
      server,
      site,
      database,
      telemetry,
      stopJobs: async () => {
        stopMonitor();
        await Promise.all([worker?.stop(), stopHeartbeat?.(), closeSocket?.()]);
      },
      drainSeconds: environment.DRAIN_SECONDS,
    });
    const isAdminKnown = await hasAdmin({ db: database.db, demo: environment.DEMO });
    await listen(server.server, environment);
    if (environment.JOBS === 'here') {
      const handlers = createJobHandlers({ environment, database, secret, ...threads });
      worker = await startWorker({
        database,
        handlers,
        logger: site.logger,
        hasOpenRequests: site.hasOpenRequests,
        observeJob: telemetry.observeJob,
        startTrace: telemetry.startTrace,
      });
      stopHeartbeat = startHeartbeat({ db: database.db, logger: site.logger });
    }
    if (database.engine === 'embedded')
      closeSocket = await listenForCommands(environment.DATA_FOLDER, {
        backUp: (path) =>
          makeBackup(
            { database, secret, clock: () => new Date(), ...getBackupSettings(environment) },
            { path, origin: 'command' },
          ),
        moveFiles: (options) => moveSiteFiles({ environment, database }, options),
        inviteAdmin: (email) => inviteSiteAdmin({ environment, database }, email),
        countFiles: () => countFiles(database.db),
      });
    reportReady();
    process.stdout.write(`${formatStartMessage(environment, database.engine, { hasAdmin: isAdminKnown })}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Starts the production server. */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    printStartupError(error);
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { seedSamples } from '../../db/seed/samples';
import { seed } from '../../db/seed/seed';
import { openDatabaseOfSite } from './database-of-site.server';
import { type Environment, originOfTheBuild, readEnvironment } from './env.server';
import { type ClientAssets, readClientAssets } from './http/client-assets.server';
import { createHttpServer } from './http/http-server.server';
import { loadPrerenderedPages, pinRenderedPages } from './http/prerendered-pages.server';
import { createJobHandlers, emailThreadFor } from './job-handlers.server';
import { startWorker, type Worker } from './jobs/worker.server';
import { listen } from './listen.server';
import { prerenderPages } from './prerender.server';
import { reportReady } from './process/stop-request.server';
import { prepareServerStop } from './process/stop-server.server';
import { sayStartFault } from './say-start-fault.server';
import { sessionSecret } from './session-secret.server';
import { createSite, type Site } from './site.server';
import { StartFault } from './start-fault.server';
import { startMessage } from './start-message.server';

const clientFolder = 'build/client';
const pagesFolder = 'build/pages';

/** The pages of the build, as the build made them or with settings that it could not know. */
async function pinPagesOfTheBuild({ cache }: Site, assets: ClientAssets, environment: Environment) {
  const { CHAT_WIDGET_SRC, CANONICAL_ORIGIN, IS_PUBLIC_DEMO } = environment;
  if (!CHAT_WIDGET_SRC && CANONICAL_ORIGIN === originOfTheBuild && !IS_PUBLIC_DEMO)
    return loadPrerenderedPages(cache, pagesFolder, environment);
  const pages = await prerenderPages(assets, {
    chatWidgetSrc: CHAT_WIDGET_SRC,
    origin: CANONICAL_ORIGIN,
    hasDemoBanner: IS_PUBLIC_DEMO,
  });
  await pinRenderedPages(cache, pages, environment);
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  if (!existsSync(join(pagesFolder, 'pages.json')))
    throw new StartFault('There is no build of the site yet. Make one with: npm run build');
  const database = await openDatabaseOfSite(environment);
  try {
    await database.migrate();
    await seed(database);
    const assets = readClientAssets(clientFolder);
    const secret = sessionSecret(environment);
    if (environment.DEMO) await seedSamples({ database, secret, now: new Date() });
    const emailThread = emailThreadFor(environment);
    const site = await createSite({
      environment,
      database,
      secret,
      emailThread,
      assets,
      build: build as unknown as ServerBuild,
      mode: 'production',
      clientFolder,
    });
    await pinPagesOfTheBuild(site, assets, environment);
    const server = createHttpServer({ handle: site.handle, logger: site.logger });
    let worker: Worker | undefined;
    prepareServerStop({
      ...{ server, site, database },
      stopJobs: async () => worker?.stop(),
      drainSeconds: environment.DRAIN_SECONDS,
    });
    await listen(server.server, environment);
    if (environment.JOBS === 'here') {
      const handlers = createJobHandlers({ environment, database, secret, emailThread });
      worker = await startWorker({ database, handlers, logger: site.logger });
    }
    reportReady();
    process.stdout.write(`${startMessage(environment, database.engine)}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Starts the production server. What the owner can mend is said in one line each, without a stack trace. */
export async function startServer(): Promise<void> {
  try {
    await start();
  } catch (error) {
    sayStartFault(error);
  }
}
